import LaminaAPIModel
import LaminaJSON

/// Writes a description of Swagger 2.0 in the words of OpenAPI 3.0, with the places of what it keeps.
///
/// ```
///  host, basePath, schemes          ─▶ servers
///  parameters in body and formData  ─▶ requestBody, by what is consumed
///  schema, examples of an answer    ─▶ content, by what is produced
///  securityDefinitions              ─▶ components/securitySchemes
/// ```
///
/// Definitions stay where they are, so that references lead there.
struct SwaggerUpgrade {
  let document: DocumentPart
  /// References of other files that stand in the first one now.
  private(set) var further: [OpenAPISources.Reference: ReferenceTarget] = [:]

  init(_ document: DocumentPart) { self.document = document }

  mutating func root() -> JSONValue {
    var out = JSONMembers()
    for (key, value) in document.rawMembers where !Self.replaced.contains(key) {
      out.set(key, value.value)
    }
    out.set("servers", servers(document["schemes"]))
    let schemes = members(document["securityDefinitions"]) { $0.scheme($1) }
    out.set("components", .object([("securitySchemes", schemes)]))
    out.set("paths", members(document["paths"]) { $0.item($1) })
    return out.value
  }

  private static let replaced: Set = [
    "host", "basePath", "schemes", "consumes", "produces", "paths", "parameters", "responses",
    "securityDefinitions",
  ]

  /// The members of an object, each changed, with the places of their keys; `x-…` stay.
  mutating func members(
    _ part: DocumentPart?, _ change: (inout SwaggerUpgrade, DocumentPart) -> JSONValue
  ) -> JSONValue {
    guard let part, let object = part.value.object else { return [:] }
    let members = object.distinct.map { member -> JSONMember in
      let value = part.part(member.value)
      let isOwn = member.key.hasPrefix("x-")
      return JSONMember(
        key: member.key, keyRange: part.file == 0 ? member.keyRange : 0..<0,
        value: isOwn ? kept(value) : value.followed.map { change(&self, $0) } ?? [:])
    }
    return JSONValue(.object(JSONObject(members)), range: part.file == 0 ? part.value.range : 0..<0)
  }

  /// A value that stays as it is; what another file refers to, the first one does by a name of its own.
  mutating func kept(_ part: DocumentPart) -> JSONValue {
    part.file == 0 ? part.value : moved(part.value, part)
  }

  private mutating func moved(_ value: JSONValue, _ part: DocumentPart) -> JSONValue {
    if let list = value.array { return .list(list.map { moved($0, part) }) }
    guard let object = value.object else { return JSONValue(value.content) }
    return .object(
      object.distinct.map { member in
        guard member.key == "$ref", let text = member.value.string else {
          return (member.key, moved(member.value, part))
        }
        let name = "\(part.file):\(text)"
        further[OpenAPISources.Reference(text: name, file: 0)] = part.sources.target(
          of: text, in: part.file)
        return ("$ref", .text(name))
      })
  }

  // MARK: Servers and schemes

  func servers(_ schemes: DocumentPart?) -> [JSONValue] {
    let base = document["basePath"]?.string ?? ""
    guard let host = document["host"]?.string else {
      return base.isEmpty ? [] : [.object([("url", .text(base))])]
    }
    let names = OpenAPIReader.texts(schemes)
    // Without a scheme it is that of the description itself.
    let starts = names.isEmpty ? ["//"] : names.map { $0 + "://" }
    return starts.map { .object([("url", .text($0 + host + (base == "/" ? "" : base)))]) }
  }

  private func scheme(_ part: DocumentPart) -> JSONValue {
    switch part["type"]?.string {
    case "basic": return part.replacing([("type", "http"), ("scheme", "basic")], dropping: [])
    case "oauth2": break
    default: return part.value
    }
    let names = ["application": "clientCredentials", "accessCode": "authorizationCode"]
    let flow = part["flow"]?.string ?? "implicit"
    let words = ["authorizationUrl", "tokenUrl"].compactMap { word in
      part.raw(word).map { (key: word, value: $0.value) }
    }
    let own = JSONValue.object(words + [("scopes", part["scopes"]?.value ?? [:])])
    let flows = JSONValue.object([(names[flow] ?? flow, own)])
    return part.replacing(
      [("flows", flows)], dropping: ["flow", "authorizationUrl", "tokenUrl", "scopes"])
  }
}

extension DocumentPart {
  /// The object with other values for some members, and without others.
  func replacing(
    _ members: [(key: String, value: JSONValue)], dropping names: Set<String>
  ) -> JSONValue {
    let changed = Set(members.map(\.key)).union(names)
    let kept = (value.object?.distinct ?? []).filter { !changed.contains($0.key) }
    let all = kept + members.map { JSONMember(key: $0.key, value: $0.value) }
    return JSONValue(.object(JSONObject(all)), range: file == 0 ? value.range : 0..<0)
  }
}

extension OpenAPISources {
  /// The sources in the words of OpenAPI 3.
  var upgraded: OpenAPISources {
    guard root.raw("swagger") != nil, root.value.object != nil else { return self }
    var upgrade = SwaggerUpgrade(root)
    let value = upgrade.root()
    return replacing(value, upgrade.further)
  }
}
