import LaminaDrawing
import LaminaGeometry

/// What painting a layer takes beyond its contents and children; none for most.
struct PaintTraits: OptionSet {
  let rawValue: UInt8

  /// Opacity, blending, filters or a mask: it is drawn apart and laid on as one picture.
  static let group = PaintTraits(rawValue: 1)
  static let mask = PaintTraits(rawValue: 2)
  static let filters = PaintTraits(rawValue: 4)
  /// Background or border.
  static let decoration = PaintTraits(rawValue: 8)
  /// It changes what lies below.
  static let backdrop = PaintTraits(rawValue: 16)
  static let kept = PaintTraits(rawValue: 32)
  /// It is not seen from behind.
  static let oneSided = PaintTraits(rawValue: 64)
  /// The layers inside are seen in space.
  static let space = PaintTraits(rawValue: 128)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ layer: Layer) {
    var traits: PaintTraits = []
    if layer.appearance.opacity < 1 || layer.appearance.blendMode != .normal {
      traits.insert(.group)
    }
    if !layer.appearance.filters.isEmpty { traits.formUnion([.group, .filters]) }
    if layer.mask != nil { traits.formUnion([.group, .mask]) }
    if layer.appearance.background != nil || layer.appearance.border != nil {
      traits.insert(.decoration)
    }
    if !layer.appearance.backdropFilters.isEmpty { traits.insert(.backdrop) }
    if layer.appearance.shouldRasterize { traits.insert(.kept) }
    if !layer.appearance.isDoubleSided { traits.insert(.oneSided) }
    if !layer.geometry.sublayerTransform.isIdentity { traits.insert(.space) }
    self = traits
  }

  /// Whether a change of anything inside may be seen anywhere on the layer.
  var spreads: Bool { !isDisjoint(with: [.filters, .kept]) }
}
