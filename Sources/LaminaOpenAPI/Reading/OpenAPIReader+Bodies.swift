import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIReader {
  /// The answers of a method; those for many statuses that stand for none of their own are others.
  mutating func responses(
    _ part: DocumentPart?
  ) -> (own: [APIResponse], others: [APIResponse]) {
    noteOwn(part, "responses")
    let members = (part?.members ?? []).filter { !$0.key.hasPrefix("x-") }
    let statuses = Set(members.compactMap { Int($0.key) })
    var (own, others): ([APIResponse], [APIResponse]) = ([], [])
    for (key, value) in members {
      // What a scheme answers is read with it.
      if value["x-raml-scheme"] != nil || value["x-raml-implied"] != nil { continue }
      guard value.value.object != nil || Int(key) != nil,
        let (status, coverage) = Self.statuses(key, isOnly: members.count == 1) else {
        continue
      }
      var response = response(status, value, part?.keyPlace(key))
      response.coverage = coverage
      let isOther = coverage != .status && (statuses.contains(status) || status == Self.many)
      isOther ? others.append(response) : own.append(response)
    }
    return (own, others)
  }

  /// The status that stands for all others beside answers that have their own.
  private static let many = 500

  /// The status of a key, and what it stands for; nothing for what is no key.
  private static func statuses(
    _ key: String, isOnly: Bool
  ) -> (status: Int, coverage: APIResponse.Coverage)? {
    if let status = Int(key) { return (status, .status) }
    if key == "default" { return (isOnly ? 200 : many, .others) }
    guard key.count == 3, key.uppercased().hasSuffix("XX"),
      let digit = key.first?.wholeNumberValue
    else { return nil }
    return (digit * 100, .statusClass)
  }

  private mutating func response(
    _ status: Int, _ part: DocumentPart, _ place: Place?
  ) -> APIResponse {
    var response = APIResponse(status: status, place: place)
    let isImplied = part["x-raml-description"] != nil
    response.description = isImplied ? nil : part["description"]?.string
    response.headers = HeaderOrder.sorted(headers(part["headers"]), part)
    response.bodies = bodies(part["content"])
    response.links = links(part["links"])
    response.summary = part["summary"]?.string
    response.extensions = extensions(
      part, "response", written: writer.named(response), except: ["headers", "content", "links"])
    return response
  }

  mutating func bodies(_ content: DocumentPart?) -> [APIBody] {
    (content?.members ?? []).filter { !$0.key.hasPrefix("x-") }.map { mediaType, part in
      var body = body(mediaType, part)
      body.place = content?.keyPlace(mediaType)
      body.extensions = extensions(
        part, "mediaType", written: writer.examples(body),
        except: body.schema == nil ? [] : ["schema"])
      return body
    }
  }

  private mutating func body(_ mediaType: String, _ part: DocumentPart) -> APIBody {
    var body = APIBody(mediaType: mediaType)
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
