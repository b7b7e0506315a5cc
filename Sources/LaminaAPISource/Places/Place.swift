/// A position in a file: line and column count from 1, columns in Unicode scalars.
///
/// ```swift
/// print(Place(file: "api.raml", line: 3, column: 7))     // api.raml:3:7
/// ```
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as the loader knows it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// File, line and column, as compilers write them.
  public var description: String { "\(file):\(line):\(column)" }
}
