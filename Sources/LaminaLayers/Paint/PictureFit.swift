import LaminaDrawing
import LaminaGeometry

extension LayerPicture {
  /// The bitmap's rectangle in points, from the top left of the layer that it was made for.
  private var rect: CGRect { pixelRect.points(scale: scale) }

  /// Whether it lies in `layer` as it was made: one of an earlier drawing is never stretched.
  func fits(_ layer: Layer) -> Bool {
    layer.contentsGravity == .topLeft || size == layer.bounds.size || layer.contents.list !== list
  }

  /// From the bitmap's pixels to the points of `layer`, laid by its gravity.
  func toPoints(of layer: Layer) -> CGAffineTransform {
    let own = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: CGFloat(origin.x) / scale,
      ty: CGFloat(origin.y) / scale)
    guard !fits(layer) else { return own }
    return own.concatenating(layer.contentsGravity.laying(size, in: layer.bounds.size))
  }

  /// The pixels it touches on a surface of `scale`, from the layer's top left.
  func ink(in layer: Layer, scale: CGFloat) -> PixelRect {
    let isFitting = fits(layer)
    if isFitting, scale == self.scale { return pixelRect }
    let place =
      isFitting
      ? rect : rect.applying(layer.contentsGravity.laying(size, in: layer.bounds.size))
    return PixelRect(covering: place, scale: scale).grown(by: 1)
  }

  /// Whether it is but a fill, which is drawn again as fast as it is laid on, and sharper.
  func isPlain(in layer: Layer) -> Bool { list.isFill && fits(layer) }
}

extension ContentsGravity {
  /// Where something of `size` goes in bounds of another.
  func laying(_ size: CGSize, in bounds: CGSize) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return CGAffineTransform(scaleX: x, y: y)
    case .resizeAspect: return centered(size, in: bounds, scaled: min(x, y))
    case .resizeAspectFill: return centered(size, in: bounds, scaled: max(x, y))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let share = self.share
      return CGAffineTransform(
        translationX: (bounds.width - size.width) * share.x,
        y: (bounds.height - size.height) * share.y)
    }
  }

  private func centered(_ size: CGSize, in bounds: CGSize, scaled by: CGFloat) -> CGAffineTransform
  {
    CGAffineTransform(
      a: by, b: 0, c: 0, d: by, tx: (bounds.width - size.width * by) / 2,
      ty: (bounds.height - size.height * by) / 2)
  }

  /// How much of the room that is left lies in front of it.
  private var share: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .center, .resize, .resizeAspect, .resizeAspectFill: CGPoint(x: 0.5, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
