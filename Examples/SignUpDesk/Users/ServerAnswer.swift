import Foundation
import SignUpForms

/// What is answered: a status and a body of JSON.
package struct ServerAnswer: Equatable, Sendable {
  package let status: Int
  package let body: [UInt8]

  package init(_ status: Int, _ body: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.status = status
    self.body = (try? encoder.encode(body)).map { Array($0) } ?? []
  }

  /// An answer as it was received.
  package init(status: Int, bytes: some Sequence<UInt8>) {
    self.status = status
    body = Array(bytes)
  }

  /// A refusal in a sentence.
  package static func refusal(_ status: Int, _ sentence: String) -> ServerAnswer {
    ServerAnswer(status, Refusal(error: sentence))
  }

  /// What comes of a request that fails by its fate.
  package static var failureOnPurpose: ServerAnswer {
    refusal(500, "The server failed on purpose: try again.")
  }
}

// MARK: Reading

extension ServerAnswer {
  /// Reads the answer to a question about a name; what breaks a rule is not free.
  func isFree() throws -> Bool {
    switch status {
    case 200: return try JSONDecoder().decode(NameAnswer.self, from: Data(body)).isFree
    case 422: return false
    default: throw SignUpFailure.status(status)
    }
  }

  /// Reads the answer to signing up; throws where there is no new user.
  func confirm(name: String) throws(SignUpFailure) {
    switch status {
    case 201: return
    case 409: throw .taken(name: name)
    case 400..<500: throw .refused(reason: reason ?? "status \(status)")
    default: throw .status(status)
    }
  }

  private var reason: String? {
    try? JSONDecoder().decode(Refusal.self, from: Data(body)).error
  }
}
