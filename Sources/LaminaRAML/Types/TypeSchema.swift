import LaminaAPISource
import LaminaJSON

/// Writes types of RAML 1.0 as JSON Schema (draft-04), so that whatever reads schemas reads types, too.
///
/// Uses of declared types are references to their names, so that each is written once: `{"$ref": "Item"}` is
/// the schema of the model with that name. What has no such name becomes a definition where types refer to
/// themselves.
///
/// A type with a discriminator is itself or one of those below it, each with its own value of the property:
/// `{"anyOf": [{…, "properties": {"kind": {"enum": ["Person"]}}}, {"$ref": "Employee"}]}`.
struct TypeSchema {
  private let book: TypeBook
  /// The declared types that the schema refers to by name.
  private(set) var used: Set<Int> = []
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
  mutating func text(of index: Int) -> String {
    if let schema = book.schema(of: index)?.text { return schema }
    let body = inline(index)
    writePending()
    var whole: TreePairs = [("$schema", .text("http://json-schema.org/draft-04/schema#"))] + body
    if !definitions.isEmpty { whole.append(("definitions", .map(definitions))) }
    return JSONValue.map(whole).text()
  }

  /// A use of a type: a reference if it has a name, or is within itself by what it inherits.
  private mutating func use(_ index: Int) -> JSONValue {
    let index = book.named(behind: index)
    if let name = book.schemaName(of: index), isWritten(index) {
      used.insert(index)
      return .map([("$ref", .text(name))])
    }
    if let key = keys[index] { return Self.reference(key) }
    let name = book[index].name
    if name != nil || open.contains(index) || open.count >= Self.depthLimit {
      return Self.reference(key(for: index, name ?? "inline"))
    }
    open.insert(index)
    defer { open.remove(index) }
    return .map(inline(index))
  }

  /// Whether the type has a schema in JSON: one of XML says nothing of values.
  private func isWritten(_ index: Int) -> Bool {
    book.schema(of: index)?.text.map { ContentKind($0) == .json } ?? true
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
    let heirs = book.discriminator(of: index) == nil ? [] : book.heirs(of: index)
    if heirs.isEmpty { return words(index) + shape(index) + shared(index) }
    let own = JSONValue.map(shape(index) + shared(index))
    let all = [own] + heirs.filter { book[$0].parents.contains(index) }.map { use($0) }
    return words(index) + [("anyOf", .list(all)), ("discriminator", mapping(index, heirs))]
  }

  /// Which value of the property stands for which schema, in the words of OpenAPI.
  private func mapping(_ index: Int, _ heirs: [Int]) -> JSONValue {
    let values: TreePairs = heirs.compactMap { heir in
      guard let value = book.discriminatorValue(of: heir), let name = book.schemaName(of: heir)
      else { return nil }
      return (value, .text(name))
    }
    return .map([
      ("propertyName", .text(book.discriminator(of: index) ?? "")), ("mapping", .map(values)),
    ])
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
    if let xml = book.facet("xml", of: index), xml.isMapping {
      pairs.append(("xml", JSONValue(xml)))
    }
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
      + (book.facet("pattern", of: index)?.text.map { [("pattern", .text(TypePattern.whole($0)))] }
        ?? []) + facets(["minLength", "maxLength"], of: index)
  }

  private mutating func array(_ index: Int) -> TreePairs {
    let items = book.items(of: index).map { use($0) }
    return [("type", .text("array"))] + (items.map { [("items", $0)] } ?? [])
      + facets(["minItems", "maxItems", "uniqueItems"], of: index)
  }

  private mutating func object(_ index: Int) -> TreePairs {
    let properties = book.properties(of: index)
    let named = properties.filter { !$0.isPattern }.map { ($0.name, value(of: $0, in: index)) }
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

  /// What a property may be; a discriminator says the name of the type.
  private mutating func value(of property: TypeProperty, in index: Int) -> JSONValue {
    guard property.name == book.discriminator(of: index), book[index].name != nil,
      let value = book.discriminatorValue(of: index)
    else { return use(property.type) }
    let kind = book[property.type].kind
    let node = YAMLNode(
      .scalar(value, kind == .string ? .double : .plain), span: property.node.span)
    return .map([("enum", .list([JSONValue(node)]))])
  }
}
