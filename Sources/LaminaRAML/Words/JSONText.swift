import LaminaAPISource
import LaminaJSON

/// Values between JSON and YAML.
enum JSONText {
  /// A node as one line of JSON, to compare nodes by.
  static func of(_ node: YAMLNode) -> String { JSONValue(node).text() }

  /// A JSON value as a node whose parts stand where they are in the text.
  static func node(_ value: JSONValue, in places: ScalarPlaces) -> YAMLNode {
    let span = places.span(from: value.range.lowerBound, to: value.range.upperBound)
    return switch value.content {
    case .null: .null(at: span)
    case .bool(let truth): YAMLNode(.scalar(truth ? "true" : "false", .plain), span: span)
    case .number(let number): YAMLNode(.scalar(number.text, .plain), span: span)
    case .string(let text): YAMLNode(.scalar(text, .double), span: span)
    case .array(let items): YAMLNode(.sequence(items.map { node($0, in: places) }), span: span)
    case .object(let object):
      YAMLNode(
        .mapping(
          object.members.map { member in
            let value = node(member.value, in: places)
            return YAMLPair(.text(member.key, at: value.span), value)
          }), span: span)
    }
  }
}
