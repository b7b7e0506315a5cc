import LaminaAPISource
import LaminaJSON

/// Values between JSON and YAML.
enum JSONText {
  /// A node as one line of JSON, to compare nodes by.
  static func of(_ node: YAMLNode) -> String { JSONValue(node).text() }

  /// A JSON value as a node; all of it stands where the text does.
  static func node(_ value: JSONValue, at span: SourceSpan) -> YAMLNode {
    switch value.content {
    case .null: .null(at: span)
    case .bool(let truth): YAMLNode(.scalar(truth ? "true" : "false", .plain), span: span)
    case .number(let number): YAMLNode(.scalar(number.text, .plain), span: span)
    case .string(let text): YAMLNode(.scalar(text, .double), span: span)
    case .array(let items): YAMLNode(.sequence(items.map { node($0, at: span) }), span: span)
    case .object(let object):
      YAMLNode(
        .mapping(
          object.members.map { YAMLPair(.text($0.key, at: span), node($0.value, at: span)) }),
        span: span)
    }
  }
}
