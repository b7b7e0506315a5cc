import Foundation

/// Counts the main thread's instructions in a frame of the rainforest's scrolling, twice, by callgrind.
///
/// The count hardly depends on the machine: two runs should differ by less than 1 %.
func measureInstructions(_ report: inout Report, _ programs: Programs) throws {
  guard FileManager.default.isExecutableFile(atPath: Callgrind.path) else {
    print("bench: no \(Callgrind.path), so no instructions are counted: Scripts/setup --bench")
    return
  }
  let counts = try (0..<2).compactMap { _ in try Callgrind.instructions(frames: 200, programs) }
  guard counts.count == 2 else { return print("bench: \(Callgrind.path) counted nothing") }
  print("bench: instructions a frame, two runs: \(counts.map { Int($0) })")
  report.add("rainforest.async.instructions_per_frame", counts[0].rounded())
  let spread = abs(counts[1] - counts[0]) / counts[0] * 100
  report.add("rainforest.async.instructions_spread_percent", spread, goal: 1)
}

private enum Callgrind {
  static let path = "/usr/bin/valgrind"

  /// The instructions of thread 1 in each of so many frames; nil when none were counted.
  static func instructions(frames: Int, _ programs: Programs) throws -> Double? {
    let file = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID())")
    let main = URL(fileURLWithPath: file.path + "-01")
    defer { for place in [file, main] { try? FileManager.default.removeItem(at: place) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--tool=callgrind", "--separate-threads=yes", "--collect-atstart=no",
      "--toggle-collect=*laminaMeasuredFrame*", "--callgrind-out-file=\(file.path)",
      programs.path("Rainforest"), "--instructions", "\(frames)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: main, encoding: .utf8).split(separator: "\n")
    let total = lines.last { $0.hasPrefix("totals:") }?.split(separator: " ").last
    return total.flatMap { Double($0) }.flatMap { $0 > 0 ? $0 / Double(frames) : nil }
  }
}
