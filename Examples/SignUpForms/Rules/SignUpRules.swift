/// What names and passwords have to be: for the form, in each of its ways, and for the server.
package nonisolated enum SignUpRules {
  package static let longestName = 32
  package static let shortestPassword = 4

  /// What is known of a name without asking: nothing where it has to be asked for.
  package static func userName(_ name: String) -> Verdict? {
    if name.isEmpty { return .empty }
    if !name.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return .invalid("Letters and digits only")
    }
    if name.unicodeScalars.count > longestName {
      return .invalid("At most \(longestName) characters")
    }
    return nil
  }

  package static func password(_ password: String) -> Verdict {
    if password.isEmpty { return .empty }
    return password.count < shortestPassword
      ? .invalid("At least \(shortestPassword) characters") : .valid("Acceptable")
  }

  package static func repeated(_ repeated: String, of password: String) -> Verdict {
    if repeated.isEmpty { return .empty }
    return repeated == password
      ? .valid("Equal") : .invalid("Passwords differ: type the same again")
  }

  package static func answer(_ isFree: Bool) -> Verdict {
    isFree ? .valid("Available") : .invalid("Already taken: choose another name")
  }

  package static let unreachable = Verdict.invalid("The server does not answer")
}
