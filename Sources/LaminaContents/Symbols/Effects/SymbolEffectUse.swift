/// An effect that a place asks for, and what starts it.
nonisolated struct SymbolEffectUse: Equatable, Sendable {
  /// What starts an effect.
  enum Trigger: Equatable, Sendable {
    case active(Bool)
    case value(AnyEquatable)

    var isActive: Bool { self == .active(true) }

    /// How often it goes unless options say otherwise; nil: without end.
    var count: Int? { if case .value = self { 1 } else { nil } }
  }

  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions
  let trigger: Trigger
}

nonisolated extension SymbolEffectConfiguration.Kind {
  /// Whether it is somewhere between two poses, and does not go through some.
  var isState: Bool {
    switch self {
    case .scale, .appear, .disappear, .replace: true
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: false
    }
  }
}
