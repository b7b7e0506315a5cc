/// A guard as a line of a table: what it says to the keys that match a pattern.
public struct GuardRule: Hashable, Sendable {
  public var pattern: WireframePattern
  public var decision: GuardDecision

  public init(_ pattern: WireframePattern, _ decision: GuardDecision) {
    self.pattern = pattern
    self.decision = decision
  }
}

extension Sequence<GuardRule> {
  /// The decision of the narrowest rule that matches; of equal ones the first.
  ///
  /// Without any, the way is allowed.
  public func decision(for key: WireframeKey) -> GuardDecision {
    var best: GuardRule?
    for rule in self where rule.pattern.matches(key) {
      if rule.pattern.specificity > best?.pattern.specificity ?? -1 { best = rule }
    }
    return best?.decision ?? .allow
  }
}
