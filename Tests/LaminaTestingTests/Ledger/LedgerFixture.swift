import Foundation
import LaminaTesting
import Testing

/// A text file with reports, one a line: what replays came to when somebody last looked at them.
///
/// With `LAMINA_REWRITE_LEDGERS=1` in the environment the file is written anew.
struct LedgerFixture {
  static let variable = "LAMINA_REWRITE_LEDGERS"
  private let path: String

  init(_ name: String, besides testFile: String = #filePath) {
    path = "\((testFile as NSString).deletingLastPathComponent)/\(name).txt"
  }

  /// Fails the test, and says what to do, unless the file says the same of `name`.
  func check(_ name: String, _ report: LedgerReport) throws {
    var lines =
      (try? String(contentsOfFile: path, encoding: .utf8))?
      .split(separator: "\n").map(String.init) ?? []
    let (place, line) = (lines.firstIndex { $0.hasPrefix("\(name): ") }, "\(name): \(report)")
    if let place, lines[place] == line { return }
    guard ProcessInfo.processInfo.environment[Self.variable] == "1" else {
      Issue.record(
        """
        Found  \(line)
        before \(place.map { lines[$0] } ?? "nothing")
        If that is meant, look at both, then run this suite again with \(Self.variable)=1.
        """)
      return
    }
    if let place { lines[place] = line } else { lines.append(line) }
    try (lines.sorted().joined(separator: "\n") + "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
  }
}
