/// Code that is the same in every client.
///
/// It is text here and code there: the tests compile it.
enum ClientCode {
  /// The parts that a text needs, in order.
  static func parts(for text: String) -> [String] {
    let all = [transport, failure, call, wire]
    var parts = all
    if text.contains("FormFields") { parts.append(form) }
    let isStyled = text.contains("Styled(")
    if isStyled { parts.append(styled) }
    if isStyled || text.contains("JSON") { parts += [json, key] }
    if text.contains("@Indirect ") { parts.append(box) }
    let days = ["DateOnly", "TimeOnly"].contains { text.contains($0) }
    return days ? parts + [day, time, dayAndTime] : parts
  }

  /// What the client itself does with a call.
  static let send =
    sending(proof: ", _ credential: Credential?")
      + #"""

        do {
          if let sign = try await credential?.signature(for: request) {
            request.headers.append(Header("Authorization", sign))
          }
          return try await transport.send(request)
        } catch {
          throw Failure.transport(place: call.place, reason: error)
        }
      }
      """#

  /// The same where nobody has to prove who calls.
  static let sendOpenly =
    sending(proof: "")
      + #"""

        do {
          return try await transport.send(request)
        } catch {
          throw Failure.transport(place: call.place, reason: error)
        }
      }
      """#

  private static func sending(proof: String) -> String {
    let add = proof.isEmpty ? "" : "\n  var call = call\n  credential?.add(to: &call)"
    return """
      private func send(_ call: Call\(proof)) async throws(Failure) -> Answer {\(add)
        \(proof.isEmpty ? "let" : "var") request = call.request(base: base, values: baseValues)
      """
  }

  private static let transport = #"""
    /// Carries requests to a server, and answers back.
    public protocol Transport: Sendable {
      /// Sends a request.
      ///
      /// - Parameter request: the request.
      /// - Returns: the answer, whatever its status.
      /// - Throws: why there is no answer.
      func send(_ request: Request) async throws -> Answer
    }

    /// A field of a head.
    public struct Header: Hashable, Sendable {
      /// The name.
      public var name: String
      /// The value.
      public var value: String

      /// Creates a field.
      public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
      }
    }

    /// A request.
    public struct Request: Hashable, Sendable {
      /// The method in capitals.
      public var method: String
      /// The whole address.
      public var url: String
      /// The head, in order.
      public var headers: [Header]
      /// The body.
      public var body: Data?
    }

    /// An answer.
    public struct Answer: Hashable, Sendable {
      /// The status.
      public var status: Int
      /// The head, in order.
      public var headers: [Header]
      /// The body.
      public var body: Data

      /// Creates an answer.
      public init(status: Int, headers: [Header] = [], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
      }

      /// The first value of a field, by its name in any case.
      public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
      }

      /// The body as text.
      public var text: String { String(decoding: body, as: UTF8.self) }

      /// The media type of the body, without what follows it.
      fileprivate var mediaType: String {
        (header("Content-Type") ?? "").prefix { $0 != ";" }.lowercased()
          .trimmingCharacters(in: .whitespaces)
      }

      /// The fields whose names begin so, by the rest of their names.
      fileprivate func headers(after prefix: String) -> [String: String] {
        var found: [String: String] = [:]
        for field in headers where field.name.lowercased().hasPrefix(prefix.lowercased()) {
          found[String(field.name.dropFirst(prefix.count))] = field.value
        }
        return found
      }
    }
    """#

  private static let failure = #"""
    /// Why a call gave nothing: which call, and where in its body.
    public enum Failure: Error, CustomStringConvertible {
      /// The transport threw.
      case transport(place: String, reason: any Error)
      /// The body cannot be written; the path leads to the member.
      case request(place: String, path: String, reason: String)
      /// The body of an answer is not what the model says; the path leads to the member.
      case answer(place: String, status: Int, path: String, reason: String)
      /// The answer has another status than the one that is wanted.
      case refused(place: String, status: Int)

      /// The failure as a sentence.
      public var description: String {
        switch self {
        case .transport(let place, let reason): "\(place) was not answered: \(reason)"
        case .request(let place, let path, let reason):
          "\(place): the body cannot be written at \(path.isEmpty ? "/" : path): \(reason)"
        case .answer(let place, let status, let path, let reason):
          "\(place): the answer \(status) does not fit at \(path.isEmpty ? "/" : path): \(reason)"
        case .refused(let place, let status): "\(place) was answered with the status \(status)."
        }
      }
    }
    """#

  static let urlSession = #"""
    /// Carries requests over URLSession.
    public struct URLSessionTransport: Transport {
      /// Creates a transport over the shared session.
      public init() {}

      /// Sends a request.
      ///
      /// - Parameter request: the request.
      /// - Returns: the answer, whatever its status.
      /// - Throws: what URLSession throws.
      public func send(_ request: Request) async throws -> Answer {
        guard let url = URL(string: request.url) else { throw Fault.address(request.url) }
        var outgoing = URLRequest(url: url)
        outgoing.httpMethod = request.method
        for field in request.headers {
          outgoing.addValue(field.value, forHTTPHeaderField: field.name)
        }
        // Cookies of the session would take the place of those of the call.
        outgoing.httpShouldHandleCookies = !request.headers.contains { $0.name == "Cookie" }
        outgoing.httpBody = request.body
        let (body, response) = try await URLSession.shared.data(for: outgoing)
        guard let head = response as? HTTPURLResponse else { throw Fault.notHTTP(request.url) }
        let headers = head.allHeaderFields.map { Header("\($0.key)", "\($0.value)") }
        let ordered = headers.sorted { $0.name < $1.name }
        return Answer(status: head.statusCode, headers: ordered, body: body)
      }

      /// What URLSession has no word for.
      private enum Fault: Error, CustomStringConvertible {
        case address(String)
        case notHTTP(String)

        var description: String {
          switch self {
          case .address(let text): "\(text) is no address."
          case .notHTTP(let text): "\(text) did not answer as HTTP has it."
          }
        }
      }
    }
    """#
}
