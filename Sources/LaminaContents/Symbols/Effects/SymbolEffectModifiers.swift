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
        kind: effect.configuration.kind, options: options, trigger: .value(AnyEquatable(value))))
  }

  /// Takes away the effects that surroundings give to symbols inside the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolSurroundings) { if isEnabled { $0.effects = [] } }
  }

  private func adding(_ use: SymbolEffectUse) -> some View {
    transformEnvironment(\.symbolSurroundings) { $0.effects.append(use) }
  }
}
