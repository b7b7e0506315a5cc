import LaminaAPISource
import LaminaJSON

/// Turns YAML into JSON values that know the bytes they were read from.
struct YAMLConversion {
  private(set) var problems: [Problem] = []

  mutating func value(of node: YAMLNode) -> JSONValue {
    let range = Int(node.span.start)..<max(Int(node.span.start), Int(node.span.end))
    return JSONValue(content(of: node), range: range)
  }

  private mutating func content(of node: YAMLNode) -> JSONValue.Content {
    switch node.content {
    case .scalar: scalar(node)
    case .sequence(let items): .array(items.map { value(of: $0) })
    case .mapping(let pairs): .object(object(pairs))
    }
  }

  private mutating func object(_ pairs: [YAMLPair]) -> JSONObject {
    var seen: Set<String> = []
    var members: [JSONMember] = []
    for pair in pairs {
      guard let key = pair.key.text else {
        problems.append(
          Problem(.error, "key", "A key of OpenAPI is a scalar.", at: pair.key.span))
        continue
      }
      if !seen.insert(key).inserted {
        problems.append(
          Problem(.error, "duplicate-key", "The key '\(key)' is there twice.", at: pair.key.span))
      }
      let range = Int(pair.key.span.start)..<Int(pair.key.span.end)
      members.append(JSONMember(key: key, keyRange: range, value: value(of: pair.value)))
    }
    return JSONObject(members)
  }

  private func scalar(_ node: YAMLNode) -> JSONValue.Content {
    switch node.value {
    case nil, .null: .null
    case .boolean(let truth): .bool(truth)
    case .integer(let number): .number(JSONNumber(number))
    case .number(let number): Self.number(number, node.text ?? "")
    case .text(let text): .string(text)
    }
  }

  /// The number as it is written where JSON writes it so.
  private static func number(_ number: Double, _ text: String) -> JSONValue.Content {
    if let exact = JSONNumber(parsing: text) { return .number(exact) }
    return JSONNumber(number).map { .number($0) } ?? .null
  }
}
