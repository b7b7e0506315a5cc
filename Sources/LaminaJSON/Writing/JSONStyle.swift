/// How values are written.
public struct JSONStyle: Hashable, Sendable {
  /// Blanks for each step inwards; nothing writes all into one line.
  public var indentation: Int?
  /// Whether members are written in the order of their keys' bytes, and not as they came.
  public var sortsKeys: Bool

  /// Creates a style.
  public init(indentation: Int? = nil, sortsKeys: Bool = false) {
    self.indentation = indentation
    self.sortsKeys = sortsKeys
  }

  /// One line without blanks.
  public static let compact = JSONStyle()
  /// A line for each value, two blanks inwards.
  public static let pretty = JSONStyle(indentation: 2)
}

extension JSONValue {
  /// Writes the value, members in the order they came unless the style sorts them.
  public func text(_ style: JSONStyle = .compact) -> String {
    String(decoding: utf8(style), as: UTF8.self)
  }

  /// Writes the begin of the value in one line: what is beyond so many bytes may be missing.
  package func text(limitedTo most: Int) -> String {
    var writer = JSONWriter(.compact, most: most)
    writer.write(self, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes the value as UTF-8.
  public func utf8(_ style: JSONStyle = .compact) -> [UInt8] {
    var writer = JSONWriter(style)
    writer.write(self, depth: 0)
    return writer.bytes
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in one line.
  public var description: String { text() }
}
