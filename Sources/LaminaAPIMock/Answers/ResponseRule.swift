import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// An answer that the model declares, with what can be prepared before anybody asks.
struct ResponseRule: Sendable {
  /// The status; of an answer for several the one that is sent.
  private(set) var status: Int
  /// Which statuses it is for.
  let coverage: APIResponse.Coverage
  let rules: [ValueRule]
  /// The declared fields that have a value.
  let headers: [MockHeader]
  let bodies: [AnswerBody]
  let place: Place?

  init(_ response: APIResponse, _ book: inout SchemaBook) {
    status = response.status
    coverage = response.coverage
    rules = response.headers.map { ValueRule($0, in: .header, &book) }
    headers = zip(response.headers, rules).compactMap { Self.header($0, $1) }
    bodies = response.bodies.map { AnswerBody($0, &book) }
    place = response.place
  }

  /// The answer for one of the statuses that it stands for.
  func with(_ status: Int) -> ResponseRule {
    var rule = self
    rule.status = status
    return rule
  }

  /// What it is declared as.
  var name: String {
    switch coverage {
    case .status: "\(status)"
    case .statusClass: "\(status / 100)XX"
    case .others: "default"
    }
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
  private let type: ContentType
  /// A form made of its fields; nil for what is described otherwise.
  let formBytes: [UInt8]?
  /// Whether there is an example, or a value can be made.
  let canBeMade: Bool

  init(_ body: APIBody, _ book: inout SchemaBook) {
    rule = BodyRule(body, &book)
    let name = MediaKind.type(for: body.mediaType, isJSON: rule.schema != nil)
    type = ContentType(name)
    let isForm = MediaKind(type.name) == .multipart && type.parameters["boundary"] == nil
    contentType = isForm ? "\(name); boundary=\(BodyWriter.boundary)" : name
    let (writer, own) = (rule.writer, type)
    examples = body.examples.map { AnswerExample($0, writer.bytes(ofExample: $0.value, as: own)) }
    formBytes =
      body.formParameters.isEmpty
      ? nil : FormExample.bytes(body.formParameters, as: MediaKind(type.name))
    canBeMade = !examples.isEmpty || Self.canBeMade(rule, own)
  }

  private static func canBeMade(_ rule: BodyRule, _ type: ContentType) -> Bool {
    let kinds = rule.writer.outline.kinds
    return switch MediaKind(type.name) {
    case .json, .lines, .form, .multipart: true
    case .xml: !rule.isMarkup
    case .text: rule.schema == nil || !kinds.isSubset(of: [.array, .object])
    case .bytes: rule.writer.bytes(.text(""), as: type) != nil
    }
  }

  /// The bytes of a value; nil if the media type has no form for it.
  func bytes(_ value: JSONValue) -> [UInt8]? { rule.writer.bytes(value, as: type) }

  /// The first example as a value.
  var exampleValue: JSONValue? {
    examples.first.flatMap { rule.read($0.bytes, contentType).value }
  }

  /// What stands for a body of which only the type is known.
  var plainBytes: [UInt8]? {
    if let formBytes { return formBytes }
    return switch MediaKind(type.name) {
    case .json: Array("{}".utf8)
    case .xml where rule.isMarkup: nil
    case .xml: Array("<\(rule.writer.root)/>".utf8)
    case .bytes: bytes(.text(""))
    case .lines, .form, .multipart, .text: []
    }
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

  init(_ example: APIExample, _ bytes: [UInt8]) {
    name = example.name
    self.bytes = bytes
    tag = EntityTag.of(bytes)
  }
}
