import Foundation
import SignUpForms

/// Who is signed up, and what the server answers: a value that knows nothing of networks.
///
/// ```
///  GET  /users/ada    200 {"isFree":false,"name":"ada"}     422 where the name breaks a rule
///  POST /users        201 {"isFree":false,"name":"eve"}     409 taken, 422 invalid, 400 no JSON
/// ```
///
/// Names are the same however their letters are cased. Passwords are checked and forgotten.
package struct UserDirectory: Sendable {
  /// Who was here first.
  package static let founders = ["ada", "alan", "barbara", "grace", "linus", "root"]
  /// More users than this are not kept.
  package static let capacity = 10_000

  private var taken: Set<String>

  package init(_ names: [String] = founders) { taken = Set(names.map { $0.lowercased() }) }

  package func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) }

  /// Signs a user up; returns whether the name was free.
  package mutating func add(_ name: String) -> Bool { taken.insert(name.lowercased()).inserted }

  /// Does what a request asks for, and says what is answered.
  package mutating func answer(_ request: ServerRequest) -> ServerAnswer {
    guard let parts = request.parts else {
      return .refusal(400, "The path is not UTF-8: percent-encode the name.")
    }
    switch (parts.count, parts.first, request.method) {
    case (2, "users", "GET"): return lookUp(parts[1])
    case (1, "users", "POST"): return signUp(request.body)
    case (1, "users", _), (2, "users", _):
      return .refusal(405, "Send GET to /users/{name}, or POST to /users.")
    default:
      return .refusal(404, "There is nothing here: ask for /users/{name}.")
    }
  }

  private func lookUp(_ name: String) -> ServerAnswer {
    if let refusal = Self.refusal(of: name) { return refusal }
    return ServerAnswer(200, NameAnswer(name: name, isFree: isFree(name)))
  }

  private mutating func signUp(_ body: [UInt8]) -> ServerAnswer {
    guard let user = try? JSONDecoder().decode(NewUser.self, from: Data(body)) else {
      return .refusal(400, "The body is no user: send {\"name\": \"…\", \"password\": \"…\"}.")
    }
    if let refusal = Self.refusal(of: user.name) ?? Self.refusal(ofPassword: user.password) {
      return refusal
    }
    guard isFree(user.name) else {
      return .refusal(409, "The name is taken: choose another name.")
    }
    guard taken.count < Self.capacity else {
      return .refusal(503, "The directory is full: start the server again.")
    }
    _ = add(user.name)
    return ServerAnswer(201, NameAnswer(name: user.name, isFree: false))
  }

  /// The form's rules, once more for clients without the form.
  private static func refusal(of name: String) -> ServerAnswer? {
    switch SignUpRules.userName(name) {
    case nil: nil
    case .invalid(let rule): .refusal(422, "The name breaks a rule: \(rule).")
    case .empty, .checking, .valid: .refusal(422, "The name is missing: give one.")
    }
  }

  private static func refusal(ofPassword password: String) -> ServerAnswer? {
    SignUpRules.password(password).isValid
      ? nil
      : .refusal(422, "The password has at least \(SignUpRules.shortestPassword) characters.")
  }
}
