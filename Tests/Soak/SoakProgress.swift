import Foundation
import Glibc

/// Says on standard error how far a part of the soak is: each second on a terminal, over the line before, else each
/// half minute.
struct SoakProgress {
  private let name: String
  private let seconds: Double?
  private let seeds: Int?
  private let start = Date()
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var next: Double

  /// A part that lasts so many seconds, or tries so many seeds.
  init(_ name: String, seconds: Double?, seeds: Int?) {
    (self.name, self.seconds, self.seeds) = (name, seconds, seeds)
    next = isTerminal ? 1 : 30
  }

  /// Says it where it is time to.
  mutating func show(_ tried: Int) {
    let time = Date().timeIntervalSince(start)
    guard time >= next else { return }
    next = time + (isTerminal ? 1 : 30)
    let whole = seeds.map { "\(tried) of \($0) seeds" } ?? "\(tried) seeds"
    let limit = seconds.map { " of \(Int($0))" } ?? ""
    let line = "soak: \(name): \(whole), \(Int(time))\(limit) s"
    FileHandle.standardError.write(Data((isTerminal ? "\r\u{1B}[K\(line)\r" : line + "\n").utf8))
  }
}
