/// Fades in and out.
public struct OpacityTransition: Transition {
  /// Makes the transition: the same as `.opacity`.
  public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Nothing changes: the view is there, and then it is not.
public struct IdentityTransition: Transition {
  /// Makes the transition: the same as `.identity`.
  public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension IdentityTransition: RemovalKnowing {
  package static var removesAtOnce: Bool { true }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Nothing changes: the view is there, and then it is not.
  public static var identity: IdentityTransition { IdentityTransition() }
}
