import Lamina

/// A landscape at dusk, of which a wandering light shows a part.
final class Spotlight {
  let root = ModelLayer()
  /// The scene as it is in the dark, and as the light shows it.
  private let dim = ModelLayer()
  private let lit = ModelLayer()
  private var sceneSize = CGSize.zero
  private let light = ModelLayer()

  init() {
    root.backgroundColor = Color.Resolved(hex: 0x232849)
    root.cornerRadius = 10
    root.masksToBounds = true
    light.contents = GradientContent(
      .radial, colors: [.black, .black, .clear], locations: [0, 0.66, 0.94], startPoint: .center,
      endPoint: .bottomTrailing)
    dim.opacity = 0.3
    lit.mask = light
    root.addSublayer(dim)
    root.addSublayer(lit)
  }

  /// Fills `size`; the light goes once around in eight seconds, unless movement is unwanted.
  func lay(_ size: CGSize, moves: Bool) {
    root.frame = CGRect(origin: .zero, size: size)
    layScene(size)
    let way = Path(ellipseIn: root.bounds.insetBy(dx: size.width * 0.13, dy: size.height * 0.27))
    let length = PathMeasure(way)
    let side = min(size.height * 0.95, size.width * 0.5)
    light.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    light.position = length.point(at: 0.75) ?? .zero
    light.removeAllAnimations()
    guard moves else { return }
    var around = KeyframeAnimation(.position, path: way, duration: 8)
    around.repeatCount = .infinity
    // Ellipses begin at 3 o'clock; the light begins at the top.
    around.timeOffset = 6
    light.add(around, forKey: "around")
  }

  private func layScene(_ size: CGSize) {
    guard size != sceneSize else { return }
    sceneSize = size
    for layer in [dim, lit] {
      layer.frame = root.bounds
      for old in layer.sublayers { old.removeFromSuperlayer() }
      layer.addSublayer(Landscape.layer(size))
    }
  }
}
