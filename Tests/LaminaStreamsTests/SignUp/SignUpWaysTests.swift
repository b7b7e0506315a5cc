import LaminaStreams
import SignUpForms
import Testing

/// The same form in three ways shows the same: in order, the latest answer only, failures too.
@Suite struct SignUpWaysTests {
  @Test func `With streams`() async {
    let server = ScriptedServer()
    let form = SignUpWithStreams(server: server)
    var shown = form.nameVerdict.values.makeAsyncIterator()
    #expect(await shown.next() == .empty)
    form.name.value = "a!"
    #expect(await shown.next() == .invalid("Letters and digits only"))
    form.name.value = "ada"
    #expect(await shown.next() == .checking)
    await server.isAsked("ada")
    form.name.value = "bob"
    #expect(await shown.next() == .checking)
    await server.isAsked("bob")
    server.answer("ada", .success(true))
    server.answer("bob", .success(false))
    #expect(await shown.next() == .invalid("Already taken: choose another name"))
    form.name.value = "eve"
    #expect(await shown.next() == .checking)
    await server.isAsked("eve")
    server.answer("eve", .failure(ScriptedServer.Unreachable()))
    #expect(await shown.next() == SignUpRules.unreachable)
  }

  @Test func `With asynchronous sequences`() async {
    let server = ScriptedServer()
    let form = SignUpWithSequences(server: server)
    let (changes, change) = AsyncStream<Verdict>.makeStream()
    form.onChange = { change.yield(form.nameVerdict) }
    var shown = changes.makeAsyncIterator()
    let (names, type) = AsyncStream<String>.makeStream()
    let following = Task { await form.follow(names: names) }
    type.yield("a!")
    #expect(await shown.next() == .invalid("Letters and digits only"))
    type.yield("ada")
    #expect(await shown.next() == .checking)
    await server.isAsked("ada")
    type.yield("bob")
    #expect(await shown.next() == .checking)
    await server.isAsked("bob")
    server.answer("ada", .success(true))
    server.answer("bob", .success(false))
    #expect(await shown.next() == .invalid("Already taken: choose another name"))
    type.yield("eve")
    #expect(await shown.next() == .checking)
    await server.isAsked("eve")
    server.answer("eve", .failure(ScriptedServer.Unreachable()))
    #expect(await shown.next() == SignUpRules.unreachable)
    type.finish()
    await following.value
  }

  @Test func `With plain state`() async {
    let server = ScriptedServer()
    let form = SignUpWithState(server: server)
    var shown = EventStream<Verdict, Never>.observing { form.nameVerdict }.distinctUntilChanged()
      .filter { $0 != .checking }.values.makeAsyncIterator()
    #expect(await shown.next() == .empty)
    form.name = "a!"
    #expect(await shown.next() == .invalid("Letters and digits only"))
    form.name = "ada"
    #expect(form.nameVerdict == .checking)
    await server.isAsked("ada")
    form.name = "bob"
    await server.isAsked("bob")
    server.answer("ada", .success(true))
    server.answer("bob", .success(false))
    #expect(await shown.next() == .invalid("Already taken: choose another name"))
    form.name = "eve"
    await server.isAsked("eve")
    server.answer("eve", .failure(ScriptedServer.Unreachable()))
    #expect(await shown.next() == SignUpRules.unreachable)
  }

  @Test func `The button enables only when all three are valid`() {
    let form = SignUpWithStreams { .just($0 == "ada") }
    var heard: [Bool] = []
    let token = form.canSignUp.subscribe { heard.append($0) }
    form.name.value = "ada"
    form.password.value = "1234"
    #expect(heard == [false])
    form.repeated.value = "1234"
    #expect(heard == [false, true])
    form.password.value = "12345"
    #expect(heard == [false, true, false])
    form.repeated.value = "12345"
    form.name.value = "bob"
    #expect(heard == [false, true, false, true, false])
    token.dispose()
  }

  @Test(arguments: [
    ("", Verdict.empty), ("abc", .invalid("At least 4 characters")), ("abcd", .valid("Acceptable")),
  ])
  func `A password has at least 4 characters`(_ password: String, _ verdict: Verdict) {
    #expect(SignUpRules.password(password) == verdict)
  }
}

/// A server that answers when the test says so.
@MainActor final class ScriptedServer: NameServer {
  nonisolated struct Unreachable: Error {}

  private var waiting: [String: CheckedContinuation<Bool, any Error>] = [:]
  private let asked = CurrentValue<Set<String>>([])

  nonisolated func isFree(_ name: String) async throws -> Bool {
    try await wait(name)
  }

  /// Returns when `name` has been asked for.
  func isAsked(_ name: String) async {
    _ = await asked.stream.filter { $0.contains(name) }.first()
  }

  func answer(_ name: String, _ answer: Result<Bool, any Error>) {
    waiting.removeValue(forKey: name)?.resume(with: answer)
  }

  private func wait(_ name: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      waiting[name] = continuation
      asked.update { _ = $0.insert(name) }
    }
  }
}
