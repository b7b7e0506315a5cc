import LaminaAPIModel
import LaminaJSON

extension RAMLWriter {
  /// The declared schemas as types, whose texts stay.
  mutating func types() -> JSONMembers {
    var out = JSONMembers()
    for schema in api.schemas {
      guard let name = schema.name, let type = names.types[name], out[type] == nil else {
        losses.add(
          "A schema that has no name, a name that is taken, or is neither JSON nor XML is left out.",
          schema.place)
        continue
      }
      losses.add("The schema \(name) is called \(type).", schema.place, if: name != type)
      losses.add(
        "Of schemas of OpenAPI the part that JSON Schema of draft 4 has is written.", schema.place,
        if: schema.source != nil)
      out.set(type, names.text(schema))
    }
    return out
  }

  mutating func bodies(_ bodies: [APIBody]) -> JSONMembers {
    var out = JSONMembers()
    for body in bodies {
      guard MediaType.isKnown(body.mediaType) else {
        losses.add("RAML has no media type \(body.mediaType); it is left out.", body.place)
        continue
      }
      out.set(body.mediaType, self.body(body))
    }
    return out
  }

  private mutating func body(_ body: APIBody) -> JSONValue {
    noteExtensions(body.extensions, body.place)
    var out = JSONMembers()
    out.set("description", body.description)
    if let schema = body.schema {
      out.set("type", type(schema))
    } else if !body.formParameters.isEmpty {
      losses.add(
        "RAML 1.0 has no fields of forms; they are properties of an object.", body.place)
      out.set("type", "object")
      out.set("properties", parameters(body.formParameters))
    }
    out.append(examples(body))
    return out.value
  }

  /// The name of a declared type, or the schema itself.
  private mutating func type(_ schema: APISchema) -> String? {
    if let name = schema.name, let type = names.types[name], names.texts[name] == schema.text {
      return type
    }
    losses.add(
      "A schema that is neither JSON nor XML is left out.", schema.place,
      if: schema.language == .unknown)
    losses.add(
      "A schema whose name is declared otherwise stands without its name.", schema.place,
      if: schema.name != nil && schema.language != .unknown)
    losses.add(
      "Of schemas of OpenAPI the part that JSON Schema of draft 4 has is written.", schema.place,
      if: schema.source != nil)
    return schema.language == .unknown ? nil : names.text(schema)
  }

  // MARK: Examples

  private mutating func examples(_ body: APIBody) -> JSONMembers {
    var out = JSONMembers()
    if let only = body.examples.first, body.examples.count == 1, only.name == nil {
      out.set("example", example(only))
      return out
    }
    var all = JSONMembers()
    for (index, example) in body.examples.enumerated() {
      losses.add(
        "In RAML each of several examples has a name.", example.place, if: example.name == nil)
      all.set(example.name ?? "example\(index + 1)", self.example(example))
    }
    out.set("examples", all)
    return out
  }

  /// The text; with what is said of it, where something is, or where the text may be taken for that.
  private func example(_ example: APIExample) -> JSONValue {
    if example.summary == nil, example.description == nil { return .text(example.value) }
    var out = JSONMembers()
    out.set("value", example.value)
    out.set("displayName", example.summary)
    out.set("description", example.description)
    return out.value
  }
}
