/// The symbol that a picture is.
nonisolated struct SymbolChoice: Equatable, Sendable {
  let name: String
  /// What part of it is lit, from 0 to 1; nil: all.
  var value: Double?
  /// How its layers are coloured; nil: as its surroundings say.
  var mode: SymbolRenderingMode?
}

/// What surroundings say of symbols, in one value: a symbol reads it once.
nonisolated struct SymbolSurroundings: Equatable, Sendable {
  var variants = SymbolVariants.none
  var mode: SymbolRenderingMode?
  var effects: [SymbolEffectUse] = []
}

extension EnvironmentValues {
  var symbolSurroundings: SymbolSurroundings {
    get { self[SymbolSurroundingsKey.self] }
    set { self[SymbolSurroundingsKey.self] = newValue }
  }
}

private struct SymbolSurroundingsKey: EnvironmentKey {
  static let defaultValue = SymbolSurroundings()
}
