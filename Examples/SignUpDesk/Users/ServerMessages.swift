/// Whether a name is free, as the server says it.
package struct NameAnswer: Codable, Equatable, Sendable {
  package let name: String
  package let isFree: Bool
}

/// A user who wants to sign up.
package struct NewUser: Codable, Equatable, Sendable {
  package let name: String
  package let password: String

  package init(name: String, password: String) { (self.name, self.password) = (name, password) }
}

/// Why a request was refused, and what to do.
package struct Refusal: Codable, Equatable, Sendable {
  package let error: String
}
