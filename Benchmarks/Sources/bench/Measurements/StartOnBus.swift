import Foundation

/// Measures whether a program on a session's bus shows its first frame later than one without: nine starts of
/// each, in turn; and counts what its main thread asked of the system before that frame.
///
/// SDL itself connects to a bus while it opens the display: that is in the second count.
func measureStartOnBus(_ report: inout Report, _ programs: Programs) throws {
  let (bus, person) = (try OwnBus(), try OrdinaryUser())
  var times: [Bool: [Double]] = [:]
  for round in 0..<20 {
    // Which is first changes, too.
    let isOnBus = (round / 2 + round) % 2 == 0
    let program = try programs.start(
      "Hello", as: person, setting: isOnBus ? bus.environment : OwnBus.none)
    let time = try program.firstFrame()
    Thread.sleep(forTimeInterval: 0.3)
    program.stop()
    if round > 1 { times[isOnBus, default: []].append(time) }
  }
  let (with, without) = ((times[true] ?? []).median, (times[false] ?? []).median)
  report.add("hello.on_bus.first_frame_ms", with)
  report.add("hello.without_bus.first_frame_ms", without)
  for (name, variables) in [("on_bus", bus.environment), ("without_bus", OwnBus.none)] {
    let calls = try callsBeforeFirstFrame(variables, programs)
    if let calls { report.count("hello.\(name).calls_before_first_frame", calls) }
  }
}

/// How often the main thread of Hello asked the system for something before its first frame; nil without strace.
private func callsBeforeFirstFrame(
  _ variables: [String: String], _ programs: Programs
) throws -> Int? {
  guard FileManager.default.isExecutableFile(atPath: OpenedFiles.tracer) else { return nil }
  let output = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())").path
  defer { try? FileManager.default.removeItem(atPath: output) }
  // Without `-f`, only the main thread is followed.
  let program = try MeasuredProgram(
    OpenedFiles.tracer, arguments: ["-D", "-o", output, programs.path("Hello")],
    on: programs.display(), setting: variables)
  _ = try program.firstFrame()
  kill(program.identifier, SIGKILL)
  program.stop()
  let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
  return lines.firstIndex { $0.contains("lamina.first_frame") }
}
