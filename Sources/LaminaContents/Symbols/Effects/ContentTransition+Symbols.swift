import LaminaGeometry

extension ContentTransition {
  /// Lets one symbol take the place of another as suits it.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Lets one symbol take the place of another by an effect, as fast as options say.
  ///
  /// ```swift
  /// Image(systemName: isOn ? "pause.fill" : "play.fill")
  ///   .contentTransition(.symbolEffect(.replace, options: .speed(2)))
  /// ```
  /// It goes once whenever the symbol is another one, under an animation or not. Texts are there at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let way) = effect.configuration.kind else { return .identity }
    return ContentTransition(kind: .symbol(SymbolReplacementUse(way: way, speed: options.speed)))
  }

  /// How symbols are replaced; nil: at once.
  var symbolReplacement: SymbolReplacementUse? {
    if case .symbol(let replacement) = kind { replacement } else { nil }
  }
}

/// How one symbol takes the place of another somewhere, and how fast.
nonisolated struct SymbolReplacementUse: Hashable, Sendable {
  let way: SymbolReplacement
  /// 1 is its own speed.
  let speed: Double
}
