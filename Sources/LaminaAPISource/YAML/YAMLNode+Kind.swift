/// What a scalar means by the core schema of YAML 1.2.
package enum YAMLValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
}

extension YAMLNode {
  /// The scalar's value; nil for lists and maps.
  package var value: YAMLValue? {
    guard case .scalar(let text, let style) = content else { return nil }
    if isNull { return .null }
    guard style == .plain, tag == nil || tag == "!" else { return tagged(text) }
    return Self.resolve(text)
  }

  private func tagged(_ text: String) -> YAMLValue {
    guard tag == "!!int" || tag == "!!float" || tag == "!!bool" else { return .text(text) }
    return Self.resolve(text)
  }

  /// What a plain scalar means.
  package static func resolve(_ text: String) -> YAMLValue {
    if text == "true" { return .boolean(true) }
    if text == "false" { return .boolean(false) }
    guard let first = text.utf8.first, first < 0x3A, first == 0x2B || first >= 0x2D else {
      return .text(text)
    }
    return number(text) ?? .text(text)
  }

  private static func number(_ text: String) -> YAMLValue? {
    if let value = Int(text), isDecimal(text) { return .integer(value) }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(YAMLValue.integer) }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map(YAMLValue.integer) }
    let isFloat = text.utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 == 0x65 || $0 == 0x45 }
    guard isFloat, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    guard
      !text.drop(while: { $0 == "-" || $0 == "+" }).hasPrefix("0") || text.contains(".")
        || text == "0"
    else { return nil }
    return Double(text).map(YAMLValue.number)
  }

  /// Whether digits alone make the number, and no zero leads it.
  private static func isDecimal(_ text: String) -> Bool {
    let digits =
      text.utf8.first == 0x2D || text.utf8.first == 0x2B ? text.utf8.dropFirst() : text.utf8[...]
    return digits.count == 1 || digits.first != 0x30
  }
}
