internal import LaminaJSON

extension SchemaCompiler {
  /// The schema that a reference names, or nothing, which is reported.
  mutating func target(of reference: String, at site: SchemaSite, range: Range<Int>) -> Int? {
    let uri = site.base.resolving(SchemaURI(reference))
    if let named = ids[uri.head + "#" + uri.plainFragment], !uri.plainFragment.isEmpty {
      return node(for: named)
    }
    guard let root = root(of: uri, from: site) else {
      reportUnresolved(
        reference, site, range, "No document '\(uri.head)' is known.")
      return nil
    }
    if let named = ids[uri.head + "#" + uri.plainFragment] { return node(for: named) }
    return found(uri.plainFragment, in: root, site: site, reference: reference, range: range)
  }

  private mutating func found(
    _ fragment: String, in root: SchemaSite, site: SchemaSite, reference: String, range: Range<Int>
  ) -> Int? {
    guard let pointer = JSONPointer(fragment) else {
      reportUnresolved(reference, site, range, "No schema has the id '#\(fragment)'.")
      return nil
    }
    if let found = root.following(pointer) ?? documents[root.document].root.following(pointer) {
      return schemaNode(at: found, reference: reference, site: site, range: range)
    }
    reportUnresolved(reference, site, range, Self.missing(pointer, in: root))
    return nil
  }

  private mutating func schemaNode(
    at found: SchemaSite, reference: String, site: SchemaSite, range: Range<Int>
  ) -> Int? {
    if found.value.object != nil { return node(for: found) }
    reportUnresolved(
      reference, site, range,
      "There is \(SchemaTypes.withArticle(found.value.kind)), and no schema.")
    return nil
  }

  /// Says how far the pointer leads, and what is there.
  private static func missing(_ pointer: JSONPointer, in root: SchemaSite) -> String {
    var last = root
    for token in pointer.tokens {
      guard let part = last.value.part(token) else {
        return missing(token, in: last, from: root)
      }
      last = last.inner([token], part)
    }
    return ""
  }

  private static func missing(_ token: String, in site: SchemaSite, from root: SchemaSite) -> String
  {
    let keys = site.value.object?.members.map(\.key) ?? []
    let steps = site.pointer.tokens.count - root.pointer.tokens.count
    let place = steps == 0 ? "The document" : "'\(site.pointer)'"
    let nearest = token.nearest(in: keys).map { "; did you mean '\($0)'?" } ?? "."
    return "\(place) has no '\(token)'\(nearest)"
  }

  private mutating func reportUnresolved(
    _ reference: String, _ site: SchemaSite, _ range: Range<Int>, _ reason: String
  ) {
    report(
      .error, .unresolvedReference, site, range, "$ref",
      "The reference '\(reference)' leads nowhere. \(reason)")
  }

  /// The document or the schema with an `id` that an address names, loaded if need be.
  private mutating func root(of uri: SchemaURI, from site: SchemaSite) -> SchemaSite? {
    if let known = ids[uri.head] { return known }
    if uri.head == documents[site.document].uri { return documents[site.document].root }
    guard !missingDocuments.contains(uri.head) else { return nil }
    guard let value = load(uri.head, from: site) else {
      missingDocuments.insert(uri.head)
      return nil
    }
    return add(value, uri: uri.head, draft: documents[site.document].draft).root
  }

  private mutating func load(_ uri: String, from site: SchemaSite) -> JSONValue? {
    if let draft = SchemaDraft(naming: uri) { return draft.metaschema }
    guard documents.count < options.limits.documents else {
      report(
        .error, .limit, site, site.value.range, "$ref",
        "References bring more than \(options.limits.documents) documents.")
      return nil
    }
    return options.resolver?(uri)
  }
}
