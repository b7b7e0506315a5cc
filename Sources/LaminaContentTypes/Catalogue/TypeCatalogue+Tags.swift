/// Types by tag.
extension TypeCatalogue {
  /// The type of a tag, a dynamic one where nobody knows the tag; nil if the text cannot be a tag.
  package func type(
    tag: String, _ tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> UTType? {
    guard let tag = Self.normal(tag, tagClass) else { return nil }
    if let type = types(tag: tag, tagClass, conformingTo: supertype).first { return type }
    let dynamic = DynamicType(tag, tagClass, conformingTo: supertype ?? .data)
    return UTType(unchecked: dynamic.record.identifier)
  }

  /// The types of a tag, the preferred one first.
  package func types(
    tag: String, _ tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard let tag = Self.normal(tag, tagClass) else { return [] }
    var found: [String] = []
    for identifier in identifiers(tag, tagClass) where !found.contains(identifier) {
      found.append(identifier)
    }
    let types = found.map(UTType.init(unchecked:))
    return supertype.map { above in types.filter { conforms($0, to: above) } } ?? types
  }

  private func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] {
    let named =
      declared.identifiers(tag, tagClass) + TypeTable.usual.identifiers(tag, tagClass)
    switch tagClass {
    case .filenameExtension:
      return named + database.mediaTypes(filename: "*." + tag).map(identifier)
    case .mimeType:
      if !named.isEmpty { return named }
      let plain = String(tag.prefix { $0 != ";" })
      if plain != tag { return identifiers(plain, tagClass) }
      let canonical = database.canonical(plain)
      return database.knows(canonical) ? [identifier(canonical)] : []
    default: return []
    }
  }

  /// A tag as it is looked up; nil for what is none.
  private static func normal(_ tag: String, _ tagClass: UTTagClass) -> String? {
    guard !tag.isEmpty, tag.utf8.count <= 255, !tag.utf8.contains(0) else { return nil }
    let tag = tag.lowercased()
    if tagClass == .filenameExtension { return tag.contains("/") ? nil : tag }
    if tagClass != .mimeType { return tag }
    let parts = tag.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts.contains(where: \.isEmpty) else { return nil }
    return tag.filter { !$0.isWhitespace }
  }
}
