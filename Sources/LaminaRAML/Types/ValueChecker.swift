import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaPatterns

/// Why a value is not of its type, and where.
struct ValueFault {
  var message: String
  var node: YAMLNode
  /// Whether it is likely a mistake, and allowed.
  var isWarning = false
  var repair: String?
}

/// Judges values of YAML by types.
struct ValueChecker {
  let book: TypeBook
  /// Judges what is described by JSON Schema; without it that is let through.
  var contents: ContentChecker?
  private var depth = 0
  private var steps = 0

  /// How deep values are followed, and how many are looked at.
  private static let depthLimit = 64
  private static let stepLimit = 200_000

  init(_ book: TypeBook) { self.book = book }

  /// The first fault of a value; nil if it is of the type.
  mutating func fault(of value: YAMLNode, _ type: Int) -> ValueFault? {
    faults(of: value, type, at: nil).first { !$0.isWarning }
  }

  /// All faults of a value; those of a whole list or map are where its key is.
  mutating func faults(of value: YAMLNode, _ type: Int, at key: YAMLNode?) -> [ValueFault] {
    depth += 1
    steps += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return [] }
    if value.tag == YAMLNode.missingTag || value.text?.contains("<<") == true { return [] }
    let place = value.place(of: [], at: key)
    let faults = kindFaults(value, type, place)
    return faults.isEmpty ? enumFaults(value, type, place) : faults
  }

  private mutating func kindFaults(_ value: YAMLNode, _ type: Int, _ place: YAMLNode)
    -> [ValueFault]
  {
    switch book[type].kind {
    case .any: []
    case .external: externalFaults(value, type, place)
    case .null: value.isNull ? [] : [expected("nothing", value, place)]
    case .object: objectFaults(value, type, place)
    case .array: arrayFaults(value, type, place)
    case .union: unionFaults(value, type, place)
    default: scalarFault(value, type, place).map { [$0] } ?? []
    }
  }

  private mutating func externalFaults(_ value: YAMLNode, _ type: Int, _ place: YAMLNode)
    -> [ValueFault]
  {
    guard let schema = book.schema(of: type), let text = schema.text, ContentKind(text) == .json,
      let rules = contents?.entry(of: schema, text).schema, rules.isValid
    else { return [] }
    let json =
      value.text.flatMap { ContentKind($0) == .json ? try? JSONValue(parsing: $0) : nil }
      ?? JSONValue(value)
    return rules.validate(json).violations.map {
      fault("its schema says: \($0.message)", value.place(of: $0.pointer.tokens[...], at: place))
    }
  }

  func fault(_ message: String, _ node: YAMLNode) -> ValueFault {
    ValueFault(message: message, node: node)
  }

  /// What is expected where something else stands.
  func expected(_ what: String, _ value: YAMLNode, _ place: YAMLNode) -> ValueFault {
    fault("\(what) is expected, and here is \(value.nature).", place)
  }

  private func enumFaults(_ value: YAMLNode, _ type: Int, _ place: YAMLNode) -> [ValueFault] {
    guard let values = book.facet("enum", of: type)?.items else { return [] }
    let written = value.text ?? JSONText.of(value)
    let known = values.map { $0.text ?? JSONText.of($0) }
    if known.contains(written) { return [] }
    return [fault("'\(written)' is none of \(known.joined(separator: ", ")).", place)]
  }

  private mutating func unionFaults(_ value: YAMLNode, _ type: Int, _ place: YAMLNode)
    -> [ValueFault]
  {
    let options = book.options(of: type)
    var nearest: ValueFault?
    for option in options {
      let faults = faults(of: value, option, at: place)
      guard let fault = faults.first(where: { !$0.isWarning }) else { return [] }
      // Most is known of the choice that is of the value's kind.
      if value.isMapping == (book[option].kind == .object) { nearest = nearest ?? fault }
    }
    guard !options.isEmpty else { return [] }
    let reason = nearest.map { " One of them says: \($0.message)" } ?? ""
    return [fault("\(value.nature) is of none of the union's types.\(reason)", place)]
  }

  private mutating func arrayFaults(_ value: YAMLNode, _ type: Int, _ place: YAMLNode)
    -> [ValueFault]
  {
    guard let items = value.items else { return [expected("a list", value, place)] }
    var faults = countFaults(items.count, "items", "minItems", "maxItems", type, place)
    if book.facet("uniqueItems", of: type)?.text == "true" {
      let texts = items.map { JSONText.of($0) }
      if Set(texts).count < texts.count { faults.append(fault("items occur twice.", place)) }
    }
    guard let itemType = book.items(of: type) else { return faults }
    return faults + items.flatMap { self.faults(of: $0, itemType, at: nil) }
  }

  /// Too few or too many.
  private func countFaults(
    _ count: Int, _ what: String, _ least: String, _ most: String, _ type: Int, _ place: YAMLNode
  ) -> [ValueFault] {
    if let least = self.count(least, type), count < least {
      return [fault("it has \(count) \(what), and needs \(least) at least.", place)]
    }
    if let most = self.count(most, type), count > most {
      return [fault("it has \(count) \(what), and may have \(most) at most.", place)]
    }
    return []
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
    return (type, fault("its \(name) is none of \(known.joined(separator: ", ")).", node))
  }

  func count(_ name: String, _ type: Int) -> Int? {
    book.facet(name, of: type)?.text.flatMap { Int($0) }
  }

  private mutating func objectFaults(_ value: YAMLNode, _ type: Int, _ place: YAMLNode)
    -> [ValueFault]
  {
    guard let pairs = value.pairs else { return [expected("a map", value, place)] }
    if let (concrete, fault) = concreteType(value, type) {
      if let fault { return [fault] }
      if concrete != type { return objectFaults(value, concrete, place) }
    }
    let properties = book.properties(of: type)
    let missing = properties.filter { $0.isRequired && value.pair(of: $0.name) == nil }
    return countFaults(
      pairs.count, "properties", "minProperties", "maxProperties", type, place)
      + missing.map { fault("the required property '\($0.name)' is missing.", place) }
      + pairs.flatMap { propertyFaults($0, properties, type) }
  }

  private mutating func propertyFaults(
    _ pair: YAMLPair, _ properties: [TypeProperty], _ type: Int
  ) -> [ValueFault] {
    if let own = properties.first(where: { !$0.isPattern && $0.name == pair.name }) {
      if !own.isRequired, pair.value.isNull { return [] }
      return faults(of: pair.value, own.type, at: pair.key)
    }
    if let pattern = properties.first(where: { $0.isPattern && Self.matches($0.name, pair.name) }) {
      return faults(of: pair.value, pattern.type, at: pair.key)
    }
    let isOpen = book.facet("additionalProperties", of: type).map { $0.text == "true" }
    if isOpen == true || isOpen == nil && properties.isEmpty { return [] }
    return [
      ValueFault(
        message: "the property '\(pair.name)' is not declared.", node: pair.key,
        isWarning: isOpen == nil,
        repair: Suggestion.repair(for: pair.name, among: properties.map(\.name)))
    ]
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    let inner = String(pattern.dropFirst().dropLast())
    if inner.isEmpty { return true }
    guard let pattern = try? TextPattern(inner) else { return true }
    return (try? pattern.matches(name)) ?? true
  }
}

extension YAMLNode {
  /// What a value is, for sentences.
  fileprivate var nature: String {
    if isMapping { return "a map" }
    if isSequence { return "a list" }
    switch value {
    case .null, nil: return "nothing"
    case .boolean: return "a boolean"
    case .integer, .number: return "a number"
    case .text: return "a text"
    }
  }
}
