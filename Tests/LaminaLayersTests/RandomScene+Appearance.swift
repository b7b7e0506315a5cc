import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LayerScenes

extension RandomScene {
  /// Changes one of the looks that only few layers have.
  mutating func dress(_ looks: inout Appearance) {
    switch random.int(0..<10) {
    case 0: looks.background = random.chance(30) ? nil : .color(color())
    case 1:
      looks.background = .linear(
        [Paint.Stop(color: color(), location: 0), Paint.Stop(color: color(), location: 1)],
        from: .zero, to: CGPoint(x: 20, y: 10))
    case 2: looks.cornerRadius = CGFloat(random.int(0..<8))
    case 3: looks.maskedCorners = CornerMask(rawValue: UInt8(random.int(0..<16)))
    case 4:
      looks.border =
        random.chance(20) ? nil : Border(width: CGFloat(random.int(1..<5)) / 2, color: color())
    case 5:
      looks.blendMode = random.chance(30) ? .normal : BlendMode.allCases[random.int(0..<21)]
    case 6: looks.filters = filters()
    case 7: looks.backdropFilters = filters()
    case 8: looks.isDoubleSided.toggle()
    default: looks.shouldRasterize.toggle()
    }
  }

  mutating func filters() -> [ImageEffect] {
    switch random.int(0..<5) {
    case 0: []
    case 1: [.blur(radius: CGFloat(random.int(1..<5)) / 2)]
    case 2: [.blur(radius: 1.5, opaque: true), .colorInvert]
    case 3: [.hueRotation(.degrees(70))]
    default: [.blur(radius: 6), .saturation(1.8)]
    }
  }

  /// A mask of another kind than the layer's contents, or none.
  mutating func mask(in size: CGSize) -> Layer?? {
    guard random.chance(80) else { return .some(nil) }
    let mask = layer(depth: 3, frame: CGRect(origin: .zero, size: size))
    return .some(mask)
  }

  /// Perspective for the layers inside, another anchor or height.
  mutating func placed(_ geometry: LayerGeometry) -> LayerGeometry {
    var geometry = geometry
    switch random.int(0..<4) {
    case 0: geometry.sublayerTransform = .identity
    case 1:
      geometry.sublayerTransform = LayerTransform(
        .rotation(.degrees(Double(random.int(0..<12)) * 10), x: 1, y: 1, z: 0),
        .perspective(distance: CGFloat(random.int(40..<90))))
    case 2:
      geometry.anchorPoint = UnitPoint(
        x: CGFloat(random.int(0..<3)) / 2, y: CGFloat(random.int(0..<3)) / 2)
    default: geometry.zPosition = CGFloat(random.int(-9..<10))
    }
    return geometry
  }

  mutating func turn() -> LayerTransform {
    guard random.chance(30) else { return LayerTransform(transform()) }
    return LayerTransform(
      .rotation(.degrees(Double(random.int(0..<24)) * 15), x: 0, y: 1, z: 0.5),
      .perspective(distance: CGFloat(random.int(30..<80))))
  }

  mutating func opacity() -> CGFloat { [0, 0.25, 0.5, 0.8, 1][random.int(0..<5)] }

  mutating func clip(in size: CGSize) -> ClipShape? {
    switch random.int(0..<5) {
    case 0: nil
    case 1, 2: .bounds
    case 3: .roundedRect(radius: CGFloat(random.int(0..<12)))
    default:
      .path(
        Path(ellipseIn: rect(-2, 1, size.width + 3, size.height * 0.7)), eoFill: random.chance(50))
    }
  }

  mutating func shadow() -> Shadow? {
    guard random.chance(80) else { return nil }
    return Shadow(
      color: color(), radius: CGFloat(random.int(0..<4)),
      offset: CGSize(width: random.int(-3..<4), height: random.int(-3..<4)),
      path: random.chance(30) ? Path(ellipseIn: frame()) : nil)
  }

  mutating func transform() -> CGAffineTransform {
    switch random.int(0..<4) {
    case 0: CGAffineTransform(rotationAngle: CGFloat(random.int(0..<12)) * .pi / 6)
    case 1: CGAffineTransform(scaleX: CGFloat(random.int(0..<5)) / 2, y: 0.75)
    default:
      CGAffineTransform(
        translationX: CGFloat(random.int(-20..<20)) / 4, y: CGFloat(random.int(-20..<20)) / 4)
    }
  }
}
