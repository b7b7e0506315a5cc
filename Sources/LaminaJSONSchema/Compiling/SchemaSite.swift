internal import LaminaJSON

/// A place in a document where a schema stands.
struct SchemaSite {
  let document: Int
  let pointer: JSONPointer
  let value: JSONValue
  /// What references within the schema are relative to.
  let base: SchemaURI

  /// The schema at a part of this one, whose `id` may change what references are relative to.
  func inner(_ tokens: [String], _ value: JSONValue) -> SchemaSite {
    SchemaSite(
      document: document, pointer: JSONPointer(tokens: pointer.tokens + tokens), value: value,
      base: value.schemaID.map { base.resolving(SchemaURI($0)) } ?? base)
  }

  /// The place that a pointer leads to from here.
  func following(_ pointer: JSONPointer) -> SchemaSite? {
    var site = self
    for token in pointer.tokens {
      guard let part = site.value.part(token) else { return nil }
      site = site.inner([token], part)
    }
    return site
  }
}

extension JSONValue {
  /// The schema's `id`; beside `$ref` it does not count.
  var schemaID: String? {
    guard let object, let id = object["id"]?.string, object["$ref"]?.string == nil else {
      return nil
    }
    return id
  }
}
