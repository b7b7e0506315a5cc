import LaminaAPIMock
import LaminaAPIServer
import Testing

/// A mock behind a socket: what bad callers get, and that good ones are served meanwhile.
@Suite struct HostileTests {
  private static let small: ServerLimits = {
    var limits = ServerLimits()
    limits.patience = 0.3
    limits.body = 1_000
    limits.target = 500
    limits.head = 4_000
    return limits
  }()

  /// What the server says to some bytes before it closes.
  private func answer(_ text: String, limits: ServerLimits = small) async throws -> String {
    nonisolated(unsafe) var said = ""
    try await ServedFixture.serve(limits: limits) { port in
      let connection = try #require(RawConnection(port: port))
      connection.send(text)
      said = connection.read()
      let after = try await ServedFixture.caller(port).send(MockRequest("GET", "/books/7"))
      #expect(after.status == 200)
    }
    return said
  }

  @Test(
    "Garbage is answered with 400, or closed",
    arguments: [
      "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "HELLO WORLD\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    ])
  func garbage(_ text: String) async throws {
    let said = try await answer(text)
    #expect(said.isEmpty || said.hasPrefix("HTTP/1.1 400"), "\(said)")
  }

  @Test("A head that is too long is refused, and the connection closed")
  func longHead() async throws {
    let field = "X: \(String(repeating: "a", count: 5_000))\r\n"
    let said = try await answer("GET /books/7 HTTP/1.1\r\nHost: a\r\n\(field)\r\n")
    #expect(!said.hasPrefix("HTTP/1.1 200"), "\(said)")
    let many = String(repeating: "Y: b\r\n", count: 5_000)
    let refused = try await answer("GET /books/7 HTTP/1.1\r\n\(many)\r\n")
    #expect(!refused.hasPrefix("HTTP/1.1 200"))
  }

  @Test("A path that is too long is 414, a body that is too long 413")
  func longParts() async throws {
    let path = String(repeating: "a", count: 600)
    #expect(try await answer("GET /\(path) HTTP/1.1\r\n\r\n").hasPrefix("HTTP/1.1 414"))
    let endless = String(repeating: "a", count: 100_000)
    #expect(try await answer("GET /\(endless) HTTP/1.1\r\n\r\n").hasPrefix("HTTP/1.1 414"))
    let body = String(repeating: "a", count: 2_000)
    let put =
      "PUT /books/7 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: "
    #expect(try await answer(put + "2000\r\n\r\n" + body).hasPrefix("HTTP/1.1 413"))
    // What was sent and not yet read must not take the answer away.
    let large = String(repeating: body, count: 1_000)
    let said = try await answer(put + "2000000\r\n\r\n" + large)
    #expect(said.hasPrefix("HTTP/1.1 413") && said.contains("1000 bytes at most"), "\(said)")
  }

  @Test("A body that does not come is 408, a silent connection is closed")
  func slow() async throws {
    let put = "PUT /books/7 HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"
    #expect(try await answer(put).hasPrefix("HTTP/1.1 408"))
    #expect(try await answer("").isEmpty)
  }

  @Test(
    "A head that stays partial is 408, on a new connection and behind an answer",
    arguments: ["GET /books/7 HTT", "GET /books/7 HTTP/1.1\r\nHost: a\r\nX"])
  func partialHead(_ head: String) async throws {
    #expect(try await answer(head).hasPrefix("HTTP/1.1 408"))
    try await ServedFixture.serve(limits: Self.small) { port in
      let connection = try #require(RawConnection(port: port))
      connection.send("GET /books/7 HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(connection.read(until: "}").hasPrefix("HTTP/1.1 200"))
      connection.send(head)
      #expect(connection.read().hasPrefix("HTTP/1.1 408"))
    }
  }

  @Test("HTTP/1.1 names one host, HTTP/1.0 need not")
  func host() async throws {
    #expect(try await answer("GET /books/7 HTTP/1.1\r\n\r\n").hasPrefix("HTTP/1.1 400"))
    let two = "GET /books/7 HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"
    #expect(try await answer(two).hasPrefix("HTTP/1.1 400"))
    #expect(try await answer("GET /books/7 HTTP/1.0\r\n\r\n").contains(" 200 "))
  }

  @Test(
    "A method that nobody knows is 501, one that the resource has not is 405, both with a body",
    arguments: [("BREW", "501"), ("DELETE", "405")])
  func methods(_ method: String, _ status: String) async throws {
    let said = try await answer(
      "\(method) /books/7 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    #expect(said.hasPrefix("HTTP/1.1 \(status)") && said.contains("\"title\""), "\(said)")
  }

  @Test("Connections beyond the limit are closed, and there is room again afterwards")
  func many() async throws {
    var limits = ServerLimits()
    limits.connections = 4
    try await ServedFixture.serve(limits: limits) { port in
      do {
        let open = try (0..<4).map { _ in try Held(port) }
        #expect(open.allSatisfy { $0.asks().hasPrefix("HTTP/1.1 200") })
        let fifth = try Held(port)
        #expect(fifth.asks().isEmpty)
      }
      var status = 0
      for _ in 0..<100 where status != 200 {
        status =
          (try? await ServedFixture.caller(port).send(MockRequest("GET", "/books/7")))?.status ?? 0
      }
      #expect(status == 200)
    }
  }

  /// A connection in a list.
  private final class Held {
    private let connection: RawConnection

    init(_ port: Int) throws {
      guard let connection = RawConnection(port: port) else { throw CallFault.closed }
      self.connection = connection
    }

    func asks() -> String {
      connection.send("GET /books/7 HTTP/1.1\r\nHost: a\r\n\r\n")
      return connection.read(until: "}")
    }
  }
}
