package import LaminaAPISource
package import LaminaJSON

/// Members of an object of the tree, in order.
package typealias TreePairs = [(name: String, value: JSONValue)]

extension JSONValue {
  /// A YAML node as it stands there, by the core schema.
  package init(_ node: YAMLNode) {
    switch node.content {
    case .scalar: self = Self.scalar(node)
    case .sequence(let items): self = .list(items.map { JSONValue($0) })
    case .mapping(let pairs): self = .map(pairs.map { ($0.name, JSONValue($0.value)) })
    }
  }

  private static func scalar(_ node: YAMLNode) -> JSONValue {
    switch node.value {
    case nil, .null: nil
    case .boolean(let value): JSONValue(.bool(value))
    case .integer(let value): JSONValue(.number(JSONNumber(value)))
    case .number(let value): number(value)
    case .text(let value): .text(value)
    }
  }

  /// A number without a fraction is written without one.
  private static func number(_ value: Double) -> JSONValue {
    if let whole = Int(exactly: value) { return JSONValue(.number(JSONNumber(whole))) }
    return value.isFinite ? JSONValue(floatLiteral: value) : nil
  }

  /// The members of an object.
  var treePairs: TreePairs? { object?.members.map { ($0.key, $0.value) } }
}
