import LaminaGeometry

/// An effect that a place asks for, and what starts it.
nonisolated struct SymbolEffectUse: Equatable, Sendable {
  /// What starts an effect.
  enum Trigger: Sendable {
    case active(Bool)
    case value(any Equatable & Sendable)
  }

  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions
  let trigger: Trigger

  static func == (a: SymbolEffectUse, b: SymbolEffectUse) -> Bool {
    a.kind == b.kind && a.options == b.options && a.trigger.isSame(as: b.trigger)
  }
}

nonisolated extension SymbolEffectUse.Trigger {
  func isSame(as other: SymbolEffectUse.Trigger) -> Bool {
    switch (self, other) {
    case (.active(let a), .active(let b)): a == b
    case (.value(let a), .value(let b)): isSameValue(a as Any, b as Any)
    default: false
    }
  }
}

extension View {
  /// Moves the symbols inside the view as long as the effect is active.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isSearching)
  /// ```
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    adding(
      SymbolEffectUse(
        kind: effect.configuration.kind, options: options, trigger: .active(isActive)))
  }

  /// Moves the symbols inside the view once whenever `value` changes.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.bounce, value: count)
  /// ```
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    adding(
      SymbolEffectUse(
        kind: effect.configuration.kind, options: options, trigger: .value(EquatableBox(value))))
  }

  /// Takes away the effects that surroundings give to symbols inside the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolSurroundings) { if isEnabled { $0.effects = [] } }
  }

  private func adding(_ use: SymbolEffectUse) -> some View {
    transformEnvironment(\.symbolSurroundings) { $0.effects.append(use) }
  }
}

/// A value of any type.
// Unchecked: it is made, compared and let go of where views are, on the main actor.
private nonisolated struct EquatableBox: Equatable, @unchecked Sendable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: EquatableBox, b: EquatableBox) -> Bool {
    isSameValue(a.value as Any, b.value as Any)
  }
}

extension ContentTransition {
  /// Lets one symbol take the place of another as suits it.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Lets one symbol take the place of another by an effect.
  ///
  /// ```swift
  /// Image(systemName: isOn ? "pause.fill" : "play.fill")
  ///   .contentTransition(.symbolEffect(.replace))
  /// ```
  /// It goes whenever the symbol is another one, under an animation or not. Texts are there at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let replacement) = effect.configuration.kind else { return .identity }
    return ContentTransition(kind: .symbol(replacement))
  }

  /// How symbols are replaced; nil: at once.
  var symbolReplacement: SymbolReplacement? {
    if case .symbol(let replacement) = kind { replacement } else { nil }
  }
}

/// Lets symbols grow out of nothing, and shrink to it.
public struct SymbolEffectTransition: Transition {
  init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.3).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Grows out of nothing and fades in, and the other way round.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Comes and goes by an effect of symbols.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}

extension AnyTransition {
  /// Grows out of nothing and fades in, and the other way round.
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }

  /// Comes and goes by an effect of symbols.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }
}
