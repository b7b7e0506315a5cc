import NIOCore
import NIOEmbedded
import SignUpDesk
import SignUpNetwork
import Testing

/// One connection, byte by byte, on a clock in the test's hands.
struct SignUpHandlerTests {
  private static let get = "GET /users/ada HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func `It answers after its latency, not before, and closes`() throws {
    let server = try EmbeddedServer { _ in Fate(delay: 2) }
    server.send(Self.get)
    server.advance(by: 1_999)
    #expect(try server.received() == "")
    #expect(server.desk.report.thinking == 1)
    server.advance(by: 1)
    let answer = try server.received()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n" + #"{"isFree":false,"name":"ada"}"#))
    #expect(!server.channel.isActive)
    #expect(server.desk.report.answered == 1 && server.desk.report.thinking == 0)
    #expect(server.desk.report.recent.map(\.line) == ["GET /users/ada"])
  }

  @Test func `A request may come byte by byte`() throws {
    let server = try EmbeddedServer()
    for byte in Self.get { server.send(String(byte)) }
    server.advance(by: 0)
    #expect(try server.status() == 200)
  }

  @Test func `Who hangs up while it thinks is counted, and nothing is done`() throws {
    let server = try EmbeddedServer { _ in Fate(delay: 2) }
    let body = #"{"name":"eve","password":"1234"}"#
    server.send("POST /users HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n")
    server.send(body)
    server.advance(by: 500)
    try server.channel.close().wait()
    server.advance(by: 5_000)
    #expect(server.desk.report.cancelled == 1)
    #expect(server.desk.report.answered == 0 && server.desk.report.thinking == 0)
    #expect(server.desk.report.recent.map(\.outcome) == [.cancelled])
    let check = ServerRequest(method: "GET", target: "/users/eve")
    #expect(String(decoding: server.desk.answer(check).body, as: UTF8.self).contains("true"))
  }

  @Test func `Who hangs up before the request is whole has asked nothing`() throws {
    let server = try EmbeddedServer()
    server.send("GET /users/a")
    try server.channel.close().wait()
    #expect(server.desk.report.requests == 0 && server.desk.report.cancelled == 0)
    #expect(server.desk.report.refused == 1)
  }

  @Test func `It fails and drops on purpose`() throws {
    let failing = try EmbeddedServer { _ in Fate(ending: .failure) }
    failing.send(Self.get)
    failing.advance(by: 0)
    #expect(try failing.status() == 500)
    #expect(failing.desk.report.failed == 1 && failing.desk.report.answered == 0)
    let dropping = try EmbeddedServer { _ in Fate(ending: .drop) }
    dropping.send(Self.get)
    dropping.advance(by: 0)
    #expect(try dropping.received() == "")
    #expect(!dropping.channel.isActive)
    #expect(dropping.desk.report.dropped == 1 && dropping.desk.report.cancelled == 0)
  }

  @Test(arguments: [
    ("a long path", "GET /users/\(String(repeating: "a", count: 2_000)) HTTP/1.1\r\n\r\n", 414),
    (
      "many headers",
      "GET / HTTP/1.1\r\n"
        + String(repeating: "A: \(String(repeating: "b", count: 90))\r\n", count: 200),
      400
    ),
    ("a long header", "GET / HTTP/1.1\r\nA: \(String(repeating: "b", count: 9_000))", 400),
    (
      "a long body",
      "POST /users HTTP/1.1\r\nContent-Length: 5000\r\n\r\n" + String(repeating: "b", count: 5_000),
      413
    ),
    (
      "a long body in pieces",
      "POST /users HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        + String(repeating: "400\r\n\(String(repeating: "b", count: 1_024))\r\n", count: 5), 413
    ),
    ("no HTTP", "Hello?\r\n\r\n", 400), ("binary", "\u{0}\u{1}\u{2}\u{3}\r\n\r\n", 400),
  ])
  func `What is too long or no HTTP is refused`(_ name: String, _ text: String, _ status: Int)
    throws
  {
    let server = try EmbeddedServer()
    server.send(text)
    server.advance(by: 0)
    #expect(try server.status() == status)
    #expect(!server.channel.isActive)
    #expect(server.desk.report.refused == 1 && server.desk.report.requests == 0)
  }

  @Test func `Who does not finish a request is not waited for`() throws {
    let server = try EmbeddedServer()
    server.send("GET /users/a")
    server.advance(by: 9_999)
    #expect(server.channel.isActive)
    server.advance(by: 1)
    #expect(try server.status() == 408)
    #expect(!server.channel.isActive)
  }

  @Test func `A second request on the same connection is nobody's`() throws {
    let server = try EmbeddedServer { _ in Fate(delay: 1) }
    server.send(Self.get + Self.get)
    server.advance(by: 5_000)
    #expect(server.desk.report.requests == 1 && server.desk.report.answered == 1)
  }
}
