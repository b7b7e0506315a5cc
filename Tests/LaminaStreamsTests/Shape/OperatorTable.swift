import Foundation

/// The table of all operators, as the documentation shows it.
nonisolated enum OperatorTable {
  /// The rows, without the heads.
  static func rows() throws -> [[String]] {
    let table = OperatorSource.room.appendingPathComponent("LaminaStreams.docc/Operators.md")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The first column: `take(while:inclusive:)`.
  static func entries() throws -> [String] { try rows().map { $0[0].filter { $0 != "`" } } }
}
