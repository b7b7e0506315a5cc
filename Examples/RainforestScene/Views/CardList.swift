public import Lamina

/// The feed: cards below each other, made when they come near.
public struct CardList: View {
  let cards: [ForestCard]
  let variant: CardVariant
  let target: ForestCard.ID?

  /// Shows cards.
  ///
  /// - Parameters:
  ///   - cards: from the top.
  ///   - variant: what they look like.
  ///   - target: the card to jump to, whenever it changes.
  public init(cards: [ForestCard], variant: CardVariant = .plain, target: ForestCard.ID? = nil) {
    self.cards = cards
    self.variant = variant
    self.target = target
  }

  public var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: CardMetrics.margin) {
          ForEach(cards) { CardView(card: $0, variant: variant) }
        }
        .padding(CardMetrics.margin)
      }
      .background(Color(red: 0.86, green: 0.89, blue: 0.86))
      .accessibilityIdentifier("feed")
      .onChange(of: target) { if let target { proxy.scrollTo(target, anchor: .top) } }
    }
  }
}
