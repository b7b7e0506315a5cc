import Foundation

/// A request as the directory reads it.
package struct ServerRequest: Equatable, Sendable {
  package let method: String
  /// As it was sent, percent-encoded, without a query.
  package let path: String
  package let body: [UInt8]

  package init(method: String, target: String, body: [UInt8] = []) {
    self.method = method
    path = String(target.prefix { $0 != "?" })
    self.body = body
  }

  /// The path's parts, decoded; nil when they are not UTF-8.
  package var parts: [String]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let decoded = parts.map { String($0).removingPercentEncoding }
    return decoded.contains(nil) ? nil : decoded.compactMap { $0 }
  }
}

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

  /// A refusal in a sentence.
  package static func refusal(_ status: Int, _ sentence: String) -> ServerAnswer {
    ServerAnswer(status, Refusal(error: sentence))
  }
}
