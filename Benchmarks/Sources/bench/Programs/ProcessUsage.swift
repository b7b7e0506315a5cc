import Foundation

/// What a process used so far, as /proc tells it.
struct ProcessUsage {
  /// Resident memory, in MB of 1,024 kB as /proc counts them.
  let residentMB: Double
  /// Time on a processor of all threads together, in ms.
  let processorMS: Double
  /// Time on a processor of the main thread, in ms.
  let mainThreadMS: Double
  /// How often its threads went to sleep by themselves: each time something woke them up again.
  let wakeUps: Int

  init(of process: Int32) {
    residentMB = Self.number("VmRSS:", in: "/proc/\(process)/status") / 1024
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    processorMS = threads.map { Self.nanoseconds("\(tasks)/\($0)/schedstat") / 1e6 }.reduce(0, +)
    mainThreadMS = Self.nanoseconds("\(tasks)/\(process)/schedstat") / 1e6
    wakeUps = threads.map {
      Int(Self.number("voluntary_ctxt_switches:", in: "\(tasks)/\($0)/status"))
    }.reduce(0, +)
  }

  /// The first number of the line that begins with `name`.
  private static func number(_ name: String, in file: String) -> Double {
    let line = text(file).split(separator: "\n").first { $0.hasPrefix(name) }
    let words = line?.dropFirst(name.count).split(whereSeparator: \.isWhitespace)
    return words?.first.flatMap { Double($0) } ?? 0
  }

  /// The time a thread ran, which the kernel counts exactly there (`stat` counts in steps of 10 ms).
  private static func nanoseconds(_ file: String) -> Double {
    text(file).split(separator: " ").first.flatMap { Double($0) } ?? 0
  }

  private static func text(_ file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}
