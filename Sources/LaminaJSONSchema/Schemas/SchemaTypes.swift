internal import LaminaJSON

/// Types of values as JSON Schema names them.
struct SchemaTypes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let null = SchemaTypes(rawValue: 1)
  static let boolean = SchemaTypes(rawValue: 2)
  static let integer = SchemaTypes(rawValue: 4)
  static let number = SchemaTypes(rawValue: 8)
  static let string = SchemaTypes(rawValue: 16)
  static let array = SchemaTypes(rawValue: 32)
  static let object = SchemaTypes(rawValue: 64)
  static let any: SchemaTypes = [.null, .boolean, .integer, .number, .string, .array, .object]

  /// The types in the order in which they are named.
  static let named: [(String, SchemaTypes)] = [
    ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .number),
    ("string", .string), ("array", .array), ("object", .object),
  ]

  /// The type of that name; `any` in draft-03 only.
  static func named(_ name: String, in draft: SchemaDraft) -> SchemaTypes? {
    if name == "any", draft == .draft3 { return .any }
    return named.first { $0.0 == name }?.1
  }

  /// The types that a value has: an integer is a number, too.
  init(of value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool: self = .boolean
    case .number(let number): self = number.isSpelledAsInteger ? [.integer, .number] : .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The names for a sentence: "a string or null".
  var sentence: String {
    let names = Self.named.filter { contains($0.1) }.map { Self.withArticle($0.0) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  static func withArticle(_ name: String) -> String {
    switch name {
    case "null": "null"
    case "integer", "array", "object": "an " + name
    default: "a " + name
    }
  }
}
