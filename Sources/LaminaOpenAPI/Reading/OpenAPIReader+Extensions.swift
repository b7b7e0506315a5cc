import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIReader {
  /// What an object of a kind says and what is written of its values does not.
  ///
  /// - Parameters:
  ///   - part: the object.
  ///   - kind: its kind.
  ///   - written: what would be written of the values.
  ///   - parts: members that are objects with extensions of their own.
  /// - Returns: the words that must be written in place of others, and those that must not be written.
  mutating func extensions(
    _ part: DocumentPart, _ kind: String, written: JSONMembers, except parts: Set<String> = []
  ) -> [APIExtension] {
    let object = (part.followed ?? part).value.object ?? JSONObject([])
    let own = object.distinct.filter { isKept($0, written, parts) }
    if isOfModel { return own.map { APIExtension($0.key, $0.value) } }
    let absent = (written.value.object?.members ?? []).map(\.key).filter {
      object[$0] == nil && !parts.contains($0)
    }
    return kept(own, of: part, kind, written) + absent.map(APIExtension.init(absent:))
  }

  /// Members with what their references lead to.
  private mutating func kept(
    _ own: [JSONMember], of part: DocumentPart, _ kind: String, _ written: JSONMembers
  ) -> [APIExtension] {
    if own.isEmpty { return [] }
    let whole = DocumentPart(
      JSONValue(.object(JSONObject(own))), file: (part.followed ?? part).file, part.sources)
    let copy = copies.object(whole, kind)
    if copies.isCut { note("A part is too large, or within itself; the model has the rest.", part) }
    schemas.use(copies.takeUsed())
    return (copy.object?.members ?? []).filter { written[$0.key] != $0.value }
      .map { APIExtension($0.key, $0.value) }
  }

  private func isKept(_ member: JSONMember, _ written: JSONMembers, _ parts: Set<String>) -> Bool {
    if member.key.hasPrefix("x-") { return !member.key.hasPrefix("x-raml-") }
    return !isOfModel && member.key != "$ref" && !parts.contains(member.key)
      && written[member.key] != member.value
  }
}

extension DocumentPart {
  /// Whether a member is a reference with other words beside it, which the model has not.
  func hasWordsBeside(_ key: String) -> Bool {
    guard let member = (followed ?? self).raw(key), member.reference != nil else { return false }
    return (member.value.object?.keyCount ?? 0) > 1
  }
}
