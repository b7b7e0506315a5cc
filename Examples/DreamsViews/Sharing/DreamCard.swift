package import Lamina

/// A dream on a card: the row of the list, drawn under its own sky and in its own weather.
package nonisolated struct DreamCard: ComposedElement, Sendable {
  package typealias Row = DreamRow<
    InsetLayout<DrawableElement>, DreamStage<DrawableElement>.Companion
  >
  package typealias Weather = EffectsLayout<Row, DrawableElement>

  package var composition: Sized<BackgroundLayout<Weather, DrawableElement>>

  package init(_ dream: Dream, scale: CGFloat) {
    var title = DrawableElement.text(Self.words(of: dream), scale: scale)
    title.layoutPriority = 1
    let row = DreamRow(
      words: InsetLayout(title, by: EdgeInsets(top: 18, leading: 12, bottom: 0, trailing: 12)),
      companions: DreamStage<DrawableElement>.companions(of: dream))
    let weather = dream.orderedEffects.filter { !$0.belongsToCreature }
    composition = Sized(
      BackgroundLayout(
        EffectsLayout(row, effects: weather.map { .weather($0, of: dream) }),
        background: .sky(dream)),
      size: SharedPicture.cardSize)
  }

  private static func words(of dream: Dream) -> AttributedString {
    var title = AttributedString(dream.description + "\n")
    title.font = .system(size: 21, weight: .semibold)
    title.foregroundColor = .white
    let effects = dream.orderedEffects.map { $0.name.lowercased() }
    let line = [dream.creature.counted(dream.numberOfCreatures)] + effects
    var caption = AttributedString(line.joined(separator: ", "))
    caption.font = .system(size: 13)
    caption.foregroundColor = Color(white: 1, opacity: 0.8)
    return title + caption
  }
}

/// An element with a size of its own, whatever it is offered.
package nonisolated struct Sized<Child: LayoutElement & Sendable>: LayoutElement, Sendable {
  package var child: Child
  package let size: CGSize

  package init(_ child: Child, size: CGSize) { (self.child, self.size) = (child, size) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  package mutating func layout(in rect: CGRect) { child.layout(in: rect) }
  package var contents: [Child.Content] { child.contents }
}
