import Foundation

/// How often a process woke up and how much it worked, from Linux's /proc.
package nonisolated struct Activity {
  /// How often each of its threads went to sleep of its own accord.
  private var sleeps: [String: Int] = [:]
  /// CPU time in hundredths of a second.
  private var ticks = 0

  package init(of process: Int32) throws {
    let folder = "/proc/\(process)"
    for thread in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task") {
      let status = try? String(contentsOfFile: "\(folder)/task/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      sleeps[thread] = line?.split(separator: "\t").last.flatMap { Int($0) }
    }
    let numbers =
      try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
      .split(separator: ")").last?.split(separator: " ") ?? []
    ticks = numbers.count > 12 ? (Int(numbers[11]) ?? 0) + (Int(numbers[12]) ?? 0) : 0
  }

  /// The wake-ups since `earlier`, of threads that still exist.
  package func wakeUps(since earlier: Activity) -> Int {
    sleeps.reduce(0) { $0 + $1.value - (earlier.sleeps[$1.key] ?? 0) }
  }

  /// The CPU time since `earlier`, in milliseconds.
  package func milliseconds(since earlier: Activity) -> Int { (ticks - earlier.ticks) * 10 }
}
