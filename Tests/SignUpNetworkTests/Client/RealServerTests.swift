import Foundation
import LaminaStreams
import SignUpDesk
import SignUpForms
import SignUpNetwork
import Synchronization
import Testing

/// The client, the form and the server together, over real connections of this machine.
///
/// Nothing waits for a time: what is held is held for an hour, and tests wait for what the server says.
@MainActor
struct RealServerTests {
  private nonisolated static let hour = 3_600.0

  /// A server that thinks an hour about the names given, and answers others at once.
  private func server(holding names: Set<String>) async throws -> LoopbackServer {
    try await LoopbackServer.start { request in
      names.contains(request.parts?.last ?? "") ? Fate(delay: Self.hour) : Fate()
    }
  }

  /// Returns the first report that `isRight`.
  @discardableResult
  private func report(
    of server: LoopbackServer, where isRight: (ServerReport) -> Bool
  ) async throws -> ServerReport {
    for await report in server.reports() where isRight(report) { return report }
    throw CancellationError()
  }

  @Test func `It says what is free, and signs up`() async throws {
    let server = try await LoopbackServer.start()
    let client = SignUpClient(port: server.port, timeout: Self.hour)
    #expect(try await !client.isFree("ada"))
    #expect(try await client.isFree("阿达"))
    try await client.signUp(name: "eve", password: "1234")
    #expect(try await !client.isFree("Eve"))
    await #expect(throws: SignUpFailure.taken(name: "eve")) {
      try await client.signUp(name: "eve", password: "1234")
    }
    await #expect {
      try await client.signUp(name: "bob", password: "1")
    } throws: {
      if case .refused(let reason) = $0 as? SignUpFailure { reason.contains("4") } else { false }
    }
    await server.stop()
    await #expect {
      try await client.isFree("eve")
    } throws: {
      if case .unreachable = $0 as? SignUpFailure { true } else { false }
    }
  }

  @Test func `Cancelling the task closes the connection, which the server sees`() async throws {
    let server = try await server(holding: ["slow"])
    let client = SignUpClient(port: server.port, timeout: Self.hour)
    let asking = Task { try await client.isFree("slow") }
    try await report(of: server) { $0.thinking == 1 }
    asking.cancel()
    let report = try await report(of: server) { $0.cancelled == 1 }
    #expect(report.thinking == 0 && report.answered == 0)
    await #expect(throws: (any Error).self) { try await asking.value }
    await server.stop()
  }

  @Test func `Disposing of a stream cancels its request`() async throws {
    let server = try await server(holding: ["slow"])
    let client = SignUpClient(port: server.port, timeout: Self.hour)
    let asking = EventStream<Bool, any Error>.task { try await client.isFree("slow") }
      .subscribe(onValue: { _ in }, onEnd: { _ in })
    try await report(of: server) { $0.thinking == 1 }
    asking.dispose()
    try await report(of: server) { $0.cancelled == 1 }
    await server.stop()
  }

  @Test func `Only the latest answer shows, and each question before it is cancelled`()
    async throws
  {
    let server = try await server(holding: ["g", "gr", "gra"])
    let model = SignUpModel(service: SignUpClient(port: server.port, timeout: Self.hour))
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
    await server.stop()
  }

  @Test func `Answers come out of order when requests have their own latency`() async throws {
    let server = try await server(holding: ["slow"])
    let client = SignUpClient(port: server.port, timeout: Self.hour)
    let slow = Task { try await client.isFree("slow") }
    try await report(of: server) { $0.thinking == 1 }
    #expect(try await client.isFree("quick"))
    let report = server.report
    #expect(report.recent.map(\.outcome) == [.thinking, .answered(status: 200)])
    slow.cancel()
    await server.stop()
  }

  @Test func `After a failure one asks again, and signs up again`() async throws {
    let fates = Script([.failure, .answer, .drop, .answer])
    let server = try await LoopbackServer.start { _ in Fate(ending: fates.next()) }
    let model = SignUpModel(service: SignUpClient(port: server.port, timeout: Self.hour))
    let token = model.canSubmit.subscribe { _ in }
    let fields = model.fields
    fields.name.value = "eve"
    (fields.password.value, fields.repeated.value) = ("1234", "1234")
    #expect(await fields.nameVerdict.filter { $0 != .checking }.first() == SignUpRules.unreachable)
    model.checkAgain()
    #expect(await fields.nameVerdict.filter { $0 != .checking }.first()?.isValid == true)
    let ends = model.submission.stream.filter { $0 != .notYet && $0 != .busy }
    model.submit()
    let failure = await ends.first()
    if case .failed(.unreachable) = failure {} else { Issue.record("It did not fail") }
    model.submit()
    #expect(await ends.filter { $0 == .done(name: "eve") }.first() != nil)
    #expect(server.report.failed == 1 && server.report.dropped == 1)
    token.dispose()
    await server.stop()
  }

  @Test func `A port that is taken is said, and that one can choose another`() async throws {
    let server = try await LoopbackServer.start()
    await #expect(throws: LoopbackServerError.portTaken(server.port)) {
      try await LoopbackServer.start(port: server.port)
    }
    let port = server.port
    await server.stop()
    let another = try await LoopbackServer.start(port: port)
    #expect(another.port == port)
    await another.stop()
    await #expect(throws: LoopbackServerError.noSuchPort(70_000)) {
      try await LoopbackServer.start(port: 70_000)
    }
  }

  @Test func `It ends with requests that it thinks about, and its reports end`() async throws {
    let server = try await server(holding: ["slow"])
    let client = SignUpClient(port: server.port, timeout: Self.hour)
    let asking = Task { try await client.isFree("slow") }
    try await report(of: server) { $0.thinking == 1 }
    let reports = server.reports()
    await server.stop()
    for await _ in reports {}
    await #expect(throws: SignUpFailure.self) { try await asking.value }
  }

  @Test func `It takes no more connections than its limit`() async throws {
    var limits = ServerLimits()
    limits.connections = 1
    let server = try await LoopbackServer.start(limits: limits) { request in
      request.path.hasSuffix("slow") ? Fate(delay: Self.hour) : Fate()
    }
    let client = SignUpClient(port: server.port, timeout: Self.hour)
    let slow = Task { try await client.isFree("slow") }
    try await report(of: server) { $0.thinking == 1 }
    await #expect(throws: SignUpFailure.self) { try await client.isFree("quick") }
    slow.cancel()
    try await report(of: server) { $0.cancelled == 1 }
    await server.stop()
  }
}

/// Endings in an order, then answers.
private final class Script: Sendable {
  private let rest: Mutex<[Fate.Ending]>

  init(_ endings: [Fate.Ending]) { rest = Mutex(endings) }

  func next() -> Fate.Ending { rest.withLock { $0.isEmpty ? .answer : $0.removeFirst() } }
}
