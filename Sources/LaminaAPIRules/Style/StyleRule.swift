import LaminaAPISource

/// The rules of the set for style.
enum StyleRule: String, CaseIterable, Sendable {
  /// Names of one kind are written in one way: `itemId` or `item_id`, and not both.
  case pathStyle = "path-style"
  case parameterStyle = "parameter-style"
  case schemaStyle = "schema-style"
  case operationStyle = "operation-style"
  /// What a reader needs is said.
  case apiDescription = "api-description"
  case methodDescription = "method-description"
  case parameterDescription = "parameter-description"
  /// What a caller may get is said.
  case errorAnswer = "error-answer"
  case successAnswer = "success-answer"
  /// What is declared is used, and what is used is declared.
  case unusedComponent = "unused-component"
  case unusedTag = "unused-tag"
  case undeclaredTag = "undeclared-tag"

  /// How much it matters if nobody says otherwise.
  var severity: Severity {
    switch self {
    case .schemaStyle, .apiDescription, .parameterDescription, .unusedTag: .hint
    case .pathStyle, .parameterStyle, .operationStyle, .methodDescription, .errorAnswer,
      .successAnswer, .unusedComponent, .undeclaredTag:
      .warning
    }
  }

  static let severities = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.severity) })
}
