import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("Guards")
struct GuardTests {
  private let account = WireframeKey("Home", "Account")
  private let login = WireframeKey("Home", "Login")

  @Test("The first guard that does not allow decides")
  func joined() {
    #expect(GuardDecision.joined([]) == .allow)
    #expect(GuardDecision.joined([.allow, .allow]) == .allow)
    #expect(
      GuardDecision.joined([.allow, .deny(reason: "a"), .redirect(to: login, [:])])
        == .deny(reason: "a"))
  }

  @Test("Of a table the narrowest rule decides")
  func table() throws {
    let rules = [
      GuardRule(try #require(WireframePattern("*")), .deny(reason: "closed")),
      GuardRule(try #require(WireframePattern("Home-*")), .allow),
      GuardRule(try #require(WireframePattern("Home-Account")), .redirect(to: login, ["x": 1])),
    ]
    #expect(rules.decision(for: account) == .redirect(to: login, ["x": 1]))
    #expect(rules.decision(for: login) == .allow)
    #expect(rules.decision(for: WireframeKey("Other", "Go")) == .deny(reason: "closed"))
    #expect([GuardRule]().decision(for: account) == .allow)
  }

  @Test("A trail follows redirections to a way that is allowed")
  func redirected() {
    var trail = GuardTrail(account)
    trail.take(.redirect(to: login, ["next": "Account"]))
    #expect(trail.verdict == .ask(login))
    trail.take(.allow)
    #expect(trail.verdict == .go(login))
    #expect(trail.parameters == ["next": "Account"])
    trail.take(.deny(reason: "late"))
    #expect(trail.verdict == .go(login))
  }

  @Test("A trail stops where a guard denies, and where guards send it round")
  func stopped() {
    var denied = GuardTrail(account)
    denied.take(.deny(reason: "Sign in first."))
    #expect(denied.verdict == .stop(reason: "Sign in first."))
    var round = GuardTrail(account)
    round.take(.redirect(to: login, [:]))
    round.take(.redirect(to: account, [:]))
    #expect(
      round.verdict
        == .stop(
          reason: "The guards redirect in a circle: Home-Account, Home-Login, Home-Account. "
            + "Allow one of these ways."))
  }
}
