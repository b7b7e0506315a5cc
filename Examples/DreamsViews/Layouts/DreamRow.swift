package import Lamina

/// A dream in a list: what it says on the right, and its creatures fanned out on the left.
///
/// The same value places the views of a row and the drawings of a shared picture.
package nonisolated struct DreamRow<Words: LayoutElement, Companion: LayoutElement<Words.Content>>:
  ComposedElement
{
  package var composition: MultiPaneLayout<Words, Companion>

  package init(words: Words, companions: [Companion]) {
    composition = MultiPaneLayout(content: words, accessories: companions)
  }
}

nonisolated extension DreamRow: Sendable where Words: Sendable, Companion: Sendable {}

/// The creature that one likes best: it decorates what is said of it.
package nonisolated struct FavoriteRow<Leaf: LayoutElement>: ComposedElement {
  package var composition: DecoratingLayout<Leaf, Leaf>

  package init(words: Leaf, creature: Leaf) {
    composition = DecoratingLayout(content: words, decoration: creature)
  }
}
