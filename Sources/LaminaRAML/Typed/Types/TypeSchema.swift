import LaminaAPISource
import LaminaJSON

/// Writes types of RAML 1.0 as JSON Schema (draft-04), so that whatever reads schemas reads types, too.
///
/// Declared types become definitions, and uses of them references: types may refer to themselves.
struct TypeSchema {
  private let book: TypeBook
  private var definitions: TreePairs = []
  private var keys: [Int: String] = [:]
  private var taken: Set<String> = []
  private var pending: [Int] = []
  /// Types without a name that are being written, one in another.
  private var open: Set<Int> = []

  /// How deep types without a name are written into each other.
  private static let depthLimit = 64

  init(_ book: TypeBook) { self.book = book }

  /// The schema of a type, with the definitions of those it uses; the text itself of an external one.
  static func text(of index: Int, in book: TypeBook) -> String {
    if let schema = book.schema(of: index)?.text { return schema }
    var writer = TypeSchema(book)
    let body = writer.inline(index)
    writer.writePending()
    var whole: TreePairs = [("$schema", .text("http://json-schema.org/draft-04/schema#"))] + body
    if !writer.definitions.isEmpty { whole.append(("definitions", .map(writer.definitions))) }
    return JSONValue.map(whole).text()
  }

  /// A use of a type: a reference if it has a name, or is within itself by what it inherits.
  private mutating func use(_ index: Int) -> JSONValue {
    if let key = keys[index] { return Self.reference(key) }
    let name = book[index].name
    if name != nil || open.contains(index) || open.count >= Self.depthLimit {
      return Self.reference(key(for: index, name ?? "inline"))
    }
    open.insert(index)
    defer { open.remove(index) }
    return .map(inline(index))
  }

  /// The name of a definition that is written later.
  private mutating func key(for index: Int, _ name: String) -> String {
    let key = taken.contains(name) ? "\(name)-\(index)" : name
    taken.insert(key)
    keys[index] = key
    pending.append(index)
    return key
  }

  private mutating func writePending() {
    while let index = pending.popLast() {
      if let key = keys[index] { definitions.append((key, .map(inline(index)))) }
    }
  }

  private static func reference(_ key: String) -> JSONValue {
    .map([("$ref", .text("#/definitions/\(key)"))])
  }

  private mutating func inline(_ index: Int) -> TreePairs {
    if let schema = book.schema(of: index)?.text, let value = try? JSONValue(parsing: schema) {
      return value.treePairs?.filter { $0.name != "$schema" } ?? []
    }
    return words(index) + shape(index) + shared(index)
  }

  private func words(_ index: Int) -> TreePairs {
    let text = book[index].node.value(of: "description")?.text
    return text.map { [("description", .text($0))] } ?? []
  }

  /// What kinds have in common.
  private func shared(_ index: Int) -> TreePairs {
    var pairs: TreePairs = []
    if let values = book.facet("enum", of: index) { pairs.append(("enum", JSONValue(values))) }
    if let value = book.facet("default", of: index) { pairs.append(("default", JSONValue(value))) }
    return pairs
  }

  private mutating func shape(_ index: Int) -> TreePairs {
    switch book[index].kind {
    case .any, .external: []
    case .null: [("type", .text("null"))]
    case .boolean: [("type", .text("boolean"))]
    case .object: object(index)
    case .array: array(index)
    case .union: [("anyOf", .list(book.options(of: index).map { use($0) }))]
    case .number, .integer: number(index)
    case .datetime: [("type", .text("string")), ("format", .text("date-time"))]
    case .string, .file, .dateOnly, .timeOnly, .datetimeOnly: string(index)
    }
  }

  private func facets(_ names: [String], of index: Int) -> TreePairs {
    names.compactMap { name in book.facet(name, of: index).map { (name, JSONValue($0)) } }
  }

  private func number(_ index: Int) -> TreePairs {
    [("type", .text(book[index].kind.rawValue))]
      + facets(["minimum", "maximum", "multipleOf"], of: index)
  }

  private func string(_ index: Int) -> TreePairs {
    let pattern: String? =
      switch book[index].kind {
      case .dateOnly: "^\\d{4}-\\d{2}-\\d{2}$"
      case .timeOnly: "^\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?$"
      case .datetimeOnly: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?$"
      default: nil
      }
    let own: TreePairs = pattern.map { [("pattern", .text($0))] } ?? []
    return [("type", .text("string"))] + own
      + facets(["pattern", "minLength", "maxLength"], of: index)
  }

  private mutating func array(_ index: Int) -> TreePairs {
    let items = book.items(of: index).map { use($0) }
    return [("type", .text("array"))] + (items.map { [("items", $0)] } ?? [])
      + facets(["minItems", "maxItems", "uniqueItems"], of: index)
  }

  private mutating func object(_ index: Int) -> TreePairs {
    let properties = book.properties(of: index)
    let named = properties.filter { !$0.isPattern }.map { ($0.name, use($0.type)) }
    let patterns = properties.filter(\.isPattern).map {
      (String($0.name.dropFirst().dropLast()), use($0.type))
    }
    let required = properties.filter(\.isRequired).map { JSONValue.text($0.name) }
    var pairs: TreePairs = [("type", .text("object"))]
    if !named.isEmpty { pairs.append(("properties", .map(named))) }
    if !patterns.isEmpty { pairs.append(("patternProperties", .map(patterns))) }
    if !required.isEmpty { pairs.append(("required", .list(required))) }
    return pairs + facets(["minProperties", "maxProperties", "additionalProperties"], of: index)
  }
}
