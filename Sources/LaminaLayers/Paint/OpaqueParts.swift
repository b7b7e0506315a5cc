import LaminaDrawing
import LaminaGeometry

extension RenderNode {
  /// The pixels, from the layer's own top left, that its contents fill completely.
  func opaque(scale: CGFloat) -> PixelRect {
    switch layer.contents {
    case .none: .zero
    case .direct(let list): list.opaque(scale: scale)
    case .drawn:
      picture.map {
        $0.bitmap.format == .rgb24 && $0.scale == scale && $0.fits(layer) ? $0.pixelRect : .zero
      } ?? .zero
    }
  }

  /// The layer's bounds, in own pixels.
  func bounds(_ scale: CGFloat) -> PixelRect {
    PixelRect(covering: CGRect(origin: .zero, size: layer.bounds.size), scale: scale)
  }
}

extension DisplayList {
  /// The pixels that the first command fills.
  fileprivate func opaque(scale: CGFloat) -> PixelRect {
    switch commands.first {
    case .fillRect(let rect, let paint) where paint.isOpaque:
      PixelRect(inside: rect, scale: scale)
    case .fillRoundedRect(let rect, let radius, let paint) where paint.isOpaque:
      PixelRect(inside: rect, cornerRadius: radius, scale: scale)
    default: .zero
    }
  }
}

extension Appearance {
  /// The surface's pixels that an opaque background of a layer of `size` fills completely.
  func opaqueInside(_ size: CGSize, at placement: Placement, scale: CGFloat) -> PixelRect {
    let shape = hasCorners ? ClipShape.roundedRect(radius: cornerRadius) : .bounds
    return shape.open(of: size, at: placement, scale: scale)
  }
}

extension ClipShape {
  /// The surface's pixels that the outline of a layer of `size` leaves as they are.
  func open(of size: CGSize, at placement: Placement, scale: CGFloat) -> PixelRect {
    guard placement.isUpright else { return .zero }
    let whole = PixelRect(inside: CGRect(origin: .zero, size: size), scale: scale)
      .offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    return switch self {
    case .bounds: whole
    case .roundedRect(let radius): whole.shrunk(dx: 1, dy: radius.reach(scale: scale))
    case .path: .zero
    }
  }
}

extension PixelRect {
  /// The pixels that a rounded rectangle (in points) covers wholly, across its whole width.
  init(inside rect: CGRect, cornerRadius: CGFloat, scale: CGFloat) {
    self = PixelRect(inside: rect, scale: scale)
      .shrunk(dx: 1, dy: cornerRadius.reach(scale: scale))
  }
}

extension CGFloat {
  /// How many pixels a corner of this radius reaches into a side.
  func reach(scale: CGFloat) -> Int {
    guard isFinite else { return .max / 4 }
    return Int(Swift.min((self * scale).rounded(.up), 1e9)) + 1
  }
}
