import LaminaAPIModel
import LaminaAPISource
import LaminaPatterns

/// What a parameter's declaration allows its values to be.
struct ParameterRule {
  let type: String
  private let attributes: YAMLNode

  init(_ node: YAMLNode) {
    type = node.value(of: "type")?.text ?? "string"
    attributes = node
  }

  /// Why a value does not fit, as a sentence; nil if it fits.
  func fault(of value: YAMLNode) -> String? {
    if let items = value.items, attributes.value(of: "repeat")?.text == "true" {
      return items.lazy.compactMap(fault).first
    }
    // What is no scalar has been reported as such.
    guard let text = value.text else { return nil }
    return typeFault(text) ?? stringFault(text) ?? boundsFault(text)
  }

  private func typeFault(_ text: String) -> String? {
    switch type {
    case "number" where Double(text) == nil || text.hasPrefix("0x"): expected(text)
    case "integer" where Int(text) == nil: expected(text)
    case "boolean" where text != "true" && text != "false": expected(text)
    case "date" where !HTTPDate.isDate(text):
      "expected a date as \"Sun, 06 Nov 1994 08:49:37 GMT\"."
    default: nil
    }
  }

  private func expected(_ text: String) -> String {
    let found: String =
      switch YAMLNode.resolve(text) {
      case .boolean: "boolean"
      case .integer, .number: "number"
      case .null, .text: "string"
      }
    return "expected type '\(type)' but got '\(found)'."
  }

  private func stringFault(_ text: String) -> String? {
    guard type == "string" else { return nil }
    if let values = attributes.value(of: "enum")?.items,
      !values.contains(where: { $0.text == text })
    {
      return "it is none of \(values.compactMap(\.text).joined(separator: ", "))."
    }
    let count = text.unicodeScalars.count
    if let least = integer("minLength"), count < least {
      return "it has less than \(least) characters."
    }
    if let most = integer("maxLength"), count > most {
      return "it has more than \(most) characters."
    }
    return patternFault(text)
  }

  private func patternFault(_ text: String) -> String? {
    guard let pattern = attributes.value(of: "pattern")?.text, !pattern.isEmpty,
      let rule = try? TextPattern(pattern), let matches = try? rule.matches(text), !matches
    else { return nil }
    return "the pattern \(pattern) does not match it."
  }

  private func boundsFault(_ text: String) -> String? {
    guard type == "number" || type == "integer", let value = Double(text) else { return nil }
    if let least = number("minimum"), value < least { return "it is less than \(least)." }
    if let most = number("maximum"), value > most { return "it is greater than \(most)." }
    return nil
  }

  private func integer(_ name: String) -> Int? {
    attributes.value(of: name)?.text.flatMap { Int($0) }
  }
  private func number(_ name: String) -> Double? {
    attributes.value(of: name)?.text.flatMap { Double($0) }
  }
}
