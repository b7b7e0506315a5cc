import LaminaStreams
import SignUpDesk
import SignUpForms
import Synchronization
import Testing

/// The server in this program, asked as the one with a network is (SignUpNetworkTests/Client).
///
/// What is held is held until it is cancelled, and tests wait for what the server says.
@MainActor
struct LocalServerTests {
  /// A server that thinks about the names given until nobody waits, and answers others at once.
  private func server(holding names: Set<String>) -> LocalServer {
    LocalServer { request in
      Fate(delay: names.contains(request.parts?.last ?? "") ? 3_600 : 0)
    }
  }

  /// Returns the first report that `isRight`.
  @discardableResult
  private func report(
    of server: LocalServer, where isRight: (ServerReport) -> Bool
  ) async throws -> ServerReport {
    for await report in server.reports() where isRight(report) { return report }
    throw CancellationError()
  }

  @Test func `It says what is free, and signs up`() async throws {
    let server = LocalServer()
    #expect(try await !server.isFree("ada"))
    #expect(try await server.isFree("阿达"))
    #expect(try await !server.isFree("a b"))
    try await server.signUp(name: "eve", password: "1234")
    #expect(try await !server.isFree("Eve"))
    await #expect(throws: SignUpFailure.taken(name: "eve")) {
      try await server.signUp(name: "eve", password: "1234")
    }
    await #expect {
      try await server.signUp(name: "bob", password: "1")
    } throws: {
      if case .refused(let reason) = $0 as? SignUpFailure { reason.contains("4") } else { false }
    }
    #expect(server.report.recent.map(\.line).last == "POST /users")
    await server.stop()
    await #expect(throws: SignUpFailure.self) { try await server.isFree("eve") }
  }

  @Test func `It thinks as long as the request's fate says`() async throws {
    let waited = Mutex<[Double]>([])
    let server = LocalServer(script: { Fate(delay: Double($0.path.utf8.count)) }) { seconds in
      waited.withLock { $0.append(seconds) }
    }
    _ = try await server.isFree("ada")
    _ = try await server.isFree("alan")
    #expect(waited.withLock { $0 } == [10, 11])
    #expect(server.report.answered == 2)
  }

  @Test func `Its conduct holds from the next request on`() async throws {
    let server = LocalServer(conduct: ServerConduct(failureRate: 0))
    #expect(try await server.isFree("eve"))
    server.conduct = ServerConduct(failureRate: 1)
    for _ in 0..<20 {
      await #expect(throws: SignUpFailure.self) { try await server.isFree("eve") }
    }
    let report = server.report
    #expect(report.answered == 1 && report.failed + report.dropped == 20)
    #expect(report.failed > 0 && report.dropped > 0)
  }

  @Test func `A failure has its status, and what is dropped cannot be reached`() async {
    let server = LocalServer { Fate(ending: $0.path.hasSuffix("fail") ? .failure : .drop) }
    await #expect(throws: SignUpFailure.status(500)) { try await server.isFree("fail") }
    await #expect {
      try await server.isFree("drop")
    } throws: {
      if case .unreachable = $0 as? SignUpFailure { true } else { false }
    }
    #expect(server.report.failed == 1 && server.report.dropped == 1)
  }

  @Test func `Who cancels has hung up: it is counted, and nothing is done`() async throws {
    let server = LocalServer { _ in Fate(delay: 3_600) }
    let asking = Task { try await server.signUp(name: "eve", password: "1234") }
    try await report(of: server) { $0.thinking == 1 }
    asking.cancel()
    let report = try await report(of: server) { $0.cancelled == 1 }
    #expect(report.thinking == 0 && report.answered == 0)
    await #expect(throws: SignUpFailure.self) { try await asking.value }
  }

  @Test func `Only the latest answer shows, and each question before it is cancelled`()
    async throws
  {
    let server = server(holding: ["g", "gr", "gra"])
    let model = SignUpModel(service: server)
    var shown: [Verdict] = []
    let token = model.fields.nameVerdict.subscribe { shown.append($0) }
    for (count, name) in ["g", "gr", "gra"].enumerated() {
      model.fields.name.value = name
      try await report(of: server) { $0.requests == count + 1 }
    }
    model.fields.name.value = "gracie"
    let verdicts = model.fields.nameVerdict.filter { $0 != .checking }
    #expect(await verdicts.first() == .valid("Available"))
    try await report(of: server) { $0.cancelled == 3 && $0.answered == 1 }
    #expect(shown == [.empty] + Array(repeating: .checking, count: 4) + [.valid("Available")])
    token.dispose()
  }

  @Test func `It ends with requests that it thinks about, and its reports end`() async throws {
    let server = server(holding: ["slow"])
    let asking = Task { try await server.isFree("slow") }
    try await report(of: server) { $0.thinking == 1 }
    let reports = server.reports()
    await server.stop()
    for await _ in reports {}
    await #expect(throws: SignUpFailure.self) { try await asking.value }
    #expect(server.report.cancelled == 1)
  }
}
