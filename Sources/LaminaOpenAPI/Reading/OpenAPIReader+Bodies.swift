import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIReader {
  /// The answers with a status, those of a class as its first status, and one for any if it stands alone.
  mutating func responses(_ part: DocumentPart?) -> [APIResponse] {
    let members = (part?.members ?? []).filter { !$0.key.hasPrefix("x-") }
    let statuses = Set(members.compactMap { Int($0.key) })
    return members.compactMap { key, value in
      // It is read with its scheme.
      if value["x-raml-scheme"] != nil { return nil }
      if let status = Int(key) { return response(status, value, part?.keyPlace(key)) }
      if value["x-raml-implied"] != nil { return nil }
      return other(key, value, statuses, isOnly: members.count == 1, part)
    }
  }

  private mutating func other(
    _ key: String, _ value: DocumentPart, _ known: Set<Int>, isOnly: Bool, _ part: DocumentPart?
  ) -> APIResponse? {
    let digit =
      key.count == 3 && key.uppercased().hasSuffix("XX") ? key.first?.wholeNumberValue : nil
    let status = digit.map { $0 * 100 } ?? (key == "default" && isOnly ? 200 : nil)
    guard let status, value.value.object != nil, !known.contains(status) else {
      note("The answer \(key) stands for many; it is not in the model.", value)
      return nil
    }
    note("The answer \(key) stands for many; it is \(status) in the model.", value)
    return response(status, value, part?.keyPlace(key))
  }

  private mutating func response(
    _ status: Int, _ part: DocumentPart, _ place: Place?
  ) -> APIResponse {
    var response = APIResponse(status: status, place: place)
    let isImplied = part["x-raml-description"] != nil
    response.description = isImplied ? nil : part["description"]?.string
    response.headers = HeaderOrder.sorted(headers(part["headers"]), part)
    response.bodies = bodies(part["content"])
    return response
  }

  mutating func bodies(_ content: DocumentPart?) -> [APIBody] {
    (content?.members ?? []).map { mediaType, part in
      var body = APIBody(mediaType: mediaType, place: content?.keyPlace(mediaType))
      body.description = part["x-raml-description"]?.string
      body.examples = examples(part)
      guard let schema = part.raw("schema") else { return body }
      if let form = form(schema, mediaType) {
        body.formParameters = form
      } else {
        body.schema = schemas.schema(schema)
      }
      return body
    }
  }

  /// The one example, or those with names; without either that of the schema.
  private mutating func examples(_ part: DocumentPart) -> [APIExample] {
    if let one = part["x-raml-example"] ?? part.raw("example") { return [Self.example(one)] }
    let named = (part["examples"]?.members ?? []).compactMap { example(named: $0.key, $0.value) }
    if !named.isEmpty { return named }
    let schema = part["schema"]
    let own = schema?.raw("example") ?? schema?.raw("examples")?.rawArray.first
    return own.map { [Self.example($0)] } ?? []
  }

  private static func example(_ value: DocumentPart) -> APIExample {
    APIExample(PlainText.of(value.value), place: value.place)
  }

  private mutating func example(named name: String, _ part: DocumentPart) -> APIExample? {
    guard let value = part["x-raml-example"] ?? part.raw("value") else {
      note("The example \(name) is a file of its own; it is not in the model.", part)
      return nil
    }
    var example = Self.example(value)
    example.name = part["x-raml-name"].map(\.string) ?? name
    example.summary = part["summary"]?.string
    example.description = part["description"]?.string
    return example
  }

  /// The fields of a form: of one that was written of a model, or by its media type.
  private func form(_ schema: DocumentPart, _ mediaType: String) -> [APIParameter]? {
    if schema["x-raml-form"]?.bool == true { return ParameterReader.properties(schema) }
    let isForm = ["application/x-www-form-urlencoded", "multipart/form-data"].contains(
      mediaType.lowercased().prefix { $0 != ";" }.trimmingBlanks)
    guard isForm, let whole = schema.followed, whole["x-raml-schema"] == nil,
      whole["x-raml-xsd"] == nil
    else { return nil }
    let fields = ParameterReader.properties(whole)
    return fields.isEmpty ? nil : fields
  }
}

extension StringProtocol {
  /// The text without blanks at either end.
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
