/// On which side of what is seen of its scroll view a view lies.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  /// It lies before what is seen: it is about to come in at the top or the leading side.
  case topLeading
  /// It is seen.
  case identity
  /// It lies behind what is seen: it is about to come in at the bottom or the trailing side.
  case bottomTrailing

  /// Whether the view is seen, so that nothing is to be done to it.
  public var isIdentity: Bool { self == .identity }

  /// The side as a number: -1 before what is seen, 0 within, 1 behind.
  ///
  /// ```swift
  /// content.rotationEffect(.degrees(phase.value * 30))
  /// ```
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
