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
    rules = response.headers.map(ValueRule.init)
    headers = response.headers.compactMap(Self.header)
    bodies = response.bodies.map { AnswerBody($0, &book) }
    place = response.place
  }

  private static func header(_ parameter: APIParameter) -> MockHeader? {
    guard !parameter.name.contains("{") else { return nil }
    let type = parameter.types.first ?? APIParameterType()
    let value = type.exampleValue ?? (parameter.isRequired ? TypeRule(type).least : nil)
    return value.map { MockHeader(parameter.name, $0) }
  }
}

/// A body that an answer may have.
final class AnswerBody: Sendable {
  let rule: BodyRule
  let example: [UInt8]?
  /// The head's fields of the example: media type and tag.
  let contentType: String
  let tag: String?
  /// Whether the example is an array.
  let isList: Bool

  init(_ body: APIBody, _ book: inout SchemaBook) {
    rule = BodyRule(body, &book)
    example = body.example.map { Array($0.utf8) }
    contentType = body.mediaType == "*/*" ? "application/octet-stream" : body.mediaType
    tag = example.map(EntityTag.of)
    isList = example?.first { $0 > 0x20 } == UInt8(ascii: "[")
  }
}
