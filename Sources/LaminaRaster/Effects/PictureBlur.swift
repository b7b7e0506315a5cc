import LaminaDrawing
import LaminaGeometry

/// Blurs a picture by a Gaussian, within two of 255 levels of the true one, and changes its colours.
///
/// ```
///  sigma below 5 pixels   a true Gaussian, row by row
///  larger                 halve until sigma is 2.5 to 5 cells ──▶ true Gaussian ──▶ enlarge
/// ```
/// What halving and enlarging blur by themselves is taken off the Gaussian between them. Beyond the
/// edges the picture goes on in the colour of the edge. All steps are monotonic, so that no channel
/// of a premultiplied pixel comes to exceed its alpha.
/// - Complexity: O(pixels), whatever the sigma.
struct PictureBlur {
  private let sigma: Double
  private let halvings: Int
  private let colors: ColorPass?

  init(sigma: Double, then matrix: ColorMatrix = .identity) {
    self.sigma = sigma
    halvings = sigma < 5 ? 0 : Int(log2(sigma / 2.5).rounded(.down))
    colors = matrix == .identity ? nil : ColorPass(matrix)
  }

  /// The blurred picture; nil when cancelled.
  func run(on bitmap: Bitmap, token: CancellationToken) -> Bitmap? {
    guard !bitmap.size.isEmpty else { return bitmap }
    return halvings == 0 ? direct(bitmap, token) : coarse(bitmap, token)
  }

  private func format(of bitmap: Bitmap) -> PixelFormat {
    colors?.format(of: bitmap) ?? bitmap.format
  }

  /// The blurred pixels inside `wanted` of a picture around which there is nothing; nil when
  /// cancelled.
  ///
  /// The same as blurring it with as many clear pixels around as the blur reaches, but these exist
  /// as cells only.
  func runSoftly(
    on placed: PlacedBitmap, wanted: PixelRect, token: CancellationToken
  ) -> PlacedBitmap? {
    let reach = Int((sigma * 3.6).rounded(.up)) + 1
    let wide = placed.rect.grown(by: reach)
    let shown = wide.intersection(wanted)
    guard !placed.rect.isEmpty, !shown.isEmpty else {
      return PlacedBitmap(Bitmap(PixelBuffer(size: .zero, format: .argb32)), at: .zero)
    }
    guard halvings > 0 else {
      let near = placed.cut(to: wide.intersection(shown.grown(by: reach)))
      return direct(near.bitmap, token).map { PlacedBitmap($0, at: near.rect).cut(to: shown) }
    }
    // Cells lie on a grid of the device, whatever lies beside the ink.
    let factor = 1 << halvings
    let grid = wide.widened(to: factor)
    let padded = placed.cut(to: placed.rect.grown(by: 2 * factor).widened(to: factor))
    let offset = PixelPoint(
      x: (padded.rect.x - grid.x) / factor, y: (padded.rect.y - grid.y) / factor)
    guard let level = Halving.run(on: padded.bitmap, count: halvings, token: token) else {
      return nil
    }
    let size = PixelSize(
      width: grid.width / factor + 2 * Halving.margin,
      height: grid.height / factor + 2 * Halving.margin)
    let bitmap = enlarged(
      level, in: size, offset: offset, covering: shown.offsetBy(dx: -grid.x, dy: -grid.y),
      token: token)
    return bitmap.map { PlacedBitmap($0, at: shown) }
  }

  /// Blurs a level that lies `offset` cells inside one of `size`, and enlarges a part of it.
  private func enlarged(
    _ level: borrowing FloatPlane, in size: PixelSize, offset: PixelPoint, covering part: PixelRect,
    token: CancellationToken
  ) -> Bitmap? {
    let enlargement = Enlargement(factor: 1 << halvings)
    let result = FloatPlane(width: size.width, height: size.height)
    let gaussian = GaussianRows(sigma: remainder(beside: enlargement))
    let first = UnsafePointer(level.row(0))
    let (width, height) = (level.width, level.height)
    let isDone = gaussian.run(width: size.width, height: size.height) { y, cells in
      cells.update(repeating: SIMD4(), count: size.width)
      guard y - offset.y >= 0, y - offset.y < height else { return }
      let (from, to) = (max(0, -offset.x), min(width, size.width - offset.x))
      guard to > from else { return }
      let row = first + (y - offset.y) * width
      (cells + offset.x + from).update(from: row + from, count: to - from)
    } emit: {
      if $0 % 8 == 0, token.isCancelled { return false }
      result.row($0).update(from: $1, count: size.width)
      colors?.change(result.row($0), count: size.width)
      return true
    }
    guard isDone else { return nil }
    return enlargement.run(
      on: result, covering: part, format: .argb32, mustHold: colors != nil, token: token)
  }

  private func direct(_ bitmap: Bitmap, _ token: CancellationToken) -> Bitmap? {
    let buffer = PixelBuffer(size: bitmap.size, format: format(of: bitmap))
    let width = bitmap.size.width
    let stride = buffer.bytesPerRow
    let isDone = bitmap.withUnsafeBytes { from in
      buffer.withUnsafeMutableBytes { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return true }
        return GaussianRows(sigma: sigma).run(width: width, height: bitmap.size.height) {
          FloatRow.load(source + $0 * bitmap.bytesPerRow, into: $1, count: width)
          if bitmap.format == .rgb24 { FloatRow.fillAlpha($1, count: width) }
        } emit: {
          if $0 % 8 == 0, token.isCancelled { return false }
          colors?.apply(to: $1, count: width)
          FloatRow.store($1, into: target + $0 * stride, count: width)
          return true
        }
      }
    }
    return isDone ? Bitmap(buffer) : nil
  }

  private func coarse(_ bitmap: Bitmap, _ token: CancellationToken) -> Bitmap? {
    guard let level = Halving.run(on: bitmap, count: halvings, token: token) else { return nil }
    let enlargement = Enlargement(factor: 1 << halvings)
    let result = FloatPlane(width: level.width, height: level.height)
    let gaussian = GaussianRows(sigma: remainder(beside: enlargement))
    let isDone = gaussian.run(width: level.width, height: level.height) {
      $1.update(from: level.row($0), count: level.width)
      if bitmap.format == .rgb24 { FloatRow.fillAlpha($1, count: level.width) }
    } emit: {
      if $0 % 8 == 0, token.isCancelled { return false }
      result.row($0).update(from: $1, count: level.width)
      colors?.change(result.row($0), count: level.width)
      return true
    }
    guard isDone else { return nil }
    return enlargement.run(
      on: result, covering: PixelRect(size: bitmap.size), format: format(of: bitmap),
      mustHold: colors != nil,
      token: token)
  }

  /// The sigma that is left for the cells, in cells.
  private func remainder(beside enlargement: Enlargement) -> Double {
    let halving = (0..<halvings).reduce(0.0) { $0 + Halving.variance * Double(1 << (2 * $1)) }
    let left = sigma * sigma - halving - enlargement.variance
    return left.squareRoot() / Double(enlargement.factor)
  }
}

extension PixelRect {
  /// The smallest rectangle around it that consists of whole cells of a grid that begins at zero.
  fileprivate func widened(to cell: Int) -> PixelRect {
    let (left, top) = (x.floored(to: cell), y.floored(to: cell))
    return PixelRect(
      x: left, y: top, width: (maxX + cell - 1).floored(to: cell) - left,
      height: (maxY + cell - 1).floored(to: cell) - top)
  }
}

extension Int {
  /// The greatest multiple of a power of two that is not above it.
  fileprivate func floored(to cell: Int) -> Int { self & -cell }
}
