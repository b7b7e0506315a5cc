import LaminaAPIModel
import LaminaPatterns
import SeededRandom

/// One of the types that values of a parameter may have.
struct TypeRule: Sendable {
  private let rule: ParameterTypeRule

  init(_ type: APIParameterType) { rule = ParameterTypeRule(type) }

  /// Why a value is not of this type, as a sentence.
  func fault(of field: FormField) -> String? {
    if rule.type.kind == .file { return field.isFile ? nil : "It should be a file." }
    return field.isFile ? "It should be a text, and is a file." : rule.fault(of: field.value)
  }

  /// The least value that fits: for what has no example.
  var least: String {
    var numbers = SeededNumbers(seed: 1)
    guard rule.type.kind == .string, let text = try? rule.pattern?.example(using: &numbers) else {
      return rule.type.leastValue
    }
    return text
  }
}
