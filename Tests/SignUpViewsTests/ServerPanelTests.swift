import LaminaBindings
import LaminaGeometry
import LaminaInput
import LaminaStreams
import LaminaTesting
import LaminaViews
import SignUpDesk
import SignUpForms
import SignUpNetwork
import SignUpViews
import Testing

/// What the server does as a person sees it, and that it is there only while it is shown.
struct ServerPanelTests {
  private func harness(_ session: SignUpSession) -> Harness {
    Harness(size: CGSize(width: 820, height: 480)) { SignUpView(session) }
  }

  @Test func `It counts what came of the requests, and lists the latest`() {
    let session = SignUpSession()
    let harness = harness(session)
    #expect(harness.text(of: "requests") == "Requests: 0")
    var report = ServerReport()
    for name in ["a", "ad", "ada"] { _ = report.began("GET /users/\(name)") }
    report.ended(1, .cancelled)
    report.ended(2, .dropped)
    session.report.value = report
    #expect(harness.text(of: "requests") == "Requests: 3")
    #expect(harness.text(of: "cancelled") == "Cancelled: 1")
    #expect(harness.text(of: "failed") == "Failed: 1")
    #expect(harness.text(of: "answered") == "Answered: 0")
    let list = "\(harness.semanticTree)"
    #expect(list.contains("GET /users/a cancelled"))
    #expect(list.contains("GET /users/ada …"))
  }

  @Test func `Its sliders say and set how it behaves`() {
    let session = SignUpSession(latency: 1, failureRate: 0.5)
    let harness = harness(session)
    #expect(harness.element("latency slider")?.semantics.value == "up to 1.0 s")
    for _ in 0..<20 where harness.element("latency slider")?.isFocused == false {
      harness.press(.tab)
    }
    harness.press(.end)
    #expect(session.conduct.latency == 2)
    harness.press(.tab)
    harness.press(.home)
    #expect(session.conduct.failureRate == 0)
    #expect(harness.element("failures slider")?.semantics.value == "0 of 100")
  }

  @Test func `Without a window there is no server, and the form is answered all the same`() async {
    let session = SignUpSession()
    let harness = harness(session)
    #expect(session.state.value == .off)
    session.model.fields.name.value = "ada"
    let verdicts = session.model.fields.nameVerdict.filter { $0 != .checking }
    #expect(await verdicts.first() == SignUpRules.answer(false))
    #expect(harness.text(of: "requests") == "Requests: 0")
  }

  @Test func `A server in this program is there while it is shown, without a network`() async {
    let session = SignUpSession(latency: 0)
    let isShown = CurrentValue(true)
    let harness = Harness(size: CGSize(width: 820, height: 480)) {
      Observing(isShown) { isShown in
        if isShown { SignUpView(session).environment(\.servesSignUp, true) }
      }
    }
    #expect(await session.state.stream.first { $0 == .local } == .local)
    harness.settle()
    #expect(harness.text(of: "server state") == "In this program, without a network.")
    session.model.fields.name.value = "eve"
    #expect(await session.report.stream.first { $0.answered == 1 } != nil)
    harness.settle()
    #expect(harness.text(of: "answered") == "Answered: 1")
    isShown.value = false
    harness.settle()
    #expect(await session.state.stream.first { $0 == .off } == .off)
  }

  @Test func `The server is there while it is shown, and ends when it leaves`() async throws {
    let session = SignUpSession(latency: 0, server: .loopback)
    let isShown = CurrentValue(true)
    let harness = Harness(size: CGSize(width: 820, height: 480)) {
      Observing(isShown) { isShown in
        if isShown { SignUpView(session).environment(\.servesSignUp, true) }
      }
    }
    let state = await session.state.stream.first {
      if case .listening = $0 { true } else { false }
    }
    guard case .listening(let port) = state else { return #expect(Bool(false), "\(state)") }
    session.model.fields.name.value = "eve"
    #expect(await session.report.stream.first { $0.answered == 1 } != nil)
    harness.settle()
    #expect(harness.text(of: "answered") == "Answered: 1")
    isShown.value = false
    harness.settle()
    #expect(await session.state.stream.first { $0 == .off } == .off)
    let another = try await LoopbackServer.start(port: port)
    await another.stop()
  }
}

extension EventStream where Value: Sendable, Failure == Never {
  /// The first value that is right.
  fileprivate func first(where isRight: @escaping (Value) -> Bool) async -> Value? {
    await filter(isRight).first()
  }
}
