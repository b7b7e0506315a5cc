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
        let (status, coverage) = Self.statuses(key, isOnly: members.count == 1)
      else {
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
        part, "mediaType", written: writer.described(body),
        except: body.schema == nil || part.hasWordsBeside("schema") ? [] : ["schema"])
      return body
    }
  }

  private mutating func body(_ mediaType: String, _ part: DocumentPart) -> APIBody {
    var body = APIBody(mediaType: mediaType)
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

  /// An example with a name; of one that is a file of its own the model has the rest alone.
  private func example(named name: String, _ part: DocumentPart) -> APIExample? {
    guard let value = part["x-raml-example"] ?? part.raw("value") ?? part.raw("dataValue") else {
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
