import LaminaAPIMock
import LaminaAPIServer
import Testing

/// A mock behind a socket: what good callers get.
@Suite struct ServerTests {
  @Test("The socket's answer is the mock's own")
  func same() async throws {
    try await ServedFixture.serve { port in
      let caller = try ServedFixture.caller(port)
      let answer = try await caller.send(MockRequest("GET", "/books/7"))
      let own = MockTransport(ServedFixture.api).send(MockRequest("GET", "/books/7"))
      #expect(answer.status == 200 && answer.body == own.body)
      #expect(answer.headers["ETag"] == own.headers["ETag"])
      #expect(answer.headers["Content-Length"] == "\(own.body.count)")
      let refused = try await caller.send(MockRequest("GET", "/books/x"))
      #expect(refused.status == 400)
    }
  }

  @Test("HEAD has the length and no body, 304 has neither")
  func head() async throws {
    try await ServedFixture.serve { port in
      let caller = try ServedFixture.caller(port)
      let head = try await caller.send(MockRequest("HEAD", "/books/7"))
      #expect(head.status == 200 && head.body.isEmpty && head.headers["Content-Length"] == "16")
      let tag = try #require(head.headers["ETag"])
      let known = try await caller.send(
        MockRequest("GET", "/books/7", headers: ["If-None-Match": tag]))
      #expect(known.status == 304 && known.body.isEmpty)
    }
  }

  @Test("A connection serves requests that come at once, in their order")
  func pipelining() async throws {
    try await ServedFixture.serve { port in
      let connection = try #require(RawConnection(port: port))
      let paths = ["/books/1", "/books/x", "/nothing", "/books/2"]
      connection.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
      let text = connection.read(until: "HTTP/1.1 ", times: 4)
      let statuses = text.ranges(of: "HTTP/1.1 ").map { text[$0.upperBound...].prefix(3) }
      #expect(statuses == ["200", "400", "404", "200"])
    }
  }

  @Test("An upgrade to HTTP/2 is passed over: the request is answered, and the connection closed")
  func upgrade() async throws {
    try await ServedFixture.serve { port in
      let connection = try #require(RawConnection(port: port))
      let upgrade =
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
      connection.send(
        "GET /books/1 HTTP/1.1\r\nHost: a\r\n\(upgrade)\r\n"
          + "GET /books/2 HTTP/1.1\r\nHost: a\r\n\r\n")
      let text = connection.read()
      let statuses = text.ranges(of: "HTTP/1.1 ").map { text[$0.upperBound...].prefix(3) }
      #expect(statuses == ["200"] && text.lowercased().contains("connection: close"))
      let other = try #require(RawConnection(port: port))
      // A header alone asks for nothing.
      other.send(
        "GET /books/1 HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\n\r\nGET /books/x HTTP/1.1\r\nHost: a\r\n\r\n"
      )
      let both = other.read(until: "HTTP/1.1 ", times: 2)
      #expect(
        both.ranges(of: "HTTP/1.1 ").map { both[$0.upperBound...].prefix(3) } == ["200", "400"])
    }
  }

  @Test("What speaks HTTP/2 at once is answered with an error, or closed")
  func prior() async throws {
    try await ServedFixture.serve { port in
      let connection = try #require(RawConnection(port: port))
      connection.send(
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u{0}\u{0}\u{0}\u{4}\u{0}\u{0}\u{0}\u{0}\u{0}")
      let text = connection.read()
      #expect(!text.hasPrefix("HTTP/1.1 2"))
    }
  }

  @Test("A delay that is asked for is kept, and another connection does not wait for it")
  func delay() async throws {
    try await ServedFixture.serve { port in
      let caller = try ServedFixture.caller(port)
      let slow = MockRequest("GET", "/books/7", headers: ["Prefer": "delay=2000"])
      let clock = ContinuousClock()
      let start = clock.now
      async let late = caller.send(slow)
      let quick = try await clock.measure {
        _ = try await caller.send(MockRequest("GET", "/books/7"))
      }
      let answer = try await late
      #expect(answer.status == 200 && quick < .seconds(2))
      #expect(clock.now - start >= .seconds(2))
    }
  }

  @Test("A dropped connection ends without an answer")
  func drops() async throws {
    var options = MockOptions()
    options.faults.dropRate = 1
    try await ServedFixture.serve(MockAPI(ServedFixture.model, options: options)) { port in
      let caller = try ServedFixture.caller(port)
      await #expect(throws: CallFault.closed) {
        try await caller.send(MockRequest("GET", "/books/7"))
      }
    }
  }

  @Test("A server that is not there is said so, in the system's words")
  func missing() async throws {
    let port = try await MockServer.start(MockDesk(ServedFixture.api), loops: 1)
    let number = port.port
    await port.stop()
    let caller = try ServedFixture.caller(number)
    do {
      _ = try await caller.send(MockRequest("GET", "/books/7"))
      Issue.record("It was answered.")
    } catch {
      #expect(
        "\(error)"
          == "The server at http://127.0.0.1:\(number) was not reached: connection refused.")
    }
  }

  @Test("A port that is taken is said so")
  func taken() async throws {
    try await ServedFixture.serve { port in
      await #expect(throws: ServerFault.portTaken(port)) {
        try await MockServer.start(MockDesk(ServedFixture.api), port: port, loops: 1)
      }
    }
    await #expect(throws: ServerFault.noSuchPort(70_000)) {
      try await MockServer.start(MockDesk(ServedFixture.api), port: 70_000)
    }
  }

  @Test("Addresses are read, and refused with a sentence")
  func addresses() throws {
    let address = try ServerAddress("http://shop.test:81/v1/")
    #expect(address.host == "shop.test" && address.port == 81 && address.base == "/v1")
    let plain = try ServerAddress("http://shop.test")
    #expect(plain.port == 80 && plain.base.isEmpty)
    let secure = try ServerAddress("https://shop.test")
    #expect(secure.port == 443 && secure.isSecure && !plain.isSecure)
    for text in ["ftp://shop.test", "shop", "http://", "http://a:b", "http://a:99999"] {
      #expect(throws: ServerFault.noAddress(text)) { try ServerAddress(text) }
    }
  }
}
