import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaMarkup

/// What a body of one media type must be.
struct BodyRule: Sendable {
  let mediaType: String
  let schema: SchemaRule?
  private let markup: MarkupRule?
  let fields: [ValueRule]
  let place: Place?
  /// Writes values as bytes of a media type.
  let writer: BodyWriter
  /// The word of members that only the other side sends.
  private let foreignWord: String?

  /// How large and how deep the JSON of a body may be.
  static let limits = JSONLimits(bytes: 16 << 20, depth: 128)

  init(_ body: APIBody, _ book: inout SchemaBook) {
    mediaType = body.mediaType
    schema = body.schema.flatMap { SchemaRule($0, &book) }
    markup = body.schema.flatMap(MarkupRule.init)
    fields = body.formParameters.map { ValueRule($0) }
    place = body.place
    foreignWord = body.schema.flatMap { book.foreignWord(in: $0.text) }
    let value = body.schema.flatMap { book.entry(for: $0.text, in: $0.place?.file ?? "").value }
    writer = BodyWriter(
      outline: SchemaOutline(value, resolve: book.resolver), root: body.schema?.name ?? "root")
  }

  /// Whether it has a schema of XML.
  var isMarkup: Bool { markup != nil }

  /// The value without members that only the other side sends.
  func own(_ value: JSONValue) -> JSONValue {
    foreignWord.map { writer.outline.removing($0, from: value) } ?? value
  }

  /// Reads a body and judges it.
  func read(_ bytes: [UInt8], _ contentType: String) -> (value: JSONValue?, faults: [Violation]) {
    let type = ContentType(contentType)
    switch MediaKind(type.name) {
    case .form: return form(FormFields.read(Substring(decoding: bytes, as: UTF8.self)))
    case .multipart: return form(MultipartReader(bytes, contentType: contentType)?.fields())
    case .json where type.isJSON: return json(bytes)
    case .xml: return xml(bytes)
    case .text: return text(String(decoding: bytes, as: UTF8.self))
    case .bytes: return (nil, bytesFaults(bytes, type.name))
    case .json, .lines: return (nil, [])
    }
  }

  private func xml(_ bytes: [UInt8]) -> (JSONValue?, [Violation]) {
    if let markup { return (nil, markup.violations(of: bytes)) }
    switch XMLReader.value(bytes, writer.outline) {
    case .success(let value): return (value, schema?.violations(of: value) ?? [])
    case .failure(let fault):
      let sentence = "It is no XML: line \(fault.line): \(fault.message)."
      return (nil, [Violation(.body, "", sentence, at: place)])
    }
  }

  private func text(_ text: String) -> (JSONValue?, [Violation]) {
    guard let schema else { return (nil, []) }
    let value = writer.outline.value(of: text)
    return (value, schema.violations(of: value))
  }

  private func bytesFaults(_ bytes: [UInt8], _ type: String) -> [Violation] {
    guard SampleBytes.isKnown(type), !SampleBytes.begins(bytes, type) else { return [] }
    return [Violation(.body, "", "It does not begin as a file of \(type) does.", at: place)]
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
