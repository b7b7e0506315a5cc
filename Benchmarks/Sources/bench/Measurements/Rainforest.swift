import Foundation

/// Measures 2,000 cards while the trace scrolls them, drawn ahead by workers and drawn at once.
///
/// A replay takes 25 seconds in real time: frames come at the display's rhythm.
func measureRainforest(_ report: inout Report, _ programs: Programs) throws {
  let ahead = try replay("async", programs)
  for (name, goal) in [
    ("main_ms_p50", nil), ("main_ms_p99", 2), ("main_ms_max", nil), ("frames_over_8ms", 0),
    ("late_frames", nil), ("blanks", nil), ("rss_mb", 90),
  ] as [(String, Double?)] {
    if let value = ahead[name] { report.add("rainforest.async.\(name)", value, goal: goal) }
  }
  let atOnce = try replay("sync", programs)
  for name in ["main_ms_p99", "frames_over_8ms", "late_frames"] {
    if let value = atOnce[name] { report.add("rainforest.sync.\(name)", value) }
  }
}

/// The figures of one replay of the blurred variant, by name.
private func replay(_ policy: String, _ programs: Programs) throws -> [String: Double] {
  let file = FileManager.default.temporaryDirectory.appending(path: "rainforest-\(UUID()).json")
  defer { try? FileManager.default.removeItem(at: file) }
  let program = try programs.start("Rainforest", ["--policy", policy, "--json", file.path])
  try program.waitUntilEnd()
  return try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
}
