import Foundation
import Glibc

/// How often a process woke up and how much it worked, from Linux's /proc.
///
/// The thread sanitizer's own thread, which wakes up ten times a second, is left out.
package nonisolated struct Activity {
  /// How often each of its threads went to sleep of its own accord.
  private var sleeps: [Int32: Int] = [:]
  /// CPU time of all its threads in hundredths of a second.
  private var ticks = 0

  package init(of process: Int32) throws {
    let folder = "/proc/\(process)/task"
    for thread in try Self.threads(of: process) {
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      sleeps[thread] = line?.split(separator: "\t").last.flatMap { Int($0) }
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      let numbers = text?.split(separator: ")").last?.split(separator: " ") ?? []
      ticks += numbers.count > 12 ? (Int(numbers[11]) ?? 0) + (Int(numbers[12]) ?? 0) : 0
    }
  }

  private static func threads(of process: Int32) throws -> [Int32] {
    let all = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
      .compactMap { Int32($0) }.sorted()
    // The sanitizer begins its thread before the program begins, so it is the first beside the main one.
    let sanitizers = isSanitized ? all.first { $0 != process } : nil
    return all.filter { $0 != sanitizers }
  }

  /// Whether the programs of the package are built with the thread sanitizer, as the tests are.
  private static let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil

  /// The wake-ups since `earlier`, of threads that still exist.
  package func wakeUps(since earlier: Activity) -> Int {
    sleeps.reduce(0) { $0 + $1.value - (earlier.sleeps[$1.key] ?? 0) }
  }

  /// The CPU time since `earlier`, in milliseconds.
  package func milliseconds(since earlier: Activity) -> Int { (ticks - earlier.ticks) * 10 }
}
