/// Rows of cells; rows may differ in length.
package struct Table: Hashable, Sendable {
  package var rows: [[Cell]]

  package init(rows: [[Cell]]) { self.rows = rows }

  /// The cells of the longest row.
  package var columnCount: Int { rows.map(\.count).max() ?? 0 }

  package var text: String {
    rows.map { $0.map(\.text).joined(separator: "\t") }.joined(separator: "\n")
  }

  /// What stands at one row and column.
  package struct Cell: Hashable, Sendable {
    package var blocks: [Block]
    package var isHeader: Bool
    package var alignment: Alignment

    package init(blocks: [Block], isHeader: Bool = false, alignment: Alignment = .leading) {
      self.blocks = blocks
      self.isHeader = isHeader
      self.alignment = alignment
    }

    package var text: String { blocks.map(\.text).joined(separator: " ") }
  }

  /// Where a cell's text stands between its sides.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }
}
