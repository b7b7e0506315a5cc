import LaminaAPIModel
import LaminaAPISource
import LaminaMarkup

/// A schema of XML that bodies must keep.
struct MarkupRule: Sendable {
  private let source: APISchema

  /// The rule of a schema of XML; nil for others, and for what is no schema.
  init?(_ schema: APISchema) {
    guard schema.language == .xml, XMLSchema(schema.text).isUsable else { return nil }
    source = schema
  }

  func violations(of bytes: [UInt8]) -> [Violation] {
    let text = XMLText(String(decoding: bytes, as: UTF8.self))
    let issues = text.isWellFormed ? XMLSchema(source.text).validate(text) : text.issues
    return issues.prefix(SchemaRule.limit).map {
      Violation(.body, "", "Line \($0.line): \($0.message)", at: source.place)
    }
  }
}
