import LaminaAPISource
import LaminaPatterns

extension TypeBook {
  /// Takes a facet of a value, and checks it by the type's kind.
  mutating func fillFacet(_ index: Int, _ pair: YAMLPair) {
    let kind = self[index].kind
    guard let value = Grammar.facet(pair.name, of: kind) else {
      // A template's type is not known yet.
      return isOpen(index) ? () : fillOwnFacet(index, pair)
    }
    let pair = value.isScalar ? YAMLPair(pair.key, pair.value.unannotated) : pair
    self[index].facets[pair.name] = pair.value
    if pair.value.text?.contains("<<") == true { return }
    switch value {
    case .count: checkCount(pair)
    case .number: checkNumber(pair)
    case .positiveNumber: checkMultiple(pair)
    case .format: checkFormat(pair, kind)
    case .pattern: checkPattern(pair)
    case .truth: checkTruth(pair)
    case .enumeration: checkEnum(pair, index)
    case .discriminator: checkDeclared(pair, index)
    case .names:
      if !pair.value.isSequence {
        error("list-expected", "\(pair.name) must be a list.", at: pair.value)
      }
    default: break
    }
  }

  /// Whether a type's own type waits for the parameters of a template.
  func isOpen(_ index: Int) -> Bool {
    let node = self[index].node
    let type = node.value(of: "type") ?? node
    return type.listed.contains { $0.text?.contains("<<") == true }
  }

  /// A facet that a type above declares.
  private mutating func fillOwnFacet(_ index: Int, _ pair: YAMLPair) {
    for parent in self[index].parents where declaredFacet(pair.name, of: parent) != nil {
      return self[index].facets[pair.name] = pair.value
    }
    error(
      "unknown-facet", "A type of kind \(self[index].kind.rawValue) has no facet '\(pair.name)'.",
      at: pair.key,
      repair: Grammar.facets[pair.name].map {
        "It is a facet of \($0.kinds.map(\.rawValue).joined(separator: ", "))."
      } ?? Suggestion.repair(for: pair.name, among: Grammar.facets.keys))
  }

  private mutating func checkCount(_ pair: YAMLPair) {
    if let count = Int(pair.value.text ?? ""), count >= 0 { return }
    error(
      "number-expected", "The value of \(pair.name) must be a number, and not negative.",
      at: pair.value)
  }

  private mutating func checkNumber(_ pair: YAMLPair) {
    if Double(pair.value.text ?? "") != nil { return }
    error("number-expected", "The value of \(pair.name) must be a number.", at: pair.value)
  }

  private mutating func checkMultiple(_ pair: YAMLPair) {
    if let number = Double(pair.value.text ?? ""), number > 0 { return }
    error("number-expected", "The value of multipleOf must be a number above 0.", at: pair.value)
  }

  private mutating func checkFormat(_ pair: YAMLPair, _ kind: TypeKind) {
    let formats =
      kind == .datetime
      ? ["rfc3339", "rfc2616"]
      : ["int32", "int64", "int", "long", "float", "double", "int16", "int8"]
    if let text = pair.value.text, formats.contains(text) { return }
    error("format", "The format must be one of \(formats.joined(separator: ", ")).", at: pair.value)
  }

  private mutating func checkPattern(_ pair: YAMLPair) {
    guard let text = pair.value.text else {
      return error("scalar-expected", "The value of pattern must be a scalar.", at: pair.value)
    }
    do { _ = try TextPattern(text) } catch {
      self.error("pattern", "The pattern cannot be read: \(error)", at: pair.value)
    }
  }

  private mutating func checkEnum(_ pair: YAMLPair, _ index: Int) {
    guard let values = pair.value.items, !values.isEmpty else {
      return error("list-expected", "The enum must be a list with values.", at: pair.value)
    }
    self[index].facets["enum"] = nil
    var checker = ValueChecker(self)
    for value in values {
      if let fault = checker.fault(of: value, index) {
        error("enum-value", "The enum does not fit its type: \(fault.message)", at: value)
      }
    }
    self[index].facets["enum"] = pair.value
  }

  /// A least that is more than the most, and limits that are wider than inherited ones.
  mutating func checkBounds(_ index: Int) {
    for (least, most) in Self.limits {
      checkWidth(of: least, index) { $0 < $1 }
      checkWidth(of: most, index) { $0 > $1 }
      guard let low = numbers(least, of: index).max(), let high = numbers(most, of: index).min(),
        low > high
      else { continue }
      let own = self[index].facets[most] ?? self[index].facets[least]
      if let place = own ?? (self[index].parents.count > 1 ? self[index].node : nil) {
        error("bounds", "\(least) is more than \(most).", at: place)
      }
    }
  }

  /// Whether no value can be of both types, by the limits of what they are made of.
  func excludes(_ type: Int, _ other: Int, depth: Int = 0) -> Bool {
    if depth > 8 || type == other { return false }
    let isSplit = Self.limits.contains { least, most in
      let lows = numbers(least, of: type) + numbers(least, of: other)
      let highs = numbers(most, of: type) + numbers(most, of: other)
      return (lows.max() ?? -.infinity) > (highs.min() ?? .infinity)
    }
    return isSplit
      || self[type].kind == .object
        && properties(of: type).contains { own in
          property(own.name, of: other).map { excludes(own.type, $0.type, depth: depth + 1) }
            ?? false
        }
  }

  /// The facets that limit from below and from above.
  private static let limits = [
    ("minLength", "maxLength"), ("minimum", "maximum"), ("minItems", "maxItems"),
    ("minProperties", "maxProperties"),
  ]

  /// A limit of a type's own that lets more through than an inherited one.
  private mutating func checkWidth(
    of name: String, _ index: Int, _ isWider: (Double, Double) -> Bool
  ) {
    guard let node = self[index].facets[name], let own = node.text.flatMap({ Double($0) }) else {
      return
    }
    let inherited = self[index].parents.flatMap { numbers(name, of: $0) }
    if let other = inherited.first(where: { isWider(own, $0) }) {
      let limit = other.rounded() == other ? "\(Int(other))" : "\(other)"
      error(
        "wider-facet", "\(name) is \(limit) in a type above, and may only become narrower.",
        at: node)
    }
  }

  /// What a type and all it inherits from say of a limit.
  private func numbers(_ name: String, of index: Int) -> [Double] {
    lineage(of: index).compactMap { self[$0].facets[name]?.text.flatMap { Double($0) } }
  }
}
