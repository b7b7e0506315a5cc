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
    response.headers = HeaderOrder.sorted(ParameterReader.fields(part["headers"]), part)
    response.bodies = bodies(part["content"])
    return response
  }

  mutating func bodies(_ content: DocumentPart?) -> [APIBody] {
    (content?.members ?? []).map { mediaType, part in
      var body = APIBody(mediaType: mediaType, place: content?.keyPlace(mediaType))
      body.description = part["x-raml-description"]?.string
      body.example = example(part)
      guard let schema = part.raw("schema") else { return body }
      if let form = form(schema, mediaType) {
        body.formParameters = form
      } else {
        body.schema = schemas.schema(schema)
      }
      return body
    }
  }

  private func example(_ part: DocumentPart) -> String? {
    let own = part["x-raml-example"] ?? part.raw("example")
    let first = part["examples"]?.members.first?.value.raw("value")
    return (own ?? first ?? part["schema"]?.raw("example")).map { PlainText.of($0.value) }
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
