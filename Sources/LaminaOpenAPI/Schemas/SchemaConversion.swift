import LaminaAPISource
import LaminaJSON

/// Converts one schema of draft 3 or 4; words of both drafts are taken in either.
///
/// References go to components: what they point at within the schema becomes a component of its own.
struct SchemaConversion {
  let version: OpenAPIVersion
  private let value: JSONValue
  private let name: String
  /// Components of schemas by name, and of those that are files by path.
  private let known: [String: String]
  private let files: [String: String]
  /// The file that references to files are relative to.
  private let file: String
  private(set) var names: UniqueNames
  /// Schemas in files besides.
  private(set) var outside: OutsideSchemas
  /// Where in a file of these the schema stands; nil for one of the model.
  private let spot: OutsideSchemas.Spot?
  private(set) var parts = JSONMembers()
  private(set) var losses: [String] = []
  private var components: [JSONPointer: String]
  private var waiting: [(name: String, value: JSONValue)] = []

  init(
    _ value: JSONValue, name: String, _ version: OpenAPIVersion, known: [String: String],
    files: [String: String] = [:], file: String = "", names: UniqueNames,
    outside: OutsideSchemas = OutsideSchemas(nil), at spot: OutsideSchemas.Spot? = nil
  ) {
    (self.outside, self.spot) = (outside, spot)
    (self.value, self.name, self.version) = (value, name, version)
    (self.known, self.files, self.file, self.names) = (known, files, file, names)
    components = [spot?.pointer ?? JSONPointer(): name]
  }

  /// The whole schema; afterwards `parts` holds what it refers to within itself.
  mutating func root() -> JSONValue {
    let result = schema(value[spot?.pointer ?? JSONPointer()] ?? value, depth: 0)
    while let next = waiting.popLast() { parts.set(next.name, schema(next.value, depth: 0)) }
    return result
  }

  /// Deeper schemas become schemas that allow all.
  private static let deepest = 200

  mutating func schema(_ value: JSONValue, depth: Int) -> JSONValue {
    guard value.object != nil else { return [:] }
    guard depth < Self.deepest else {
      losses.append("A schema is more than \(Self.deepest) deep; what is below is left out.")
      return [:]
    }
    if let text = value["$ref"]?.string { return reference(text) }
    var draft = SchemaDraftParts(value, depth + 1)
    types(&draft)
    plain(&draft)
    containers(&draft)
    choices(&draft)
    others(&draft)
    return draft.value
  }

  private mutating func reference(_ text: String) -> JSONValue {
    let own = value["id"]?.string
    if let own, text == own || text == own + "#" { return SchemaReference.to(name) }
    if text.hasPrefix("#"), let pointer = Self.pointer(text.dropFirst()) {
      return part(pointer, text)
    }
    let plain = text.hasSuffix("#") ? String(text.dropLast()) : text
    let component =
      known[plain] ?? files[SourcePath.join(plain, parent: file)]
      ?? outside.component(text, from: file, &names)
    return component.map(SchemaReference.to) ?? lost(text)
  }

  private static func pointer(_ fragment: Substring) -> JSONPointer? {
    fragment.removingEscapes.flatMap { JSONPointer($0) }
  }

  private mutating func part(_ pointer: JSONPointer, _ text: String) -> JSONValue {
    if let component = components[pointer] { return SchemaReference.to(component) }
    guard let target = value[pointer] else { return lost(text) }
    if let spot {
      let other = OutsideSchemas.Spot(path: spot.path, pointer: pointer)
      return outside.component(other, &names).map(SchemaReference.to) ?? lost(text)
    }
    let component = names.take(name + "_" + (pointer.tokens.last ?? ""))
    components[pointer] = component
    waiting.append((component, target))
    return SchemaReference.to(component)
  }

  private mutating func lost(_ text: String) -> JSONValue {
    losses.append(
      "The reference \(text) leads out of the schema \(name); it is kept in x-raml-ref.")
    return ["x-raml-ref": JSONValue.text(text)]
  }
}

extension Substring {
  /// The text without escapes of the form `%20`; nothing if they are no UTF-8.
  var removingEscapes: String? {
    guard contains("%") else { return String(self) }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = byte == 0x25 ? String(Substring(rest.prefix(2))) : ""
      let code = digits.utf8.count == 2 ? UInt8(digits, radix: 16) : nil
      if code != nil { rest = rest.dropFirst(2) }
      bytes.append(code ?? byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
