package import SignUpForms

/// A service that sends requests to a server and reads its answers.
///
/// How they travel is the conforming type's.
package protocol AskingService: SignUpService {
  /// Sends a request; returns what was answered, or throws why nothing was.
  func answer(to request: ServerRequest) async throws(SignUpFailure) -> ServerAnswer
}

extension AskingService {
  package func isFree(_ name: String) async throws -> Bool {
    try await answer(to: .question(about: name)).isFree()
  }

  package func signUp(name: String, password: String) async throws(SignUpFailure) {
    try await answer(to: .user(NewUser(name: name, password: password))).confirm(name: name)
  }
}
