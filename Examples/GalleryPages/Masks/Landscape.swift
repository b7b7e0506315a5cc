import Lamina

/// An evening at a lake, drawn of layers so that it is sharp at every size: a tent with its fire, a boat, a balloon, a
/// fox, a lighthouse.
///
/// Places are shares of the size: (0.5, 0.5) is the middle.
struct Landscape {
  private let size: CGSize
  /// Of the width or of four heights, whichever is less: things keep their proportions.
  private let unit: CGFloat
  private let root = ModelLayer()

  private init(_ size: CGSize) {
    self.size = size
    unit = min(size.width, size.height * 4) / 100
    root.frame = CGRect(origin: .zero, size: size)
  }

  /// A layer with the whole scene.
  static func layer(_ size: CGSize) -> ModelLayer {
    let scene = Landscape(size)
    scene.addSky()
    scene.addHills()
    scene.addLake()
    scene.addCamp(at: scene.point(0.13, 0.72))
    scene.addBoat(at: scene.point(0.34, 0.84))
    scene.addBalloon(at: scene.point(0.62, 0.26))
    scene.addFox(at: scene.point(0.64, 0.72))
    scene.addLighthouse(at: scene.point(0.87, 0.74))
    return scene.root
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: size.width * x, y: size.height * y)
  }

  // MARK: What it is drawn with

  private func add(_ hex: UInt32, _ draw: (inout Path) -> Void) {
    let layer = ModelLayer()
    layer.frame = root.bounds
    layer.contents = ShapeContent(path: Path(draw), fill: .color(Color.Resolved(hex: hex)))
    root.addSublayer(layer)
  }

  /// A polygon, whose corners are units beside a place.
  private func add(_ hex: UInt32, at place: CGPoint, _ corners: [(x: CGFloat, y: CGFloat)]) {
    add(hex) { path in
      path.addLines(corners.map { CGPoint(x: place.x + $0.x * unit, y: place.y + $0.y * unit) })
      path.closeSubpath()
    }
  }

  private func addCircle(_ hex: UInt32, at place: CGPoint, x: CGFloat, y: CGFloat, radius: CGFloat)
  {
    let (side, center) = (radius * unit, CGPoint(x: place.x + x * unit, y: place.y + y * unit))
    add(hex) { path in
      path.addEllipse(
        in: CGRect(x: center.x - side, y: center.y - side, width: side * 2, height: side * 2))
    }
  }

  private func addGradient(_ hexes: [UInt32], from top: CGFloat, to bottom: CGFloat) {
    let layer = ModelLayer()
    layer.frame = CGRect(
      x: 0, y: size.height * top, width: size.width, height: size.height * (bottom - top))
    layer.contents = GradientContent(
      colors: hexes.map { Color.Resolved(hex: $0) }, startPoint: .top, endPoint: .bottom)
    root.addSublayer(layer)
  }

  // MARK: What is there

  private func addSky() {
    addGradient([0x31357F, 0xB6567F, 0xF4A261], from: 0, to: 0.72)
    for (x, y) in [(0.06, 0.12), (0.2, 0.22), (0.29, 0.08), (0.47, 0.14), (0.75, 0.1), (0.95, 0.2)]
    {
      addCircle(0xFFF3D6, at: point(x, y), x: 0, y: 0, radius: 0.22)
    }
    addCircle(0xFFE3A3, at: point(0.45, 0.5), x: 0, y: 0, radius: 4.2)
  }

  private func addHills() {
    for (hex, peaks) in [
      (0x7A5A96, [0.52, 0.34, 0.5, 0.3, 0.46, 0.38, 0.55]),
      (0x4B4377, [0.66, 0.56, 0.48, 0.6, 0.52, 0.62, 0.5]),
    ] as [(UInt32, [CGFloat])] {
      add(hex) { path in
        path.move(to: point(0, 0.75))
        for (index, height) in peaks.enumerated() {
          path.addLine(to: point(CGFloat(index) / CGFloat(peaks.count - 1), height))
        }
        path.addLine(to: point(1, 0.75))
        path.closeSubpath()
      }
    }
  }

  private func addLake() {
    addGradient([0x3F6FA3, 0x1D3A63], from: 0.72, to: 1)
    add(0x2F5D50) { path in
      path.move(to: point(0, 0.7))
      path.addQuadCurve(to: point(0.27, 0.78), control: point(0.16, 0.66))
      path.addQuadCurve(to: point(0, 0.92), control: point(0.16, 0.9))
      path.closeSubpath()
    }
    add(0x2F5D50) { path in
      path.move(to: point(1, 0.7))
      path.addQuadCurve(to: point(0.55, 0.76), control: point(0.74, 0.66))
      path.addQuadCurve(to: point(1, 0.94), control: point(0.74, 0.88))
      path.closeSubpath()
    }
  }

  private func addCamp(at place: CGPoint) {
    add(0xE76F51, at: place, [(-4, 1.4), (0, -4), (4, 1.4)])
    add(0x8E3B2A, at: place, [(-1.1, 1.4), (0, -2), (1.1, 1.4)])
    add(0xFFB703, at: place, [(6, 1.6), (7, -1.4), (8, 1.6)])
    add(0xFFF1B8, at: place, [(6.5, 1.6), (7, 0), (7.5, 1.6)])
  }

  private func addBoat(at place: CGPoint) {
    add(0xF8F4EC, at: place, [(0.3, -0.6), (0.3, -6), (3.6, -0.6)])
    add(0xE9C46A, at: place, [(-0.3, -0.6), (-0.3, -4.6), (-2.6, -0.6)])
    add(0x7F4F24, at: place, [(-3.6, 0), (4.4, 0), (3, 1.5), (-2.4, 1.5)])
  }

  private func addBalloon(at place: CGPoint) {
    addCircle(0xE63946, at: place, x: 0, y: 0, radius: 3)
    add(0xF1FAEE, at: place, [(-0.8, -2.9), (0.8, -2.9), (1, 2.8), (-1, 2.8)])
    add(0xE63946, at: place, [(-2, 2.2), (2, 2.2), (0.7, 4), (-0.7, 4)])
    add(0x7F4F24, at: place, [(-0.7, 4.6), (0.7, 4.6), (0.6, 5.6), (-0.6, 5.6)])
  }

  private func addFox(at place: CGPoint) {
    add(0xF4A261, at: place, [(-2.6, 1.6), (-1.6, -0.6), (1.2, -0.6), (1.8, 1.6)])
    add(0xE76F51, at: place, [(1.4, 1.6), (4.2, 0.2), (3.6, 1.6)])
    add(
      0xE76F51, at: place,
      [(-3.6, -1.8), (-3.2, -3.2), (-2.4, -2.4), (-1.6, -3.2), (-1.2, -1.8), (-2.4, 0)])
    add(0xFFFFFF, at: place, [(-2.9, -0.9), (-1.9, -0.9), (-2.4, 0)])
  }

  private func addLighthouse(at place: CGPoint) {
    add(0xFFE9A8, at: place, [(-0.6, -8.8), (-16, -11.4), (-16, -6.2)])
    add(0xF8F4EC, at: place, [(-1.6, 1.6), (-1.1, -7.8), (1.1, -7.8), (1.6, 1.6)])
    add(0xD62839, at: place, [(-1.45, -1.2), (-1.3, -4.2), (1.3, -4.2), (1.45, -1.2)])
    add(0xFFF1B8, at: place, [(-0.9, -7.8), (-0.9, -9.6), (0.9, -9.6), (0.9, -7.8)])
    add(0xD62839, at: place, [(-1.5, -9.6), (0, -11.2), (1.5, -9.6)])
  }
}
