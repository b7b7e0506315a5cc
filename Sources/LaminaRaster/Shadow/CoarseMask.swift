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
    let grid = CoarseGrid(sigma: sigma, covering: seen)
    let k = CGFloat(grid.step)
    let small = path.applying(CGAffineTransform(scaleX: 1 / k, y: 1 / k))
    mask = Self.coverage(of: small, in: grid.frame).blurred(by: grid.blur)
    step = grid.step
  }

  /// Blurs around `seen` what `draw` draws, of which nothing lies outside `ink`.
  ///
  /// It is drawn pixel by pixel, so that letters stay as they are, and only then taken down to the
  /// grid; what has too many pixels for that is drawn smaller at once.
  /// - Parameters:
  ///   - sigma: in pixels.
  ///   - seen: the pixels that are asked for.
  ///   - ink: in pixels.
  ///   - draw: the coverage of a rectangle of cells, each so many pixels wide.
  /// - Complexity: O(pixels of `ink` within reach + pixels of `seen`), whatever the sigma.
  init(
    sigma: CGFloat, covering seen: PixelRect, ink: PixelRect,
    draw: (_ frame: PixelRect, _ cell: Int) -> AlphaMask
  ) {
    let grid = CoarseGrid(sigma: sigma, covering: seen)
    var cell = 1
    while cell < grid.step, ink.area / (cell * cell) > Self.detailLimit { cell *= 2 }
    let part = grid.frame.intersection(grid.cells(around: ink))
    let factor = grid.step / cell
    let detailed = PixelRect(
      x: part.x * factor, y: part.y * factor, width: part.width * factor,
      height: part.height * factor)
    let sharp = part.isEmpty ? AlphaMask(frame: .zero, bytes: []) : draw(detailed, cell)
    mask = sharp.reduced(by: factor).cut(to: grid.frame).blurred(by: grid.blur)
    step = grid.step
  }

  /// How many pixels are drawn one by one before a wide blur.
  private static let detailLimit = 8_000_000

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

/// The cells in which a wide blur is computed, and what of them decides on some pixels.
private struct CoarseGrid {
  /// How many pixels wide a cell is.
  let step: Int
  /// In cells.
  let frame: PixelRect
  let blur: GaussianBlur

  init(sigma: CGFloat, covering seen: PixelRect) {
    var step = 1
    while sigma / CGFloat(step) >= 8 { step *= 2 }
    let k = CGFloat(step)
    let narrower = step == 1 ? sigma : (sigma * sigma - k * k / 4).squareRoot()
    self.step = step
    blur = GaussianBlur(sigma: narrower / k)
    frame = Self.cells(around: seen, step, margin: blur.reach + 2)
  }

  func cells(around rect: PixelRect) -> PixelRect { Self.cells(around: rect, step, margin: 0) }

  private static func cells(around rect: PixelRect, _ step: Int, margin: Int) -> PixelRect {
    func cell(_ value: Int) -> Int { Int((CGFloat(value) / CGFloat(step)).rounded(.down)) }
    let (left, top) = (cell(rect.x) - margin, cell(rect.y) - margin)
    return PixelRect(
      x: left, y: top, width: cell(rect.maxX) + margin + 1 - left,
      height: cell(rect.maxY) + margin + 1 - top)
  }
}
