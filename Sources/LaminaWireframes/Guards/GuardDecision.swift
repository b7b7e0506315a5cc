public import LaminaRoutes

/// What a guard says to a way that somebody wants to take.
public enum GuardDecision: Codable, Hashable, Sendable {
  case allow
  /// The way is closed, for a reason that a person may read.
  case deny(reason: String)
  /// Another way is to be taken: a key, and the parameters of its target.
  case redirect(to: WireframeKey, ScreenParameters)
}

extension GuardDecision {
  /// The decision of several guards: that of the first one that does not allow.
  public static func joined(_ decisions: some Sequence<GuardDecision>) -> GuardDecision {
    decisions.first { $0 != .allow } ?? .allow
  }
}
