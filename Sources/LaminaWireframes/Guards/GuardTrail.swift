public import LaminaRoutes

/// A way through guards that may redirect: what is asked next, and when to stop.
///
/// The caller asks its guards, which may take their time, and gives the trail what they say:
///
/// ```swift
/// var trail = GuardTrail(WireframeKey("Home", "Detail", "Account"))
/// while case .ask(let key) = trail.verdict {
///   trail.take(.joined([await signedIn(key), await paid(key)]))
/// }
/// ```
public struct GuardTrail: Hashable, Sendable {
  /// The keys that were asked for, the first one first.
  public private(set) var keys: [WireframeKey]
  public private(set) var verdict: Verdict
  /// The parameters that the last redirection gives; nil where none did.
  public private(set) var parameters: ScreenParameters?

  /// What is to be done now.
  public enum Verdict: Hashable, Sendable {
    /// Ask the guards about this way.
    case ask(WireframeKey)
    case go(WireframeKey)
    case stop(reason: String)
  }

  public init(_ key: WireframeKey) {
    keys = [key]
    verdict = .ask(key)
  }

  /// Takes what the guards say to the way that was asked about; nothing changes after a verdict.
  public mutating func take(_ decision: GuardDecision) {
    guard case .ask(let key) = verdict else { return }
    switch decision {
    case .allow: verdict = .go(key)
    case .deny(let reason): verdict = .stop(reason: reason)
    case .redirect(let key, let parameters): redirect(to: key, parameters)
    }
  }

  private mutating func redirect(to key: WireframeKey, _ parameters: ScreenParameters) {
    guard !keys.contains(key) else {
      let round = (keys + [key]).map(\.description).joined(separator: ", ")
      verdict = .stop(reason: "The guards redirect in a circle: \(round). Allow one of these ways.")
      return
    }
    keys.append(key)
    self.parameters = parameters
    verdict = .ask(key)
  }
}
