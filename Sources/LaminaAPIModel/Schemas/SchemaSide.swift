package import LaminaJSON

/// Who sends a value: of whom members are not demanded that only the other side sends.
///
/// ```
///  {"required": ["id", "secret"], "properties": {"id": {"readOnly": true}, "secret": {"writeOnly": true}}}
///     request ─▶ "required": ["secret"]        answer ─▶ "required": ["id"]
/// ```
package enum SchemaSide: Hashable, Sendable {
  case request, answer

  /// The word of members that only the other side sends.
  package var foreignWord: String {
    switch self {
    case .request: "readOnly"
    case .answer: "writeOnly"
    }
  }

  /// The schema as this side must keep it; places in its text stay.
  package func schema(
    _ value: JSONValue, resolve: @escaping (String) -> JSONValue?
  ) -> JSONValue {
    SidedSchema(word: foreignWord, resolve: resolve).schema(value, [], 0)
  }
}

/// Takes members that the other side sends out of what is required.
private struct SidedSchema {
  let word: String
  let resolve: (String) -> JSONValue?

  private static let deepest = 128
  private static let longestChain = 16

  func schema(_ value: JSONValue, _ around: Set<String>, _ depth: Int) -> JSONValue {
    guard depth < Self.deepest else { return value }
    if let items = value.array {
      let sided = items.map { schema($0, [], depth + 1) }
      return JSONValue(.array(sided), range: value.range)
    }
    guard let object = value.object else { return value }
    let foreign = around.union(names(value, 0))
    let members = object.members.map { member in
      JSONMember(
        key: member.key, keyRange: member.keyRange, value: self.member(member, foreign, depth))
    }
    return JSONValue(.object(JSONObject(members)), range: value.range)
  }

  private func member(_ member: JSONMember, _ foreign: Set<String>, _ depth: Int) -> JSONValue {
    switch member.key {
    case "required":
      guard let names = member.value.array else { return member.value }
      let kept = names.filter { name in !(name.string.map(foreign.contains) ?? false) }
      return JSONValue(.array(kept), range: member.value.range)
    case "allOf":
      let parts = (member.value.array ?? []).map { schema($0, foreign, depth + 1) }
      return JSONValue(.array(parts), range: member.value.range)
    case "enum", "default", "example", "examples", "const": return member.value
    default: return schema(member.value, [], depth + 1)
    }
  }

  /// The members that the other side sends, of a schema and of those that hold besides.
  private func names(_ value: JSONValue, _ depth: Int) -> Set<String> {
    guard depth < Self.longestChain else { return [] }
    let own = (value["properties"]?.object?.distinct ?? []).filter { isForeign($0.value) }
    let inner = (value["allOf"]?.array ?? []).map { names(followed($0), depth + 1) }
    return inner.reduce(Set(own.map(\.key))) { $0.union($1) }
  }

  private func isForeign(_ property: JSONValue) -> Bool {
    if property[word]?.bool == true { return true }
    if property["$ref"] != nil { return followed(property)[word]?.bool == true }
    return property["allOf"]?.array?.contains { followed($0)[word]?.bool == true } == true
  }

  private func followed(_ value: JSONValue) -> JSONValue {
    var value = value
    for _ in 0..<Self.longestChain {
      guard let reference = value["$ref"]?.string, let next = resolve(reference) else { break }
      value = next
    }
    return value
  }
}
