import LaminaGeometry

/// Lets what comes and goes grow out of nothing, and shrink to it: symbols, and all else in the view with them.
///
/// ```swift
/// if isOn { Image(systemName: "checkmark").transition(.symbolEffect(.appear)) }
/// ```
/// How long that lasts says the animation of the change.
public struct SymbolEffectTransition: Transition {
  init() {}

  /// Comes and goes by an effect of symbols; each looks the same here, and of options none counts.
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.3).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Grows out of nothing and fades in, and the other way round.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Comes and goes by an effect of symbols; each looks like `symbolEffect`, and of options none counts.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
  /// Grows out of nothing and fades in, and the other way round.
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }

  /// Comes and goes by an effect of symbols; each looks like `symbolEffect`, and of options none counts.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
