import LaminaGeometry

/// Where a layer's own pixels (its points times the scale) lie on the surface.
///
/// Places are summed up exactly and rounded once for each layer, so siblings keep their distances
/// and a moving layer is always on whole pixels.
struct Placement: Equatable {
  /// From own pixels to the surface's.
  let exact: CGAffineTransform
  let isUpright: Bool
  /// The top left corner on whole pixels; means nothing unless upright.
  let origin: PixelPoint
  /// From own pixels to the surface's with perspective; then `exact` means nothing.
  let projection: ProjectionTransform?

  static let surface = Placement(.identity)

  private init(projection: ProjectionTransform) {
    self.projection = projection
    exact = .identity
    isUpright = false
    origin = .zero
  }

  private init(_ transform: CGAffineTransform) {
    projection = nil
    let isUpright = transform.isNearlyTranslation
    self.isUpright = isUpright
    exact = isUpright ? CGAffineTransform(translationX: transform.tx, y: transform.ty) : transform
    origin = PixelPoint(x: transform.tx.onGrid, y: transform.ty.onGrid)
  }

  /// Where a child lies whose own pixels map to this layer's by `step`; this layer has no
  /// perspective, for what is inside one that has is painted on a surface of its own.
  func child(_ step: LayerStep) -> Placement {
    guard let projection = step.projection else {
      return Placement(step.affine.concatenating(exact))
    }
    return Placement(projection: projection.concatenating(ProjectionTransform(exact)))
  }

  /// From own points to the surface's points, on whole pixels when upright.
  func points(scale: CGFloat) -> CGAffineTransform {
    var transform = exact
    if isUpright { (transform.tx, transform.ty) = (CGFloat(origin.x), CGFloat(origin.y)) }
    transform.tx /= scale
    transform.ty /= scale
    return transform
  }

  /// The surface's pixels that something inside `rect` (own pixels), blurred by `blur` at most, may
  /// touch.
  func device(_ rect: PixelRect, blur: CGFloat) -> PixelRect {
    guard !rect.isEmpty else { return .zero }
    if let projection { return rect.applying(projection) }
    return isUpright
      ? rect.offsetBy(dx: origin.x, dy: origin.y) : rect.applying(exact, blur: blur)
  }

  /// By how much lengths are scaled, on average; 1 where there is perspective.
  var lengthScale: CGFloat { isUpright ? 1 : exact.lengthScale }

  /// From own points to the surface's points, with perspective.
  func projectedPoints(scale: CGFloat) -> ProjectionTransform {
    guard var pixels = projection else { return ProjectionTransform(points(scale: scale)) }
    (pixels.m13, pixels.m23) = (pixels.m13 * scale, pixels.m23 * scale)
    (pixels.m31, pixels.m32) = (pixels.m31 / scale, pixels.m32 / scale)
    return pixels
  }

  /// Whether the layer is seen from behind, in the middle of `rect` (own pixels).
  func isFlipped(at rect: PixelRect) -> Bool {
    guard let p = projection else { return exact.a * exact.d - exact.b * exact.c < 0 }
    let (x, y) = (
      CGFloat(rect.x) + CGFloat(rect.width) / 2, CGFloat(rect.y) + CGFloat(rect.height) / 2
    )
    let w = x * p.m13 + y * p.m23 + p.m33
    let determinant =
      p.m11 * (p.m22 * p.m33 - p.m23 * p.m32) - p.m12 * (p.m21 * p.m33 - p.m23 * p.m31)
      + p.m13 * (p.m21 * p.m32 - p.m22 * p.m31)
    return determinant * w < 0
  }

  /// Whether a layer is painted alike here and there; `aligned` when all inside lie on whole
  /// pixels of it.
  func paintsLike(_ other: Placement, aligned: Bool) -> Bool {
    (exact == other.exact && projection == other.projection)
      || (aligned && isUpright && other.isUpright && origin == other.origin)
  }
}

extension Layer {
  /// How far the children are scrolled, on whole pixels.
  func scroll(scale: CGFloat) -> PixelPoint {
    PixelPoint(x: (boundsOrigin.x * scale).onGrid, y: (boundsOrigin.y * scale).onGrid)
  }
}

extension PixelRect {
  /// The pixels around the mapped rectangle, two more on each side: smoothed edges, and rounding
  /// of what lies inside; and more for shadows, which are blurred alike in all directions, also
  /// where one of them is shortened.
  func applying(_ transform: CGAffineTransform, blur: CGFloat) -> PixelRect {
    guard !isEmpty else { return .zero }
    let reach = -2 - 3 * blur * transform.lengthScale
    let mapped = points(scale: 1).applying(transform).insetBy(dx: reach, dy: reach)
    return PixelRect(covering: mapped, scale: 1)
  }

  /// The pixels around what is seen of the rectangle in perspective, two more on each side.
  func applying(_ projection: ProjectionTransform) -> PixelRect {
    guard !isEmpty else { return .zero }
    let box = points(scale: 1).applying(projection)
    return box.isNull ? .zero : PixelRect(covering: box.insetBy(dx: -2, dy: -2), scale: 1)
  }

  /// With `reach` more pixels on each side.
  func grown(by reach: Int) -> PixelRect {
    guard !isEmpty, reach > 0 else { return self }
    return PixelRect(
      x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
  }

  /// The pixels it may touch when moved by `step`, rounded up or down.
  func moved(_ step: CGAffineTransform) -> PixelRect {
    guard !isEmpty else { return .zero }
    let low = offsetBy(
      dx: step.tx.rounded(.down).held, dy: step.ty.rounded(.down).held)
    let high = offsetBy(dx: step.tx.rounded(.up).held, dy: step.ty.rounded(.up).held)
    return low.union(high)
  }
}

extension CGAffineTransform {
  /// Whether it moves only, but for rounding errors.
  var isNearlyTranslation: Bool {
    abs(a - 1) < 1e-9 && abs(b) < 1e-9 && abs(c) < 1e-9 && abs(d - 1) < 1e-9
  }

  /// Whether it moves by whole pixels only.
  var isWhole: Bool {
    isNearlyTranslation && tx == tx.rounded() && ty == ty.rounded()
  }
}

extension CGFloat {
  /// The nearest whole number; halves go up even when a rounding error put them just below.
  fileprivate var onGrid: Int { (self + 0.5 + 1e-6).rounded(.down).held }

  /// Itself, without the rounding error where it means a whole number.
  var nearGrid: CGFloat { Swift.abs(self - rounded()) < 1e-4 ? rounded() : self }

  /// As an integer, within ±2^30; 0 for not a number.
  fileprivate var held: Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(self, -0x4000_0000), 0x4000_0000))
  }
}
