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
    out.append(described(body))
    extend(&out, body.extensions, "mediaType")
    return fitting(out, "mediaType", body.place).value
  }

  /// What a body says besides its schema.
  func described(_ body: APIBody) -> JSONMembers {
    var out = examples(body)
    out.set("x-raml-description", body.description)
    return out
  }

  /// The one example, or several by their names.
  private func examples(_ body: APIBody) -> JSONMembers {
    if body.examples.count == 1, body.examples[0].isPlain {
      return value("example", body.examples[0], body.mediaType)
    }
    var names = UniqueNames()
    var all = JSONMembers()
    for example in body.examples {
      var one = JSONMembers()
      one.set("summary", example.summary)
      one.set("description", example.description)
      one.append(value("value", example, body.mediaType))
      let name = names.take(example.name ?? "example")
      if name != example.name {
        one.set("x-raml-name", example.name.map(JSONValue.text) ?? JSONValue(.null))
      }
      all.set(name, one)
    }
    var out = JSONMembers()
    out.set("examples", all)
    return out
  }

  /// The value of an example, and its text where that would be read as another one.
  private func value(_ key: String, _ example: APIExample, _ mediaType: String) -> JSONMembers {
    let value = self.example(example.value, mediaType)
    var out = JSONMembers()
    out.set(key, value)
    if let text = value.string, text != example.value { out.set("x-raml-example", example.value) }
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

extension APIExample {
  /// Whether it has nothing but its value.
  fileprivate var isPlain: Bool { name == nil && summary == nil && description == nil }
}
