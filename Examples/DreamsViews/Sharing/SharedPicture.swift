package import Lamina

/// A picture of several dreams, laid out and drawn away from the main thread.
///
/// ```
///  ┌──────────────┬──────────────┐
///  │ DreamCard    │ DreamCard    │   columns of cards: VStackLayout in HStackLayout,
///  │ DreamCard    │              │   over drawings instead of views
///  └──────────────┴──────────────┘
/// ```
package nonisolated struct SharedPicture: Hashable, Sendable {
  package static let mostDreams = 100
  package static let cardSize = CGSize(width: 460, height: 150)
  private static let margin: CGFloat = 16

  package let dreams: [Dream]

  package init(_ dreams: [Dream]) { self.dreams = dreams }

  /// In so many columns that the picture is not much higher than it is wide.
  package var columns: Int {
    max(1, Int((Double(dreams.count) / 3.5).squareRoot().rounded(.up)))
  }

  /// The picture's size in points.
  package var size: CGSize {
    let rows = (dreams.count + columns - 1) / columns
    let (width, height) = (Self.cardSize.width, Self.cardSize.height)
    return CGSize(
      width: CGFloat(columns) * (width + Self.margin) + Self.margin,
      height: CGFloat(rows) * (height + Self.margin) + Self.margin)
  }

  /// Pixels for each point: fewer for very large pictures.
  package var scale: CGFloat { dreams.count > 16 ? 1 : 2 }

  /// The composition of all cards.
  package var element: some LayoutElement<DrawableElement> & Sendable {
    let rows = (dreams.count + columns - 1) / columns
    let stacks = (0..<columns).map { column in
      Arranged(
        VStackLayout(alignment: .leading, spacing: Self.margin),
        dreams.dropFirst(column * rows).prefix(rows).map { DreamCard($0, scale: scale) })
    }
    return InsetLayout(
      Arranged(HStackLayout(alignment: .top, spacing: Self.margin), stacks), by: Self.margin)
  }

  /// Draws the picture on another thread.
  ///
  /// - Returns: the pixels; nil when the task was cancelled, or there are no dreams.
  package func bitmap() async -> Bitmap? {
    guard !dreams.isEmpty, dreams.count <= Self.mostDreams else { return nil }
    return await element.picture(
      size: size, scale: scale, background: .color(Color.Resolved(hex: 0x0F0D26)))
  }

  /// What the file is called.
  package var name: String {
    guard dreams.count == 1 else { return "\(dreams.count) dreams" }
    return "Dream of \(dreams[0].creature.counted(dreams[0].numberOfCreatures))"
  }
}
