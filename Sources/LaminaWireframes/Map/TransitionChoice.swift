/// The transition that was found for a way, there or back.
public struct TransitionChoice: Hashable, Sendable {
  /// The pattern of its line.
  public var pattern: String
  public var style: String
  public var options: [String: String]
  /// Whether the transition runs backwards, as the way back has none of its own.
  public var isReversed: Bool
}

extension WireframeMap {
  /// Returns the transition of the narrowest pattern that matches a key.
  ///
  /// - Parameters:
  ///   - key: The key that led, or that led here where the way back is asked for.
  ///   - isBack: Whether the way back is asked for.
  /// - Returns: The transition, or nil where no pattern matches.
  public func transition(for key: WireframeKey, isBack: Bool = false) -> TransitionChoice? {
    var best: (specificity: Int, entry: WireframeTransition)?
    for entry in transitions {
      guard let pattern = WireframePattern(entry.pattern), pattern.matches(key) else { continue }
      if pattern.specificity > best?.specificity ?? -1 { best = (pattern.specificity, entry) }
    }
    return best.map { _, entry in
      let style = isBack ? entry.reverse ?? entry.style : entry.style
      return TransitionChoice(
        pattern: entry.pattern, style: style, options: entry.options,
        isReversed: isBack && entry.reverse == nil)
    }
  }
}
