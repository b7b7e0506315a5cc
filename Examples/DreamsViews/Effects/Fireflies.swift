package import Lamina

/// Points of light that wander about, each on its own way, and shine now and then.
package nonisolated struct Fireflies: LayerContent {
  /// So many for each 10,000 square points.
  private static let density = 1.5

  package init() {}

  package var isMovingByItself: Bool { true }

  package func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let area = Double(size.width * size.height)
    guard area > 0, area.isFinite else { return .none }
    let count = Int(min(max(area * Self.density / 10_000, 6), 60))
    let sprites = (0..<count).map { sprite($0, in: size, at: time) }
    return .direct(
      DisplayList { list in
        list.sprites(SpriteBatch(.glow(radius: 11), sprites.map(\.halo), isAdditive: true))
        list.sprites(SpriteBatch(.disc(radius: 1.5), sprites.map(\.body)))
      })
  }

  /// A firefly is a sum of slow turns, at speeds that fit no other's.
  private func sprite(
    _ index: Int, in size: CGSize, at time: TimeInterval
  ) -> (halo: SpriteBatch.Sprite, body: SpriteBatch.Sprite) {
    func number(_ channel: Double) -> Double {
      let value = sin(Double(index) * 12.9898 + channel * 78.233) * 43_758.5453
      return value - value.rounded(.down)
    }
    let slow = 0.25 + 0.3 * number(1)
    let x =
      number(2) + 0.07 * sin(time * slow + number(3) * 6.28)
      + 0.03 * sin(time * slow * 2.3 + number(4) * 6.28)
    let y = 0.12 + 0.78 * number(5) + 0.08 * cos(time * slow * 0.8 + number(6) * 6.28)
    let shine = sin(time * (0.9 + number(7)) + number(8) * 6.28)
    let light = Float(0.12 + 0.88 * max(0, shine) * max(0, shine))
    let place = CGAffineTransform(
      translationX: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
    return (
      SpriteBatch.Sprite(
        transform: place, color: Color.Resolved(hex: 0xD9FF6B, opacity: 0.75 * light)),
      SpriteBatch.Sprite(transform: place, color: Color.Resolved(hex: 0xFBFFD6, opacity: light))
    )
  }
}
