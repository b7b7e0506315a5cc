public import Lamina

/// What lies behind and around a card.
public enum CardVariant: String, CaseIterable, Identifiable, Hashable, Sendable {
  /// White.
  case plain
  /// Its own photograph, blurred.
  case blurred
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
    case .plain: content(ink: .black).background(.white).cornerRadius(CardMetrics.corner)
    case .blurred: content(ink: .white).background(backdrop).cornerRadius(CardMetrics.corner)
    case .shadowed:
      content(ink: .black).background(.white).cornerRadius(CardMetrics.corner)
        .shadow(color: .black.opacity(0.25), radius: 3, x: 0, y: 2)
    }
  }

  private var photo: Image {
    Image(.file(card.picture), label: card.title).resizable(resizingMode: .aspectFill)
  }

  private var backdrop: Image {
    photo |> .blur(30, tint: Color(white: 0.5, opacity: 0.3), saturation: 1.8)
  }

  private func content(ink: Color) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      photo.frame(width: CardMetrics.width, height: CardMetrics.photoHeight)
      VStack(alignment: .leading, spacing: 4) {
        Text(card.title).font(.system(size: 18, weight: .bold))
        Text(card.body).font(.system(size: 14))
      }
      .foregroundStyle(ink)
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
