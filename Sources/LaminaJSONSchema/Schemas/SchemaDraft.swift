/// An edition of JSON Schema.
public enum SchemaDraft: String, Hashable, Sendable, CaseIterable {
  /// The third draft, of 2010.
  case draft3 = "http://json-schema.org/draft-03/schema"
  /// The fourth draft, of 2013.
  case draft4 = "http://json-schema.org/draft-04/schema"

  /// The draft that `$schema` names, with or without an empty fragment.
  init?(naming uri: String) {
    var name = uri.hasSuffix("#") ? String(uri.dropLast()) : uri
    if name.hasPrefix("https:") { name = "http:" + name.dropFirst(6) }
    if name == "http://json-schema.org/schema" { name = SchemaDraft.draft4.rawValue }
    self.init(rawValue: name)
  }

  /// The draft's name in sentences.
  public var name: String { self == .draft3 ? "draft-03" : "draft-04" }
}
