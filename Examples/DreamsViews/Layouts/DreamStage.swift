package import Lamina

/// A dream from near by: its creatures fanned out under the sky, each with what it does, and the
/// weather over all of them.
///
/// ```
///  BackgroundLayout ── sky
///    EffectsLayout ── rain, snow, fireflies
///      InsetLayout
///        CascadingLayout ── EffectsLayout: creature; fire, laser, magic
///                        ── EffectsLayout: creature; fire, laser, magic
/// ```
package nonisolated struct DreamStage<Piece: DreamPiece>: ComposedElement, Sendable {
  package typealias Companion = EffectsLayout<Piece, Piece>

  package var composition:
    BackgroundLayout<EffectsLayout<InsetLayout<CascadingLayout<Companion>>, Piece>, Piece>

  /// The stage of a dream.
  package init(_ dream: Dream, inset: CGFloat = 14) {
    let creatures = CascadingLayout(Self.companions(of: dream))
    composition = BackgroundLayout(
      EffectsLayout(
        InsetLayout(creatures, by: inset),
        effects: dream.orderedEffects.filter { !$0.belongsToCreature }
          .map { .weather($0, of: dream) }),
      background: .sky(dream))
  }

  /// A dream's creatures, with what each of them does.
  static func companions(of dream: Dream) -> [Companion] {
    (0..<dream.numberOfCreatures).map { index in
      EffectsLayout(
        .creature(dream.creature, index),
        effects: dream.orderedEffects.filter(\.belongsToCreature)
          .map { .effect($0, of: dream, index) })
    }
  }
}
