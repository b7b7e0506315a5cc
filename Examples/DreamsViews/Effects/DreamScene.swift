package import Lamina

/// A dream that moves: layers and particles that a `DreamStage` lays out.
package final class DreamScene {
  package let root = ModelLayer(name: "dream")
  private static let bob = "bob"
  /// Where the particles stand for people who want less movement.
  private static let moment = 1.6

  package init() {
    root.cornerRadius = 12
    root.masksToBounds = true
  }

  /// Shows a dream in `size`; creatures and effects that were there before move to their places.
  ///
  /// - Parameters:
  ///   - dream: what is shown.
  ///   - size: of the view, in points.
  ///   - moves: whether anything moves by itself.
  package func show(_ dream: Dream, in size: CGSize, moves: Bool) {
    root.frame = CGRect(origin: .zero, size: size)
    root.show(DreamStage<SpriteElement>(dream))
    if !moves { stand() }
    for layer in root.sublayers {
      if moves, let index = layer.name.flatMap(Self.creatureNumber) {
        sway(layer, index)
      } else {
        layer.removeAnimation(forKey: Self.bob)
      }
    }
  }

  /// Lets a creature, and what it does, go up and down, each in its own time.
  private func sway(_ layer: ModelLayer, _ index: Int) {
    guard layer.animation(forKey: Self.bob) == nil else { return }
    var sway = BasicAnimation<CGFloat>(.translationY, from: -3, to: 3, duration: 1.5)
    sway.timingFunction = .easeInOut
    sway.autoreverses = true
    sway.repeatCount = .infinity
    sway.beginTime = -100 - Double(index) * 0.37
    layer.add(sway, forKey: Self.bob)
  }

  private func stand() {
    var timing = root.timing
    timing.speed = 0
    timing.beginTime = 0
    timing.timeOffset = Self.moment
    root.timing = timing
  }

  /// The number in "creature 3" and "magic 3"; nil for what belongs to no creature.
  private static func creatureNumber(_ name: String) -> Int? {
    name.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
