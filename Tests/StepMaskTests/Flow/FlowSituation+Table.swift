import StepMask

extension FlowSituation {
  static let table: [FlowSituation] = beginning + moving + pausing + ending

  static let beginning: [FlowSituation] = [
    .init("idle", .idle, at: nil, accepts: "", awaits: [.show, .queue]) { FlowSimulator(count: 3) },
    .init("queued", .queued, at: nil, accepts: "", awaits: [.show, .leaveQueue]) {
      let simulator = FlowSimulator(count: 3)
      _ = simulator.flow.queue()
      return simulator
    },
    .init("willShow", .shown, at: nil, accepts: all, awaits: [.delivered]) {
      begun(at: "willShow")
    },
    .init("willShow at the first step", .shown, at: nil, accepts: noWayBack, awaits: [.delivered]) {
      begun(from: 0, at: "willShow")
    },
    .init("first question", .shown, at: nil, accepts: all, awaits: [.answered]) {
      begun(at: "askEnter 1")
    },
    .init("first skipped", .shown, at: nil, accepts: all, awaits: [.delivered]) {
      begun(at: "skipped 1 vetoed") { $0.steps[1].isVetoed = true }
    },
    .init("first prepare", .shown, at: nil, accepts: noWayBack, awaits: [.prepared]) {
      let simulator = FlowSimulator(count: 3)
      simulator.steps[0].preparation = true
      simulator.show()
      return simulator
    },
    .init("first willEnter", .shown, at: nil, accepts: all, awaits: [.delivered]) {
      begun(at: "willEnter 1")
    },
    .init("first transition", .shown, at: 1, accepts: all, awaits: [.settled]) {
      let simulator = FlowSimulator(count: 3)
      simulator.show(from: 1)
      return simulator
    },
    .init("first didEnter", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      begun(at: "didEnter 1")
    },
    .init("didShow", .shown, at: 1, accepts: all, awaits: [.delivered]) { begun(at: "didShow") },
    .init("didShow of the first step", .shown, at: 0, accepts: noWayBack, awaits: [.delivered]) {
      begun(from: 0, at: "didShow")
    },
  ]

  static let moving: [FlowSituation] = [
    .init("settled", .shown, at: 1, accepts: all, awaits: []) { shown() },
    .init("question", .shown, at: 1, accepts: all, awaits: [.answered]) {
      stopped(at: "askEnter 2")
    },
    .init("probe", .shown, at: 1, accepts: all, awaits: [.probed]) {
      stopped(at: "probe 0", { _ in }, { $0.call(.previous) })
    },
    .init("skipped", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(at: "skipped 2 vetoed") { $0.steps[2].isVetoed = true }
    },
    .init("willLeave", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(at: "willLeave 1")
    },
    .init("didLeave", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(at: "didLeave 1")
    },
    .init("prepare", .shown, at: 1, accepts: all, awaits: [.prepared]) {
      shown {
        $0.steps[2].preparation = true
        $0.call(.next)
      }
    },
    .init("locate", .shown, at: 1, accepts: all, awaits: [.located]) { stopped(at: "locate 2") },
    .init("wait", .shown, at: 1, accepts: all, awaits: [.waited, .lookAgain]) {
      shown {
        $0.steps[2].finding = .mustWait
        $0.call(.next)
      }
    },
    .init("superseded", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(
        at: "skipped 2 superseded", { $0.steps[2].preparation = true },
        {
          $0.call(.next)
          $0.call(.go(0))
        })
    },
    .init("willEnter", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(at: "willEnter 2")
    },
    .init("transition", .shown, at: 2, accepts: all, awaits: [.settled]) {
      shown { $0.call(.next) }
    },
    .init("didEnter", .shown, at: 2, accepts: all, awaits: [.delivered]) {
      let simulator = stopped(at: "didEnter 2")
      simulator.pass()
      return simulator
    },
  ]

  static let pausing: [FlowSituation] = [
    .init("didPause", .paused, at: 1, accepts: whilePaused, awaits: [.delivered]) {
      stopped(at: "didPause", { _ in }, { $0.call(.pause) })
    },
    .init("paused", .paused, at: 1, accepts: whilePaused, awaits: []) { shown { $0.call(.pause) } },
    .init("didResume", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(
        at: "didResume", { $0.call(.pause) }, { $0.call(.resume) })
    },
    .init("shouldDismiss while paused", .paused, at: 1, accepts: "resume end", awaits: [.answered])
    {
      stopped(at: "askDismiss skipped", { $0.call(.pause) }, { $0.end(.skipped, asks: true) })
    },
    .init("dismissRefused while paused", .paused, at: 1, accepts: whilePaused, awaits: [.delivered])
    {
      stopped(
        at: "dismissRefused skipped",
        {
          $0.refusesDismiss = true
          $0.call(.pause)
        }, { $0.end(.skipped, asks: true) })
    },
  ]

  static let ending: [FlowSituation] = [
    .init(
      "shouldDismiss", .shown, at: 1, accepts: "next previous go pause end", awaits: [.answered]
    ) { stopped(at: "askDismiss skipped", { _ in }, { $0.end(.skipped, asks: true) }) },
    .init("dismissRefused", .shown, at: 1, accepts: all, awaits: [.delivered]) {
      stopped(
        at: "dismissRefused skipped", { $0.refusesDismiss = true }, { $0.end(.skipped, asks: true) }
      )
    },
    .init("willLeave of the end", .ending, at: 1, accepts: "", awaits: [.delivered]) {
      stopped(at: "willLeave 1", { _ in }, { $0.end() })
    },
    .init("didLeave of the end", .ending, at: 1, accepts: "", awaits: [.delivered]) {
      stopped(at: "didLeave 1", { _ in }, { $0.end() })
    },
    .init("abandoned", .ending, at: 1, accepts: "", awaits: [.delivered]) {
      stopped(at: "abandoned 2", { $0.call(.next) }, { $0.end() })
    },
    .init("willDismiss", .ending, at: 1, accepts: "", awaits: [.delivered]) {
      stopped(at: "willDismiss programmatic", { _ in }, { $0.end() })
    },
    .init("fading", .ending, at: 1, accepts: "", awaits: [.fadedOut]) { shown { $0.end() } },
    .init("didDismiss", .idle, at: nil, accepts: "", awaits: [.delivered]) {
      let simulator = stopped(at: "didDismiss programmatic", { _ in }, { $0.end() })
      simulator.pass()
      return simulator
    },
  ]
}
