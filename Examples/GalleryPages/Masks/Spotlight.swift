import Lamina

/// A landscape in the dark, of which a wandering light shows a part.
final class Spotlight {
  let root = ModelLayer()
  private let dim = ModelLayer()
  private let lit = ModelLayer()
  private let light = ModelLayer()

  init() {
    root.backgroundColor = Color.Resolved(hex: 0x10131C)
    root.cornerRadius = 10
    root.masksToBounds = true
    light.contents = GradientContent(
      .radial, colors: [.black, .black, .clear], locations: [0, 0.62, 1], startPoint: .center,
      endPoint: .bottomTrailing)
    dim.opacity = 0.2
    lit.mask = light
    root.addSublayer(dim)
    root.addSublayer(lit)
  }

  /// Fills `size`; the light goes once around in four seconds, unless movement is unwanted.
  func lay(_ size: CGSize, moves: Bool) {
    root.frame = CGRect(origin: .zero, size: size)
    for layer in [dim, lit] {
      layer.frame = root.bounds
      layer.contents = ImageContent.landmark("lake.jpg")
    }
    let way = Path(ellipseIn: root.bounds.insetBy(dx: size.width * 0.24, dy: size.height * 0.3))
    let length = PathMeasure(way)
    light.bounds = CGRect(x: 0, y: 0, width: 110, height: 110)
    light.position = length.point(at: 0.75) ?? .zero
    light.removeAllAnimations()
    guard moves else { return }
    var around = KeyframeAnimation(.position, path: way, duration: 4)
    around.repeatCount = .infinity
    // Ellipses begin at 3 o'clock; the light begins at the top.
    around.timeOffset = 3
    light.add(around, forKey: "around")
  }
}

extension ImageContent {
  /// One of the landmarks' pictures, as large as its place.
  @MainActor static func landmark(_ file: String) -> ImageContent {
    var picture = ImageContent(
      .file(LandmarkPicture.path(file)), pixelSize: PixelSize(width: 128, height: 128))
    picture.contentsGravity = .resizeAspectFill
    return picture
  }
}
