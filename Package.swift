// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StepMask",
  products: [
    .library(name: "StepMask", targets: ["StepMask"]),
    .library(name: "StepMaskText", targets: ["StepMaskText"]),
    .library(name: "StepMaskTerminal", targets: ["StepMaskTerminal"]),
    .executable(name: "Demo", targets: ["Demo"]),
  ],
  targets: [
    .target(name: "StepMask"),
    .target(name: "StepMaskText", dependencies: ["StepMask"]),
    .target(name: "StepMaskTerminal", dependencies: ["StepMask", "StepMaskText"]),
    .executableTarget(
      name: "Demo", dependencies: ["StepMask", "StepMaskText", "StepMaskTerminal"], path: "Demo"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["StepMask", "StepMaskText", "StepMaskTerminal", "TerminalBudget"],
      path: "Tests/Benchmarks"),
    .target(
      name: "TerminalBudget", dependencies: ["StepMaskText", "StepMaskTerminal"],
      path: "Tests/TerminalBudget"),
    .executableTarget(
      name: "HistoryWriter", dependencies: ["StepMask"], path: "Tests/HistoryWriter"),
    .testTarget(
      name: "StepMaskTests", dependencies: ["StepMask", "HistoryWriter"],
      resources: [.copy("Resources")]),
    .testTarget(name: "StepMaskTextTests", dependencies: ["StepMaskText"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["StepMask", "StepMaskText", "StepMaskTerminal"],
      path: "Tests/TerminalProbe"),
    .testTarget(
      name: "StepMaskTerminalTests",
      dependencies: ["StepMaskTerminal", "TerminalBudget", "TerminalProbe", "Demo"]),
    .testTarget(name: "DemoTests", dependencies: ["Demo"]),
  ],
  swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ImmutableWeakCaptures",
]

for target in package.targets {
  target.swiftSettings = upcomingFeatures.map { .enableUpcomingFeature($0) }
}
