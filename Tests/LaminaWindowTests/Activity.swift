import Foundation

/// How often a process woke up and how much it worked, from Linux's /proc.
nonisolated struct Activity {
  /// How often its threads went to sleep of their own accord.
  var wakeUps = 0
  /// CPU time in hundredths of a second.
  var ticks = 0

  init(of process: Int32) throws {
    let folder = "/proc/\(process)"
    for thread in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task") {
      let status = try String(contentsOfFile: "\(folder)/task/\(thread)/status", encoding: .utf8)
      for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        wakeUps += Int(line.split(separator: "\t").last ?? "") ?? 0
      }
    }
    let numbers =
      try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
      .split(separator: ")").last?.split(separator: " ") ?? []
    ticks = numbers.count > 12 ? (Int(numbers[11]) ?? 0) + (Int(numbers[12]) ?? 0) : 0
  }
}
