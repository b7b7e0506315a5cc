import Foundation

/// Measures from a program's start to its first frame, its memory and its size.
func measureStart(_ report: inout Report, _ programs: Programs) throws {
  try measureStart("hello", "Hello", &report, programs)
  report.add("hello.binary_mb", try sizeMB(programs.path("Hello")))
  try measureStart("rows20", "Rows20", &report, programs)
}

/// Measures a list of 100,000 rows of several kinds, which shall start like one of twenty.
func measureManyRows(_ report: inout Report, _ programs: Programs) throws {
  try measureStart("rows100k", "Rows100k", &report, programs)
}

/// The median of nine starts, after one that fills the system's caches.
private func measureStart(
  _ key: String, _ name: String, _ report: inout Report, _ programs: Programs
) throws {
  var (times, memory): ([Double], [Double]) = ([], [])
  for round in 0..<10 {
    let program = try programs.start(name)
    let time = try program.firstFrame()
    Thread.sleep(forTimeInterval: 0.3)
    if round > 0 {
      times.append(time)
      memory.append(program.usage.residentMB)
    }
    program.stop()
  }
  report.add("\(key).first_frame_ms", times.median, goal: 80)
  report.add("\(key).rss_mb", memory.median, goal: 40)
}

private func sizeMB(_ path: String) throws -> Double {
  let values = try FileManager.default.attributesOfItem(atPath: path)
  return ((values[.size] as? NSNumber)?.doubleValue ?? 0) / 1e6
}

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
