import Foundation

/// Counts the main thread's instructions in each frame of the rainforest's scrolling, by callgrind.
///
/// The counts hardly depend on the machine: two runs should differ by less than 1 %. What a person
/// notices are the worst frames, those in which cards are made, come in sight and go: at 48 points a
/// frame that is each third, at 256 points (a fling) each.
func measureInstructions(_ report: inout Report, _ programs: Programs) throws {
  guard FileManager.default.isExecutableFile(atPath: Callgrind.path) else {
    print("bench: no \(Callgrind.path), so no instructions are counted: Scripts/setup --bench")
    return
  }
  let name = "rainforest.async"
  let runs = try (0..<2).map { _ in try Callgrind.frames(200, distance: 48, programs) }
  let fling = try Callgrind.frames(200, distance: 256, programs)
  guard ([fling] + runs).allSatisfy({ $0.count == 200 }) else {
    return print("bench: \(Callgrind.path) did not count all frames")
  }
  let means = runs.map(\.mean)
  print("bench: instructions a frame, two runs: \(means.map { Int($0) })")
  report.add("\(name).instructions_per_frame", means[0].rounded())
  report.add("\(name).instructions_worst_percent", runs[0].worstPercent)
  report.add("\(name).fling_instructions_per_frame", fling.mean.rounded())
  report.add("\(name).fling_instructions_worst_percent", fling.worstPercent)
  let spread = abs(means[1] - means[0]) / means[0] * 100
  report.add("\(name).instructions_spread_percent", spread, goal: 1)
}

private enum Callgrind {
  static let path = "/usr/bin/valgrind"

  /// The instructions of thread 1 in each of so many frames.
  static func frames(_ frames: Int, distance: Int, _ programs: Programs) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--tool=callgrind", "--separate-threads=yes", "--collect-atstart=no",
      "--toggle-collect=*laminaMeasuredFrame*", "--dump-before=*laminaFrameEnd*",
      "--callgrind-out-file=\(folder.appending(path: "out").path)",
      programs.path("Rainforest"), "--instructions", "\(frames)", "--distance", "\(distance)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try total(in: folder)
  }

  /// The totals of thread 1 in the files of a folder, one for each frame and an empty one at the end.
  private static func total(in folder: URL) throws -> [Double] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasSuffix("-01") }.compactMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let total = lines.last { $0.hasPrefix("totals:") }?.split(separator: " ").last
      return total.flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }

  /// What the cheapest of the worst percent of the frames cost.
  fileprivate var worstPercent: Double {
    isEmpty ? 0 : sorted()[(count - 1) * 99 / 100]
  }
}
