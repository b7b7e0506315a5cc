import LaminaAPIModel
import LaminaJSON

extension ClientReader {
  /// Bodies of one place; of each media type one.
  mutating func bodies(
    _ bodies: [APIBody], in owner: TypeID, _ wishes: [String]
  ) -> [CallBody] {
    let names = NameScope.members(bodies.map { Self.word($0.mediaType) }, reserved: ["other"])
    var read: [CallBody] = []
    for (body, name) in zip(bodies, names) {
      let own = bodies.count == 1 ? wishes : [SwiftWords(name).upper + "Body"] + wishes
      read.append(
        CallBody(mediaType: body.mediaType, content: content(body, owner, own), name: name))
    }
    return read
  }

  private static func word(_ mediaType: String) -> String {
    let kind = mediaType.prefix { $0 != ";" }
    switch kind {
    case "application/x-www-form-urlencoded": return "form"
    case "multipart/form-data": return "multipart"
    case "*/*": return "data"
    default: break
    }
    let subtype = kind.split(separator: "/").last.map(String.init) ?? "data"
    return subtype == "plain" ? "text" : subtype == "json" ? "json" : subtype
  }

  private mutating func content(
    _ body: APIBody, _ owner: TypeID, _ wishes: [String]
  ) -> CallBody.Content {
    let kind = body.mediaType.lowercased()
    if kind.hasPrefix("application/x-www-form-urlencoded"), let id = form(body, owner, "Form") {
      return .form(id)
    }
    if kind.hasPrefix("multipart/form-data"), let id = form(body, owner, "Multipart") {
      return .multipart(id)
    }
    if kind.contains("json") || (kind == "*/*" && body.schema?.language == .json) {
      let type = body.schema.map { schemas.type(of: $0, in: owner, wishes: wishes) } ?? .json
      return .json(type)
    }
    return kind.hasPrefix("text/") ? .text : .data
  }

  /// The fields of a form: its parameters, or the members of its schema; nil if it has neither.
  private mutating func form(_ body: APIBody, _ owner: TypeID, _ wish: String) -> TypeID? {
    let id = schemas.graph.add(
      TypeDeclaration(
        owner: owner, wishes: [wish], documentation: body.description, shape: .open))
    var fields = ParameterReader(owner: id).read(body.formParameters, .field, &schemas.graph)
    if fields.isEmpty, let schema = body.schema {
      // In two steps: self is read before the arguments of a call are made.
      let type = schemas.type(of: schema, in: owner, wishes: [wish + "Body"])
      fields = members(of: type)
    }
    guard !fields.isEmpty else { return nil }
    Self.name(&fields, reserved: ["fields"])
    schemas.graph[id].shape = .form(fields)
    return id
  }

  /// The members of a structure as fields.
  private func members(of type: SwiftType) -> [CallParameter] {
    guard case .named(let id) = type.wrapped,
      case .structure(let properties, _) = schemas.graph[id].shape
    else { return [] }
    return properties.map { property in
      var field = CallParameter(
        key: property.key, name: "", type: property.type.wrapped,
        isRequired: property.isRequired && !property.type.isOptional, placement: .field,
        documentation: property.documentation)
      if case .array(let items) = property.type.wrapped {
        (field.type, field.isRepeated) = (items.wrapped, true)
      }
      field.type = plain(field.type)
      return field
    }
  }

  /// What a field can be: what is no single value is a text.
  private func plain(_ type: SwiftType) -> SwiftType {
    switch type {
    case .bytes: return .file
    case .array, .map, .json, .optional: return .string
    case .named(let id):
      if case .choices = schemas.graph[id].shape { return type }
      return .string
    default: return type
    }
  }

  // MARK: Answers

  /// The answers of a method and of the schemes it needs, by status.
  mutating func responses(
    of method: APIMethod, _ schemeNames: [String], in owner: TypeID
  ) -> [CallResponse] {
    let further = api.securitySchemes.filter { schemeNames.contains($0.name) }.flatMap(\.responses)
    var seen: Set<Int> = []
    let all = (method.responses + further).filter { seen.insert($0.status).inserted }
    let sorted = all.sorted { $0.status < $1.status }
    let names = NameScope.members(
      sorted.map { Self.phrase($0.status) }, reserved: ["other", "status"])
    var read: [CallResponse] = []
    for (response, name) in zip(sorted, names) {
      read.append(self.response(response, name, method.name == "HEAD", owner))
    }
    return read
  }

  private static func phrase(_ status: Int) -> String {
    ReasonPhrase.known(status).map { $0.filter { $0 != "'" } } ?? "status \(status)"
  }

  private mutating func response(
    _ response: APIResponse, _ name: String, _ isHead: Bool, _ owner: TypeID
  ) -> CallResponse {
    let typeName = response.status == 200 ? "OK" : SwiftWords(name).upper
    let hasBody = !isHead && response.status != 204 && response.status != 304
    var headers = ParameterReader.plain(response.headers)
    Self.name(&headers, reserved: ["answer"])
    return CallResponse(
      status: response.status, name: name, typeName: typeName,
      documentation: response.description, headers: headers,
      bodies: hasBody ? bodies(response.bodies, in: owner, [typeName + "Body"]) : [])
  }
}

extension ParameterReader {
  /// Headers of answers: each may be missing, and is of a simple type.
  static func plain(_ parameters: [APIParameter]) -> [CallParameter] {
    parameters.map { parameter in
      let kinds = Set(parameter.types.map(\.kind))
      let type: SwiftType = kinds.count > 1 ? .string : plain(kinds.first ?? .string)
      var read = CallParameter(
        key: parameter.name, name: "", type: type, isRequired: false, placement: .header,
        documentation: parameter.description)
      if let brace = parameter.name.firstIndex(of: "{") {
        read.prefix = String(parameter.name[..<brace])
      }
      return read
    }
  }

  private static func plain(_ kind: APIParameterType.Kind) -> SwiftType {
    switch kind {
    case .integer: .int
    case .number: .double
    case .boolean: .bool
    case .date: .httpDate
    case .string, .file: .string
    }
  }
}
