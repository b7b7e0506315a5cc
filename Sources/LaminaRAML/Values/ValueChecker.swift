import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaPatterns

/// Why a value is not of its type, and where.
struct ValueFault {
  var message: String
  var node: YAMLNode
}

/// Judges values of YAML by types.
struct ValueChecker {
  let book: TypeBook
  /// Judges what is described by JSON Schema; without it that is let through.
  var schemas: SchemaBook?
  private var depth = 0
  private var steps = 0

  /// How deep values are followed, and how many are looked at.
  private static let depthLimit = 64
  private static let stepLimit = 200_000

  init(_ book: TypeBook) { self.book = book }

  /// The first fault of a value; nil if it is of the type.
  mutating func fault(of value: YAMLNode, _ type: Int) -> ValueFault? {
    depth += 1
    steps += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return nil }
    if value.tag == YAMLNode.missingTag || value.text?.contains("<<") == true { return nil }
    return kindFault(value, type) ?? enumFault(value, type)
  }

  private mutating func kindFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    switch book[type].kind {
    case .any: nil
    case .external: externalFault(value, type)
    case .null: value.isNull ? nil : fault("nothing is expected here.", value)
    case .object: objectFault(value, type)
    case .array: arrayFault(value, type)
    case .union: unionFault(value, type)
    default: scalarFault(value, type)
    }
  }

  private mutating func externalFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    guard let text = book.schema(of: type)?.text, ContentKind(text) == .json,
      let rules = schemas?.entry(for: text, in: "").schema, rules.isValid
    else { return nil }
    let json =
      value.text.flatMap { ContentKind($0) == .json ? try? JSONValue(parsing: $0) : nil }
      ?? JSONValue(value)
    return rules.validate(json).violations.first.map {
      fault("a value that breaks its schema: \($0.message)", value)
    }
  }

  func fault(_ message: String, _ node: YAMLNode) -> ValueFault {
    ValueFault(message: message, node: node)
  }

  private func enumFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    guard let values = book.facet("enum", of: type)?.items else { return nil }
    let written = value.text ?? JSONText.of(value)
    let known = values.map { $0.text ?? JSONText.of($0) }
    if known.contains(written) { return nil }
    return fault("a value that is none of \(known.joined(separator: ", ")).", value)
  }

  private mutating func unionFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    let options = book.options(of: type)
    if options.isEmpty { return nil }
    for option in options where fault(of: value, option) == nil { return nil }
    return fault("a value that is of none of the union's types.", value)
  }

  private mutating func arrayFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    guard let items = value.items else { return fault("a list is expected here.", value) }
    if let least = count("minItems", type), items.count < least {
      return fault("less than \(least) items.", value)
    }
    if let most = count("maxItems", type), items.count > most {
      return fault("more than \(most) items.", value)
    }
    if book.facet("uniqueItems", of: type)?.text == "true" {
      let texts = items.map { JSONText.of($0) }
      if Set(texts).count < texts.count { return fault("items that occur twice.", value) }
    }
    guard let itemType = book.items(of: type) else { return nil }
    for item in items { if let fault = fault(of: item, itemType) { return fault } }
    return nil
  }

  /// The type that the discriminator names, or that it names none; nil if nothing says which.
  private func concreteType(_ value: YAMLNode, _ type: Int) -> (Int, ValueFault?)? {
    let base = book.named(behind: type)
    guard let name = book.discriminator(of: base), let node = value.value(of: name),
      let text = node.text, book[base].name != nil
    else { return nil }
    if let concrete = book.concreteType(base, saying: text) {
      return (concrete == base ? type : concrete, nil)
    }
    let known = ([base] + book.heirs(of: base)).compactMap { book.discriminatorValue(of: $0) }
    return (type, fault("a \(name) that is none of \(known.joined(separator: ", ")).", node))
  }

  func count(_ name: String, _ type: Int) -> Int? {
    book.facet(name, of: type)?.text.flatMap { Int($0) }
  }

  private mutating func objectFault(_ value: YAMLNode, _ type: Int) -> ValueFault? {
    guard let pairs = value.pairs else { return fault("a map is expected here.", value) }
    if let (concrete, fault) = concreteType(value, type) {
      if let fault { return fault }
      if concrete != type { return objectFault(value, concrete) }
    }
    if let least = count("minProperties", type), pairs.count < least {
      return fault("less than \(least) properties.", value)
    }
    if let most = count("maxProperties", type), pairs.count > most {
      return fault("more than \(most) properties.", value)
    }
    let properties = book.properties(of: type)
    for property in properties where property.isRequired && value.pair(of: property.name) == nil {
      return fault("the required property '\(property.name)' is missing.", value)
    }
    for pair in pairs { if let fault = propertyFault(pair, properties, type) { return fault } }
    return nil
  }

  private mutating func propertyFault(
    _ pair: YAMLPair, _ properties: [TypeProperty], _ type: Int
  ) -> ValueFault? {
    if let own = properties.first(where: { !$0.isPattern && $0.name == pair.name }) {
      if !own.isRequired, pair.value.isNull { return nil }
      return fault(of: pair.value, own.type)
    }
    if let pattern = properties.first(where: { $0.isPattern && Self.matches($0.name, pair.name) }) {
      return fault(of: pair.value, pattern.type)
    }
    guard book.facet("additionalProperties", of: type)?.text == "false" else { return nil }
    return fault("the property '\(pair.name)', which is not declared.", pair.key)
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    let inner = String(pattern.dropFirst().dropLast())
    if inner.isEmpty { return true }
    guard let pattern = try? TextPattern(inner) else { return true }
    return (try? pattern.matches(name)) ?? true
  }
}
