import Foundation

/// Measures what a window costs in which nothing happens for ten seconds.
func measureIdle(_ report: inout Report, _ programs: Programs) throws {
  let framesUntilSettled = try frames(of: "Hello", in: programs, idle: 0) { _, _ in }
  var (wakeUps, processor) = (0, 0.0)
  let frames = try frames(of: "Hello", in: programs, idle: 10) { before, after in
    wakeUps = after.wakeUps - before.wakeUps
    processor = after.processorMS - before.processorMS
  }
  report.count("idle.frames_10s", frames - framesUntilSettled, goal: 0)
  report.count("idle.wakeups_10s", wakeUps, goal: 10)
  report.add("idle.cpu_ms_10s", processor, goal: 20)
}

/// The frames of a program from its start until `idle` seconds after it has settled.
private func frames(
  of name: String, in programs: Programs, idle: TimeInterval,
  use: (ProcessUsage, ProcessUsage) -> Void
) throws -> Int {
  let program = try programs.start(name)
  _ = try program.firstFrame()
  Thread.sleep(forTimeInterval: 2)
  let before = program.usage
  Thread.sleep(forTimeInterval: idle)
  use(before, program.usage)
  return program.stop()
}

/// Measures a call from another thread to the main actor while a window is open.
func measureHop(_ report: inout Report, _ programs: Programs) throws {
  let program = try programs.start("Hops")
  let nanoseconds = try program.wait(for: "bench.hop_ns")
  program.stop()
  report.add("hop.main_actor_us_p50", Double(nanoseconds) / 1e3, goal: 5000)
}
