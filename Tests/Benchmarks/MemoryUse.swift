import Foundation

/// The memory that a piece of work adds to the process, in bytes.
struct MemoryUse {
  /// What was in use at the same time at most.
  let peak: Double

  /// What the result keeps in use.
  let kept: Double

  /// Does the work and measures it; nil on a system that does not tell.
  init?<Result>(of work: () -> Result) {
    // Once beforehand: what is loaded at the first use does not count.
    keep(work())
    Self.releaseFreeMemory()
    // Makes the kernel forget the peak so far: see "clear_refs" in proc(5).
    guard
      let before = Self.kilobytes("VmRSS"),
      (try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))) != nil
    else { return nil }
    let result = work()
    let peak = Self.kilobytes("VmHWM")
    Self.releaseFreeMemory()
    let after = Self.kilobytes("VmRSS")
    keep(result)
    guard let peak, let after else { return nil }
    self.peak = (peak - before) * 1024
    kept = (after - before) * 1024
  }

  /// Gives back what the allocator holds in reserve, which would hide what is used anew.
  private static func releaseFreeMemory() {
    #if canImport(Glibc)
      _ = trimAllocator(0)
    #endif
  }

  private static func kilobytes(_ field: String) -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
  }
}

#if canImport(Glibc)
  /// `malloc_trim`, whose header the module of the C library leaves out.
  @_silgen_name("malloc_trim")
  private func trimAllocator(_ padding: Int) -> CInt
#endif
