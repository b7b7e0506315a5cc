import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  mutating func content(_ bodies: [APIBody], _ name: String) -> JSONMembers {
    var out = JSONMembers()
    for body in bodies {
      let suffix = bodies.count > 1 ? "_" + body.mediaType : ""
      out.set(body.mediaType, self.body(body, name + suffix))
    }
    return out
  }

  private mutating func body(_ body: APIBody, _ name: String) -> JSONValue {
    var out = JSONMembers()
    if let schema = body.schema {
      out.set("schema", schemas.use(schema, name))
    } else if !body.formParameters.isEmpty {
      out.set("schema", form(body.formParameters))
    }
    out.append(examples(body))
    out.append(extensions(body.extensions, "mediaType"))
    return fitting(out, "mediaType", body.place).value
  }

  /// What a body says besides its schema.
  func examples(_ body: APIBody) -> JSONMembers {
    var out = JSONMembers()
    let example = body.example.map { self.example($0, body.mediaType) }
    out.set("example", example)
    if example?.string != body.example, example?.string != nil {
      out.set("x-raml-example", body.example)
    }
    out.set("x-raml-description", body.description)
    return out
  }

  /// An example as JSON where it is some, else as text.
  private func example(_ text: String, _ mediaType: String) -> JSONValue {
    guard mediaType.lowercased().contains("json"), let value = try? JSONValue(parsing: text) else {
      return JSONValue.text(text)
    }
    return value
  }

  private mutating func form(_ parameters: [APIParameter]) -> JSONValue {
    var out = JSONMembers()
    out.set("type", "object")
    var properties = JSONMembers()
    for parameter in parameters { properties.set(parameter.name, property(parameter)) }
    out.set("properties", properties)
    out.set("required", texts: parameters.filter(\.isRequired).map(\.name))
    out.set("x-raml-form", true)
    return out.value
  }
}
