/// Why libxml2 gave up on a text, and where.
package struct MarkupFault: Error, Hashable, Sendable {
  package var kind: Kind
  package var line = 0
  package var column = 0
  /// libxml2's words, without the full stop.
  package var message = ""

  package enum Kind: Hashable, Sendable {
    case malformed
    /// The text stops in the middle.
    case truncated
    case tooDeep
    case tooManyElements
    case outOfMemory
  }

  static let outOfMemory = MarkupFault(kind: .outOfMemory, message: "out of memory")
}
