import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// An answer that the model declares, with what can be prepared before anybody asks.
final class ResponseRule: Sendable {
  let status: Int
  let rules: [ValueRule]
  /// The declared fields that have a value.
  let headers: [MockHeader]
  let bodies: [AnswerBody]
  let place: Place?

  init(_ response: APIResponse, _ book: inout SchemaBook) {
    status = response.status
    rules = response.headers.map { ValueRule($0, in: .header, &book) }
    headers = zip(response.headers, rules).compactMap { Self.header($0, $1) }
    bodies = response.bodies.map { AnswerBody($0, &book) }
    place = response.place
  }

  private static func header(_ parameter: APIParameter, _ rule: ValueRule) -> MockHeader? {
    guard !parameter.name.contains("{") else { return nil }
    if let shape = rule.shape {
      guard parameter.isRequired || shape.example != nil else { return nil }
      return shape.exampleFields.first.map { MockHeader(parameter.name, $0.raw) }
    }
    let type = parameter.types.first ?? APIParameterType()
    let value = type.exampleValue ?? (parameter.isRequired ? TypeRule(type).least : nil)
    return value.map { MockHeader(parameter.name, $0) }
  }
}

/// A body that an answer may have.
final class AnswerBody: Sendable {
  let rule: BodyRule
  /// The examples, the one that is sent to who asks for none first.
  let examples: [AnswerExample]
  /// The head's field.
  let contentType: String
  /// Whether the first example is an array.
  let isList: Bool

  init(_ body: APIBody, _ book: inout SchemaBook) {
    rule = BodyRule(body, &book)
    examples = body.examples.map(AnswerExample.init)
    contentType = body.mediaType == "*/*" ? "application/octet-stream" : body.mediaType
    isList = examples.first?.bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
  }

  /// The example of a name; the only one that has none is `default`.
  func example(named name: String) -> AnswerExample? {
    examples.first { $0.name == name }
      ?? (name == "default" ? examples.first { $0.name == nil } : nil)
  }
}

/// The bytes of an example, and the tag that stands for them.
struct AnswerExample: Sendable {
  let name: String?
  let bytes: [UInt8]
  let tag: String

  init(_ example: APIExample) {
    name = example.name
    bytes = Array(example.value.utf8)
    tag = EntityTag.of(bytes)
  }
}
