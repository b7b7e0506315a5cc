import LaminaAPIModel

/// A part of a JSON Schema as a reader wants it: a name, what its values are, and what is inside.
package struct SchemaField: Hashable, Sendable {
  /// Where the rest of a part stands that is not written here.
  enum Link: Hashable, Sendable {
    /// In the schema that is declared by a name.
    case declared(String)
    /// Where the part of a text was first read.
    case part(SchemaTarget)
  }

  /// A side of messages.
  enum Side: Hashable, Sendable {
    case requests, answers
  }

  /// Deeper parts are only named.
  static let depthLimit = 16
  /// A schema's parts beyond so many are left out, which its last one says.
  static let countLimit = 2_000

  package let name: String
  package var isRequired = false
  package let type: String
  package var rules: [String] = []
  package var description: String?
  /// Whether it is a schema that stands further out, or was read before.
  package var isRecursive = false
  /// Whether callers should no longer use it.
  var isDeprecated = false
  /// The only side that sends it; nil if both do.
  var side: Side?
  package var fields: [SchemaField] = []
  /// Where the rest of it stands.
  var link: Link?
  /// The part of a text that it is, if others may lead to it.
  var target: SchemaTarget?
}
