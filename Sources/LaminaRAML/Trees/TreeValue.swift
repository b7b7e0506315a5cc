import LaminaAPISource

/// A value of the normalised tree: JSON, with keys in the order they were written.
package enum TreeValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([TreeValue])
  case map([(name: String, value: TreeValue)])

  /// A node as it stands there.
  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar: self = Self.scalar(node)
    case .sequence(let items): self = .list(items.map(TreeValue.init))
    case .mapping(let pairs): self = .map(pairs.map { ($0.name, TreeValue($0.value)) })
    }
  }

  private static func scalar(_ node: YAMLNode) -> TreeValue {
    switch node.value {
    case nil, .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .text(let value): .text(value)
    }
  }
}
