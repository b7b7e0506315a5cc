public import LaminaGeometry

/// Scroll settings that files bring along and that change nothing on this desktop.
extension View {
  /// Says how scrolling puts a keyboard on the screen away; as there is none, it changes nothing.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Has the thumbs of scroll views inside flash when they appear; as they show all the time, it changes nothing.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has the thumbs of scroll views inside flash when `value` changes; as they show all the time, it changes nothing.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Says how content fades out under bars; bars have their own ground, and it changes nothing.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    self
  }

  /// Says whether content fades out under bars; bars have their own ground, and it changes nothing.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  {
    self
  }

  /// Says whether other inputs than fingers scroll; no desktop has them, and it changes nothing.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}

/// How scrolling puts a keyboard on the screen away.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// As the scroll view does of itself.
  public static var automatic: Self { Self(kind: .automatic) }
  /// As soon as it is scrolled.
  public static var immediately: Self { Self(kind: .immediately) }
  /// Along with the fingers.
  public static var interactively: Self { Self(kind: .interactively) }
  /// Not at all.
  public static var never: Self { Self(kind: .never) }
}

/// How content fades out under bars.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }
  private let kind: Kind

  /// As the bars do of themselves.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// With an edge.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// Without one.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// What scrolls beside fingers, wheels and keys.
public nonisolated struct ScrollInputKind: Hashable, Sendable {
  private enum Kind { case look, handGestureShortcut }
  private let kind: Kind

  /// Looking at an edge.
  public static var look: ScrollInputKind { ScrollInputKind(kind: .look) }
  /// A gesture of the hand.
  public static var handGestureShortcut: ScrollInputKind {
    ScrollInputKind(kind: .handGestureShortcut)
  }
}

/// Whether an input scrolls.
public nonisolated struct ScrollInputBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the system does of itself.
  public static var automatic: ScrollInputBehavior { ScrollInputBehavior(kind: .automatic) }
  /// It scrolls.
  public static var enabled: ScrollInputBehavior { ScrollInputBehavior(kind: .enabled) }
  /// It does not scroll.
  public static var disabled: ScrollInputBehavior { ScrollInputBehavior(kind: .disabled) }
}

extension EnvironmentValues {
  /// How scrolling puts a keyboard on the screen away: as said, and without effect.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}
