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

  private func direct(_ bitmap: Bitmap, _ token: CancellationToken) -> Bitmap? {
    let buffer = PixelBuffer(size: bitmap.size, format: format(of: bitmap))
    let (width, stride) = (bitmap.size.width, buffer.bytesPerRow)
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
      on: result, size: bitmap.size, format: format(of: bitmap), mustHold: colors != nil,
      token: token)
  }

  /// The sigma that is left for the cells, in cells.
  private func remainder(beside enlargement: Enlargement) -> Double {
    let halving = (0..<halvings).reduce(0.0) { $0 + Halving.variance * Double(1 << (2 * $1)) }
    let left = sigma * sigma - halving - enlargement.variance
    return left.squareRoot() / Double(enlargement.factor)
  }
}
