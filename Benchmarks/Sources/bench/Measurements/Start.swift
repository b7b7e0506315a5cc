import Foundation

/// Measures from a program's start to its first frame, its memory and its size, and prints who costs what.
func measureStart(_ report: inout Report, _ programs: Programs) throws {
  try measureStart("hello", "Hello", goals: (45, 41), &report, programs)
  if let file = ElfFile(path: programs.path("Hello")) {
    report.add("hello.binary_mb", Double(file.fileSize) / 1e6)
    report.add("hello.binary_stripped_mb", Double(file.strippedSize) / 1e6, goal: 45)
  }
  try measureStart("rows20", "Rows20", goals: (nil, 40), &report, programs)
  try measureStartOnBus(&report, programs)
  try printStartCosts(&report, programs)
}

/// Measures a list of 100,000 rows of several kinds, which shall start like one of twenty.
func measureManyRows(_ report: inout Report, _ programs: Programs) throws {
  try measureStart("rows100k", "Rows100k", goals: (80, 43), &report, programs)
}

/// The median of nine starts, after one that fills the system's caches.
private func measureStart(
  _ key: String, _ name: String, goals: (time: Double?, memory: Double), _ report: inout Report,
  _ programs: Programs
) throws {
  var (times, memory): ([Double], [Double]) = ([], [])
  let person = try OrdinaryUser()
  for round in 0..<10 {
    let program = try programs.start(name, as: person)
    let time = try program.firstFrame()
    Thread.sleep(forTimeInterval: 0.3)
    if round > 0 {
      times.append(time)
      memory.append(program.usage.residentMB)
    }
    program.stop()
  }
  report.add("\(key).first_frame_ms", times.median, goal: goals.time)
  report.add("\(key).rss_mb", memory.median, goal: goals.memory)
}
