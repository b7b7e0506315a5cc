import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  /// The parameters of a query, the headers and the cookies of a method, without those whose names are patterns.
  mutating func parameters(of method: APIMethod) -> [JSONValue] {
    for header in method.headers where isApart(header, inAnswer: false) {
      let fault =
        isPattern(header)
        ? "has no header named by a pattern, as \(header.name) is"
        : "passes over a parameter named \(header.name)"
      note("OpenAPI \(fault); it is kept in x-raml-header-pattern.", header.place)
    }
    let headers = method.headers.filter { !isApart($0, inAnswer: false) }
    return parameters(method.queryParameters, in: .query) + parameters(headers, in: .header)
      + parameters(method.cookies, in: .cookie)
  }

  private mutating func parameters(
    _ parameters: [APIParameter], in place: ParameterPlace
  ) -> [JSONValue] {
    distinct(parameters).map { parameter($0, in: place) }
  }

  private mutating func parameter(_ parameter: APIParameter, in place: ParameterPlace) -> JSONValue
  {
    var out = members(parameter, in: place)
    extend(&out, parameter.extensions, "parameter")
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

  /// Whether a header has no place among OpenAPI's.
  func isApart(_ header: APIParameter, inAnswer: Bool) -> Bool {
    let name = header.name.lowercased()
    return isPattern(header)
      || (inAnswer ? name == "content-type" : ImpliedHeaders.contains(name))
  }

  /// The headers that stand apart, and the order of all headers if there are others.
  mutating func patterns(_ headers: [APIParameter], inAnswer: Bool) -> JSONMembers {
    let patterns = headers.filter { isApart($0, inAnswer: inAnswer) }
    var out = JSONMembers()
    out.set("x-raml-header-pattern", fields(patterns))
    if !patterns.isEmpty, patterns.count < headers.count {
      out.set("x-raml-header-order", texts: headers.map(\.name))
    }
    return out
  }

  /// A parameter of a path, which OpenAPI always demands.
  mutating func pathParameter(_ parameter: APIParameter) -> JSONValue {
    guard !parameter.isRequired else { return self.parameter(parameter, in: .path) }
    note(
      "OpenAPI demands every parameter of a path; \(parameter.name), which may be left out, "
        + "has x-raml-required: false.", parameter.place)
    var demanded = parameter
    demanded.isRequired = true
    var out = JSONMembers()
    out.append(members(demanded, in: .path))
    extend(&out, parameter.extensions, "parameter")
    out.set("x-raml-required", false)
    return out.value
  }

  mutating func members(_ parameter: APIParameter, in place: ParameterPlace) -> JSONMembers {
    var out = JSONMembers()
    out.set("name", parameter.name)
    out.set("in", place.rawValue)
    out.append(field(parameter, in: place))
    if parameter.isRepeated, parameter.shape == nil, api.dialect == nil {
      out.set("style", place.usualStyle.rawValue)
      out.set("explode", .truth(place.usualStyle == .form))
    }
    return out
  }

  /// Parameters by name, as headers of answers are written.
  mutating func fields(_ parameters: [APIParameter]) -> JSONMembers {
    var out = JSONMembers()
    for parameter in parameters { out.set(parameter.name, field(parameter).value) }
    return out
  }

  /// The headers of an answer.
  mutating func headers(of response: APIResponse) -> JSONMembers {
    var out = JSONMembers()
    for header in response.headers where !isApart(header, inAnswer: true) {
      var members = field(header)
      extend(&members, header.extensions, "header")
      out.set(header.name, members.value)
    }
    return out
  }

  mutating func field(_ parameter: APIParameter, in place: ParameterPlace = .header) -> JSONMembers
  {
    var out = JSONMembers()
    out.set("description", parameter.description)
    if parameter.isRequired { out.set("required", true) }
    if parameter.isDeprecated { out.set("deprecated", true) }
    if let shape = parameter.shape {
      out.append(self.shape(shape, of: parameter, in: place))
    } else {
      out.set("schema", ParameterSchema.of(parameter))
      if parameter.isRepeated, place != .query, api.dialect == nil {
        out.set("x-raml-repeated", true)
      }
    }
    out.append(displayName(parameter))
    return out
  }

  /// How a value is written, and its schema.
  private mutating func shape(
    _ shape: APIParameterShape, of parameter: APIParameter, in place: ParameterPlace
  ) -> JSONMembers {
    var out = JSONMembers()
    let schema = shape.schema.map { schemas.use($0, parameter.name) }
    switch shape.writing {
    case .styled(let style, let isExploded):
      if style != place.usualStyle { out.set("style", style.rawValue) }
      if isExploded != (style == .form) { out.set("explode", .truth(isExploded)) }
      out.set("schema", schema ?? [:])
    case .content(let mediaType):
      out.set("content", [mediaType: schema.map { ["schema": $0] } ?? [:]])
    }
    out.set("example", shape.example.map { example($0, of: parameter) })
    return out
  }

  /// The value that an example means: JSON, but for what would be another kind of value than a text is.
  private func example(_ text: String, of parameter: APIParameter) -> JSONValue {
    guard let value = try? JSONValue(parsing: text) else { return JSONValue.text(text) }
    let isText = parameter.types.first?.kind == .string && value.array == nil && value.object == nil
    return isText ? JSONValue.text(text) : value
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
