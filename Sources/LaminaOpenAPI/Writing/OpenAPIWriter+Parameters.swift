import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The parameters of a query and the headers of a method, without those whose names are patterns.
  mutating func parameters(of method: APIMethod) -> [JSONValue] {
    for header in method.headers where isPattern(header) {
      note(
        "OpenAPI has no header named by a pattern, as \(header.name) is; "
          + "it is kept in x-raml-header-pattern.", header.place)
    }
    let query = distinct(method.queryParameters).map { parameter($0, in: "query") }
    let headers = distinct(method.headers.filter { !isPattern($0) })
    return query + headers.map { parameter($0, in: "header") }
  }

  private mutating func parameter(_ parameter: APIParameter, in part: String) -> JSONValue {
    var out = members(parameter, in: part)
    out.append(extensions(parameter.extensions, "parameter"))
    return out.value
  }

  /// Parameters each once, as OpenAPI demands; of two with one name, which is an error of the model, the first.
  private func distinct(_ parameters: [APIParameter]) -> [APIParameter] {
    var seen: Set<String> = []
    return parameters.filter { seen.insert($0.name).inserted }
  }

  func isPattern(_ header: APIParameter) -> Bool {
    header.name.contains("{*}") || header.name.contains("{?}")
  }

  /// The headers named by patterns, and the order of all headers if there are others.
  func patterns(_ headers: [APIParameter]) -> JSONMembers {
    let patterns = headers.filter(isPattern)
    var out = JSONMembers()
    out.set("x-raml-header-pattern", fields(patterns))
    if !patterns.isEmpty, patterns.count < headers.count {
      out.set("x-raml-header-order", texts: headers.map(\.name))
    }
    return out
  }

  /// A parameter of a path, which OpenAPI always demands.
  mutating func pathParameter(_ parameter: APIParameter) -> JSONValue {
    guard !parameter.isRequired else { return self.parameter(parameter, in: "path") }
    note(
      "OpenAPI demands every parameter of a path; \(parameter.name), which may be left out, "
        + "has x-raml-required: false.", parameter.place)
    var demanded = parameter
    demanded.isRequired = true
    var out = JSONMembers()
    out.append(members(demanded, in: "path"))
    out.append(extensions(parameter.extensions, "parameter"))
    out.set("x-raml-required", false)
    return out.value
  }

  func members(_ parameter: APIParameter, in part: String) -> JSONMembers {
    var out = JSONMembers()
    out.set("name", parameter.name)
    out.set("in", part)
    out.append(field(parameter))
    if parameter.isRepeated, api.dialect == nil {
      out.set("style", part == "query" ? "form" : "simple")
      out.set("explode", JSONValue(.bool(part == "query")))
    }
    return out
  }

  /// Parameters by name, as headers of answers are written.
  func fields(_ parameters: [APIParameter]) -> JSONMembers {
    var out = JSONMembers()
    for parameter in parameters { out.set(parameter.name, field(parameter).value) }
    return out
  }

  /// The headers of an answer.
  mutating func headers(of response: APIResponse) -> JSONMembers {
    var out = JSONMembers()
    for header in response.headers where !isPattern(header) {
      var members = field(header)
      members.append(extensions(header.extensions, "header"))
      out.set(header.name, members.value)
    }
    return out
  }

  func field(_ parameter: APIParameter) -> JSONMembers {
    var out = JSONMembers()
    out.set("description", parameter.description)
    if parameter.isRequired { out.set("required", true) }
    if parameter.isDeprecated { out.set("deprecated", true) }
    out.set("schema", ParameterSchema.of(parameter))
    out.append(displayName(parameter))
    return out
  }

  /// A field of a form.
  func property(_ parameter: APIParameter) -> JSONValue {
    var out = JSONMembers()
    out.append(ParameterSchema.members(parameter))
    if let description = parameter.description { out.set("description", description) }
    out.append(displayName(parameter))
    return out.value
  }

  private func displayName(_ parameter: APIParameter) -> JSONMembers {
    var out = JSONMembers()
    let isSaid = parameter.displayName != parameter.name
    out.set("x-raml-displayName", isSaid ? parameter.displayName : nil)
    return out
  }
}
