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
  mutating func extensions(
    _ part: DocumentPart, _ kind: String, written: JSONMembers, except parts: Set<String> = []
  ) -> [APIExtension] {
    let own = (part.followed ?? part).value.object?.distinct.filter { isKept($0, written, parts) }
    guard let own, !own.isEmpty else { return [] }
    if isOfModel { return own.map { APIExtension($0.key, $0.value) } }
    let whole = DocumentPart(
      JSONValue(.object(JSONObject(own))), file: (part.followed ?? part).file, part.sources)
    let copy = copies.object(whole, kind)
    if copies.isCut { note("A part is too large, or within itself; the model has the rest.", part) }
    schemas.use(copies.used)
    return (copy.object?.members ?? []).filter { written[$0.key] != $0.value }
      .map { APIExtension($0.key, $0.value) }
  }

  private func isKept(_ member: JSONMember, _ written: JSONMembers, _ parts: Set<String>) -> Bool {
    if member.key.hasPrefix("x-") { return !member.key.hasPrefix("x-raml-") }
    return !isOfModel && member.key != "$ref" && !parts.contains(member.key)
      && written[member.key] != member.value
  }

  // MARK: Parameters

  /// Parameters with all that their parts say.
  mutating func parameters(_ parts: [DocumentPart]) -> [APIParameter] {
    parts.compactMap { part in
      guard var parameter = ParameterReader.parameter(part) else { return nil }
      let written = writer.members(parameter, in: part["in"]?.string ?? "query")
      parameter.extensions = extensions(part, "parameter", written: written)
      return parameter
    }
  }

  /// The headers of an answer.
  mutating func headers(_ part: DocumentPart?) -> [APIParameter] {
    (part?.members ?? []).map { name, part in
      var header = ParameterReader.field(name, part)
      header.extensions = extensions(part, "header", written: writer.field(header))
      return header
    }
  }
}
