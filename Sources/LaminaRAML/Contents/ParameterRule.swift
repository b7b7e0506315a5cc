import LaminaAPIModel
import LaminaAPISource

/// What a parameter's declaration in RAML 0.8 allows its values to be.
struct ParameterRule {
  let type: String
  private let rule: ParameterTypeRule
  private let isRepeated: Bool

  init(_ node: YAMLNode) {
    type = node.value(of: "type")?.text ?? "string"
    rule = ParameterTypeRule(APIParameterType(node))
    isRepeated = node.value(of: "repeat")?.text == "true"
  }

  /// Why a value does not fit, as a sentence; nil if it fits.
  func fault(of value: YAMLNode) -> String? {
    if let items = value.items, isRepeated { return items.lazy.compactMap(fault).first }
    // What is no scalar has been reported as such.
    return value.text.flatMap { rule.fault(of: $0) }
  }
}

extension APIParameterType {
  /// The type that a declaration of RAML 0.8 says.
  init(_ node: YAMLNode) {
    func text(_ name: String) -> String? {
      node.value(of: name).flatMap { $0.isNull ? nil : $0.text }
    }
    self.init(text("type").flatMap(APIParameterType.Kind.init) ?? .string)
    values = node.value(of: "enum")?.items?.compactMap(\.text)
    pattern = text("pattern")
    minimumLength = text("minLength").flatMap { Int($0) }
    maximumLength = text("maxLength").flatMap { Int($0) }
    minimum = text("minimum").flatMap { Double($0) }
    maximum = text("maximum").flatMap { Double($0) }
    example = text("example")
    defaultValue = text("default")
  }
}
