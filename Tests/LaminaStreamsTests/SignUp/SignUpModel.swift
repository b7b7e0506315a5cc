/// What a field of the sign-up form says of itself.
nonisolated enum Verdict: Equatable, Sendable {
  case empty
  case invalid(String)
  case checking
  case valid(String)

  var isValid: Bool { if case .valid = self { true } else { false } }
}

/// The form's rules that need nobody else; the three ways share them.
nonisolated enum SignUpRules {
  static func userName(_ name: String) -> Verdict? {
    if name.isEmpty { return .empty }
    if !name.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return .invalid("Letters and digits only")
    }
    return nil
  }

  static func password(_ password: String) -> Verdict {
    if password.isEmpty { return .empty }
    return password.count < 4 ? .invalid("At least 4 characters") : .valid("Acceptable")
  }

  static func repeated(_ repeated: String, of password: String) -> Verdict {
    if repeated.isEmpty { return .empty }
    return repeated == password ? .valid("Equal") : .invalid("Passwords differ")
  }

  static func answer(_ isFree: Bool) -> Verdict {
    isFree ? .valid("Available") : .invalid("Already taken")
  }

  static let unreachable = Verdict.invalid("The server does not answer")
}

/// Whom to ask whether a name is free.
protocol NameServer: AnyObject, Sendable {
  nonisolated func isFree(_ name: String) async throws -> Bool
}
