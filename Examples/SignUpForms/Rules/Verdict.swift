/// What a field of the sign-up form says of itself.
package nonisolated enum Verdict: Equatable, Sendable {
  case empty
  case invalid(String)
  case checking
  case valid(String)

  package var isValid: Bool { if case .valid = self { true } else { false } }
}
