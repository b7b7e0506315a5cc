public import Lamina

/// What lies behind and around a card.
public enum CardVariant: String, CaseIterable, Identifiable, Hashable, Sendable {
  /// White.
  case plain
  /// White, with a shadow.
  case shadowed

  public var id: String { rawValue }
}

/// One card: a photograph, a title below it, and a body.
public struct CardView: View {
  let card: ForestCard
  let variant: CardVariant

  public init(card: ForestCard, variant: CardVariant) {
    self.card = card
    self.variant = variant
  }

  public var body: some View {
    switch variant {
    case .plain: content.background(.white).cornerRadius(CardMetrics.corner)
    case .shadowed:
      content.background(.white).cornerRadius(CardMetrics.corner)
        .shadow(color: .black.opacity(0.25), radius: 3, x: 0, y: 2)
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image(file: card.picture)
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: CardMetrics.width, height: CardMetrics.photoHeight)
        .clipped()
      VStack(alignment: .leading, spacing: 4) {
        Text(card.title).font(.system(size: 18, weight: .bold))
        Text(card.body).font(.system(size: 14))
      }
      .foregroundStyle(.black)
      .padding(CardMetrics.margin)
      .frame(width: CardMetrics.width, alignment: .leading)
    }
  }
}

/// The measures of the scene, in points.
public enum CardMetrics {
  public static let width: CGFloat = 376
  public static let photoHeight: CGFloat = 212
  public static let corner: CGFloat = 12
  /// Around the text, between cards and beside them.
  public static let margin: CGFloat = 12
}
