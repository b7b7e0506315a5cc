import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// What a body of one media type must be.
struct BodyRule: Sendable {
  let mediaType: String
  let schema: SchemaRule?
  private let markup: MarkupRule?
  let fields: [ValueRule]
  let place: Place?

  /// How large and how deep the JSON of a body may be.
  static let limits = JSONLimits(bytes: 16 << 20, depth: 128)

  init(_ body: APIBody, _ book: inout SchemaBook) {
    mediaType = body.mediaType
    schema = body.schema.flatMap { SchemaRule($0, &book) }
    markup = body.schema.flatMap(MarkupRule.init)
    fields = body.formParameters.map { ValueRule($0) }
    place = body.place
  }

  /// Reads a body and judges it.
  func read(_ bytes: [UInt8], _ contentType: String) -> (value: JSONValue?, faults: [Violation]) {
    let type = ContentType(contentType)
    switch type.name {
    case "application/x-www-form-urlencoded":
      return form(FormFields.read(Substring(decoding: bytes, as: UTF8.self)))
    case "multipart/form-data":
      return form(MultipartReader(bytes, contentType: contentType)?.fields())
    default:
      if let markup, !type.isJSON { return (nil, markup.violations(of: bytes)) }
      return type.isJSON ? json(bytes) : (nil, [])
    }
  }

  private func json(_ bytes: [UInt8]) -> (JSONValue?, [Violation]) {
    let document = JSONDocument(utf8: bytes, limits: Self.limits)
    guard document.isValid, let value = document.value else {
      let reason = document.problems.first?.message ?? "There is no value."
      return (nil, [Violation(.body, "", "It is no JSON: \(reason)", at: place)])
    }
    return (value, schema?.violations(of: value) ?? [])
  }

  private func form(_ fields: [FormField]?) -> (JSONValue?, [Violation]) {
    guard let fields else {
      return (nil, [Violation(.form, "", "It is no form of \(mediaType).", at: place)])
    }
    let faults = self.fields.flatMap { rule in
      rule.violations(of: fields.filter { $0.name == rule.name }, in: .form)
    }
    let members = fields.map { (name: $0.name, value: JSONValue.text($0.value)) }
    return (.map(members), faults)
  }
}
