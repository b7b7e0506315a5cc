package import Lamina

/// A leaf of a dream's composition: whatever can show a layer's content in its place.
///
/// Sprites do so in a scene that moves, drawings in a picture that is shared. The compiler keeps
/// them apart.
package nonisolated protocol DreamPiece: LayoutElement, Sendable {
  /// A leaf that takes all the room it is offered.
  ///
  /// - Parameters:
  ///   - name: by which it is known again in another composition.
  ///   - content: what it shows in a place of a size.
  /// - Returns: the leaf.
  static func piece(
    _ name: String, content: @escaping @Sendable (_ size: CGSize) -> any LayerContent
  ) -> Self
}

nonisolated extension SpriteElement: DreamPiece {
  package static func piece(
    _ name: String, content: @escaping @Sendable (CGSize) -> any LayerContent
  ) -> SpriteElement {
    SpriteElement(name, content: content)
  }
}

nonisolated extension DrawableElement: DreamPiece {
  /// The moment at which particles stand still in pictures.
  private static let moment = 2.4

  package static func piece(
    _ name: String, content: @escaping @Sendable (CGSize) -> any LayerContent
  ) -> DrawableElement {
    .layer(at: moment, content)
  }
}

nonisolated extension DreamPiece {
  /// The sky above a dream.
  static func sky(_ dream: Dream) -> Self {
    piece("sky") { _ in NightSky(dream) }
  }

  /// One of a dream's creatures.
  static func creature(_ creature: Creature, _ index: Int) -> Self {
    piece("creature \(index)") { _ in CreatureContent(creature) }
  }

  /// What a creature does, in that creature's place.
  static func effect(_ effect: Effect, of dream: Dream, _ index: Int) -> Self {
    let creature = dream.creature
    return piece("\(effect.rawValue) \(index)") { size in
      effect.content(of: creature, in: size, seed: UInt64(index) + 1)
    }
  }

  /// What happens in the whole dream.
  static func weather(_ effect: Effect, of dream: Dream) -> Self {
    let creature = dream.creature
    return piece(effect.rawValue) { effect.content(of: creature, in: $0, seed: 1) }
  }
}
