public import Lamina

/// The feed: cards below each other, made when they come near.
public struct CardList: View {
  let cards: [ForestCard]
  let variant: CardVariant

  public init(cards: [ForestCard], variant: CardVariant = .plain) {
    self.cards = cards
    self.variant = variant
  }

  public var body: some View {
    ScrollView {
      LazyVStack(spacing: CardMetrics.margin) {
        ForEach(cards) { CardView(card: $0, variant: variant) }
      }
      .padding(CardMetrics.margin)
    }
    .background(Color(red: 0.86, green: 0.89, blue: 0.86))
    .accessibilityIdentifier("feed")
  }
}
