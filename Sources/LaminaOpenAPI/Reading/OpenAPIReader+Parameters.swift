import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIReader {
  /// Parameters with their names within, all of one place.
  mutating func parameters(_ parts: [DocumentPart], in place: ParameterPlace) -> [APIParameter] {
    var read: [APIParameter] = []
    for part in parts {
      guard var parameter = ParameterReader.parameter(part) else { continue }
      parameter.shape = shape(part, in: place)
      parameter.extensions = extensions(
        part, "parameter", written: writer.members(parameter, in: place),
        except: Self.parts(of: parameter, part))
      read.append(parameter)
    }
    return read
  }

  /// The headers of an answer by name, without what OpenAPI says to pass over.
  mutating func headers(_ part: DocumentPart?) -> [APIParameter] {
    (part?.members ?? []).filter { $0.key.lowercased() != "content-type" }.map { name, part in
      var header = ParameterReader.field(name, part)
      header.shape = shape(part, in: .header)
      header.extensions = extensions(
        part, "header", written: writer.field(header), except: Self.parts(of: header, part))
      return header
    }
  }

  /// The words whose values are schemas of the model.
  private static func parts(of parameter: APIParameter, _ part: DocumentPart) -> Set<String> {
    guard case .styled = parameter.shape?.writing, parameter.shape?.schema != nil else { return [] }
    return part.hasWordsBeside("schema") ? [] : ["schema"]
  }

  /// What the types of a parameter cannot say; nothing if they say all.
  private mutating func shape(
    _ part: DocumentPart, in place: ParameterPlace
  ) -> APIParameterShape? {
    if let (mediaType, content) = part["content"]?.members.first {
      var shape = APIParameterShape(.content(mediaType: mediaType))
      shape.schema = content.raw("schema").map { schemas.schema($0) }
      shape.example = Self.example(part) ?? Self.example(content)
      return shape
    }
    guard let raw = part.raw("schema"), let schema = raw.followed else { return nil }
    let style = part["style"]?.string.flatMap(APIParameterShape.Style.init) ?? place.usualStyle
    let isExploded = part["explode"]?.bool ?? (style == .form)
    let isUsual = style == place.usualStyle && isExploded == (style == .form)
    if PlainSchema.isPlain(schema, isUsual: isUsual, in: place) || part["x-raml-repeated"] != nil {
      return nil
    }
    var shape = APIParameterShape(.styled(style, isExploded: isExploded))
    shape.schema = schemas.schema(raw)
    shape.example = Self.example(part) ?? schema.raw("example").map { PlainText.of($0.value) }
    return shape
  }

  private static func example(_ part: DocumentPart) -> String? {
    let example = part.raw("example") ?? part["examples"]?.members.first?.value.raw("value")
    return example.map { PlainText.of($0.value) }
  }
}

/// Tells schemas that the types of a parameter say wholly from those that need a shape.
enum PlainSchema {
  private static let scalarWords: Set = [
    "type", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum", "example", "default",
  ]
  private static let kinds: Set = ["string", "number", "integer", "boolean"]

  /// Whether a schema is a scalar, or in a query a list of scalars each of which stands for itself.
  static func isPlain(_ schema: DocumentPart, isUsual: Bool, in place: ParameterPlace) -> Bool {
    if isScalar(schema, 0) { return isUsual || place == .query || place == .cookie }
    guard schema["type"]?.string == "array", place == .query, isUsual,
      words(schema).isSubset(of: ["type", "items", "example"]), let items = schema["items"]
    else { return false }
    return isScalar(items, 0)
  }

  private static func words(_ schema: DocumentPart) -> Set<String> {
    Set(schema.rawMembers.map(\.key).filter { !$0.hasPrefix("x-") })
  }

  private static func isScalar(_ schema: DocumentPart, _ depth: Int) -> Bool {
    var words = words(schema)
    if words.isEmpty { return true }
    let options = (schema["oneOf"] ?? schema["anyOf"])?.array ?? []
    if depth < 4, !options.isEmpty, words.count == 1 {
      return options.allSatisfy { isScalar($0, depth + 1) }
    }
    let kind = schema["type"]?.string
    // What is written of a date and a file has these words besides.
    if schema["x-raml-type"] != nil || isFile(schema) { words.remove("format") }
    for word in ["exclusiveMinimum", "exclusiveMaximum"] {
      let value = schema[word]?.value
      let isInteger = kind == "integer" && value?.number?.isIntegral != false
      if value?.bool == false || isInteger { words.remove(word) }
    }
    return words.isSubset(of: scalarWords) && kind.map(kinds.contains) == true
  }

  private static func isFile(_ schema: DocumentPart) -> Bool {
    schema["format"]?.string == "binary" && schema["type"]?.string == "string"
  }
}
