/// A place in a text: line and column, both from 1.
package struct PropertyListPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static let start = PropertyListPosition(line: 1, column: 1)

  package var description: String { "\(line):\(column)" }

  package static func < (left: PropertyListPosition, right: PropertyListPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
