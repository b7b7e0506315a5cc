/// A service to ask whether a name is free.
package nonisolated protocol NameServer: AnyObject, Sendable {
  /// Asks for a name that keeps to the rules.
  func isFree(_ name: String) async throws -> Bool
}

/// A service that signs people up.
package nonisolated protocol SignUpService: NameServer {
  /// Makes a user; returns when there is one.
  func signUp(name: String, password: String) async throws(SignUpFailure)
}

/// Why the user was not signed up, in a sentence that says what to do.
package nonisolated enum SignUpFailure: Error, Equatable, Sendable, CustomStringConvertible {
  case taken(name: String)
  case refused(reason: String)
  case status(Int)
  case unreachable(reason: String)

  package var description: String {
    switch self {
    case .taken(let name): "«\(name)» was taken meanwhile. Choose another name."
    case .refused(let reason): "The server refused: \(reason)"
    case .status(let code): "The server failed (status \(code)). Try again."
    case .unreachable: "The server cannot be reached. Try again."
    }
  }
}
