import CCairo
import LaminaGeometry

/// The blurred mask of any outline, computed on a coarser grid where the blur is wide.
///
/// Drawing at 1/k averages k x k pixels (variance k²/12), laying on with a bilinear filter spreads
/// them again (k²/6); the Gaussian between is narrower by as much.
/// The coarse grid is that of the device, so that parts drawn apart fit together.
struct CoarseMask {
  /// One value for each `step` x `step` pixels.
  let mask: AlphaMask
  let step: Int

  /// Blurs the outline (in pixels) around `seen`.
  init(_ path: Path, sigma: CGFloat, covering seen: PixelRect) {
    var step = 1
    while sigma / CGFloat(step) >= 8 { step *= 2 }
    let k = CGFloat(step)
    let narrower = step == 1 ? sigma : (sigma * sigma - k * k / 4).squareRoot()
    let blur = GaussianBlur(sigma: narrower / k)
    let margin = blur.reach + 2
    func floored(_ value: Int) -> Int { Int((CGFloat(value) / k).rounded(.down)) - margin }
    let (left, top) = (floored(seen.x), floored(seen.y))
    let (right, bottom) = (floored(seen.maxX) + 2 * margin + 1, floored(seen.maxY) + 2 * margin + 1)
    let frame = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    let small = path.applying(CGAffineTransform(scaleX: 1 / k, y: 1 / k))
    mask = Self.coverage(of: small, in: frame).blurred(by: blur)
    self.step = step
  }

  /// Cairo cuts outlines at a surface's edge, which rounds their slopes: the whole outline is drawn
  /// and then cut, so that parts fit together to the last bit; only huge ones are cut first.
  private static func coverage(of path: Path, in frame: PixelRect) -> AlphaMask {
    let whole = PixelRect(covering: path.boundingRect.insetBy(dx: -1, dy: -1), scale: 1)
    guard whole.width <= 8192, whole.height <= 8192, whole.area <= 8_000_000 else {
      return AlphaMask(covering: frame, path: path)
    }
    return AlphaMask(covering: whole, path: path).cut(to: frame)
  }

  /// Lays the mask on with the context's source; `origin` is the target's first pixel.
  func draw(on context: OpaquePointer, origin: CGPoint = .zero) {
    mask.withSurface { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = CGAffineTransform(translationX: origin.x, y: origin.y)
        .concatenating(toMask).cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, step == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_mask(context, pattern)
    }
  }

  /// From the device's pixels to the mask's.
  private var toMask: CGAffineTransform {
    CGAffineTransform(
      a: 1 / CGFloat(step), b: 0, c: 0, d: 1 / CGFloat(step), tx: -CGFloat(mask.frame.x),
      ty: -CGFloat(mask.frame.y))
  }
}
