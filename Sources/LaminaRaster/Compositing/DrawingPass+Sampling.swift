import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Shows a bitmap whose own coordinates `place` maps to points.
  func sample(
    _ bitmap: Bitmap, _ place: ProjectionTransform, opacity: CGFloat,
    interpolation: Interpolation
  ) {
    let toDevice = place.concatenating(ProjectionTransform(state.transform))
    if let corner = toDevice.wholeMove {
      return blit(bitmap, x: corner.x, y: corner.y, opacity: opacity)
    }
    let whole = PixelRect(size: bitmap.size)
    let drawn = warp(
      PlacedBitmap(bitmap, at: whole), by: toDevice, isLinear: interpolation != .none)
    if let drawn { lay(drawn, opacity: opacity, mode: .normal) }
  }

  /// Shows a drawing of which a bitmap is kept.
  func lay(_ drawing: CachedDrawing, _ place: ProjectionTransform, opacity: CGFloat) {
    guard let bitmap = drawing.bitmap({ bitmap(of: drawing) }) else { return }
    let toPoints = CGAffineTransform(
      a: 1 / drawing.scale, b: 0, c: 0, d: 1 / drawing.scale,
      tx: CGFloat(drawing.rect.x) / drawing.scale, ty: CGFloat(drawing.rect.y) / drawing.scale)
    sample(
      bitmap, ProjectionTransform(toPoints).concatenating(place), opacity: opacity,
      interpolation: .medium)
  }

  /// Draws what is to be kept; nil when cancelled.
  private func bitmap(of drawing: CachedDrawing) -> Bitmap? {
    guard let surface = GroupSurface(drawing.rect) else { return nil }
    var pass = DrawingPass(
      canvas: surface.canvas, images: images, shadows: shadows,
      transform: CGAffineTransform(scaleX: drawing.scale, y: drawing.scale),
      clip: [drawing.rect], token: token)
    pass.run(drawing.list)
    return token.isCancelled ? nil : surface.finish()?.bitmap
  }

  /// The pixels that may change of a bitmap that `map` takes to the device; nil when there are none.
  func warp(
    _ placed: PlacedBitmap, by map: ProjectionTransform, isLinear: Bool = true
  ) -> PlacedBitmap? {
    // One pixel more: an edge between two pixels touches both.
    let box = CGRect(placed.rect).applying(map)
    guard !box.isNull else { return nil }
    let seen = visible(box.insetBy(dx: -1, dy: -1))
    guard !seen.isEmpty else { return nil }
    var (bitmap, map) = (placed.bitmap, map.moved(by: placed.rect))
    if isLinear {
      let factor = map.scales(around: bitmap.size)
      let halvingsX = factor.x.halvings
      let halvingsY = factor.y.halvings
      for step in 0..<max(halvingsX, halvingsY) {
        let (x, y) = (step < halvingsX, step < halvingsY)
        bitmap = bitmap.halved(x: x, y: y)
        map = ProjectionTransform(CGAffineTransform(scaleX: x ? 2 : 1, y: y ? 2 : 1))
          .concatenating(map)
      }
    }
    return BitmapWarp(map, isLinear: isLinear)?.run(on: bitmap, covering: seen)
  }
}

extension ProjectionTransform {
  /// Where it moves the origin to, if it moves by whole pixels and does nothing else.
  fileprivate var wholeMove: PixelPoint? {
    guard isAffine, abs(m11 - 1) < 1e-9, abs(m22 - 1) < 1e-9, abs(m12) < 1e-9, abs(m21) < 1e-9,
      abs(m31 - m31.rounded()) < 1e-4, abs(m32 - m32.rounded()) < 1e-4, abs(m31) < 1e9,
      abs(m32) < 1e9
    else { return nil }
    return PixelPoint(x: Int(m31.rounded()), y: Int(m32.rounded()))
  }

  /// First to the place of `rect`, then `self`.
  fileprivate func moved(by rect: PixelRect) -> ProjectionTransform {
    guard rect.x != 0 || rect.y != 0 else { return self }
    let move = CGAffineTransform(translationX: CGFloat(rect.x), y: CGFloat(rect.y))
    return ProjectionTransform(move).concatenating(self)
  }

  /// How long a step along each side of a bitmap is in its middle, in device pixels.
  fileprivate func scales(around size: PixelSize) -> CGPoint {
    let (x, y) = (CGFloat(size.width) / 2, CGFloat(size.height) / 2)
    let s = x * m13 + y * m23 + m33
    // A middle behind the eye says nothing.
    guard s > 1e-3 else { return CGPoint(x: 1, y: 1) }
    let at = CGPoint(x: x, y: y).applying(self)
    func length(_ dx: CGFloat, _ dy: CGFloat, _ ds: CGFloat) -> CGFloat {
      let px = (dx - at.x * ds) / s
      let py = (dy - at.y * ds) / s
      return (px * px + py * py).squareRoot()
    }
    return CGPoint(x: length(m11, m12, m13), y: length(m21, m22, m23))
  }
}

extension CGFloat {
  /// How often a side has to be halved before it is shown at this scale, so that none is skipped.
  fileprivate var halvings: Int {
    guard self > 0, self < 0.5 else { return 0 }
    return Int(Swift.min(-log2(self), 12).rounded(.down))
  }
}

extension Bitmap {
  /// The means of each two pixels, along one side or both; a last one without a partner stays.
  fileprivate func halved(x: Bool, y: Bool) -> Bitmap {
    let half = PixelSize(
      width: x ? (size.width + 1) / 2 : size.width, height: y ? (size.height + 1) / 2 : size.height)
    let buffer = PixelBuffer(size: half, format: format)
    let stride = bytesPerRow / 4
    withUnsafeBytes { source in
      buffer.withUnsafeMutableBytes { target in
        let (from, to) = (source.bindMemory(to: UInt32.self), target.bindMemory(to: UInt32.self))
        for row in 0..<half.height {
          let first = (y ? 2 * row : row) * stride
          let second = min(y ? 2 * row + 1 : row, size.height - 1) * stride
          for column in 0..<half.width {
            let left = x ? 2 * column : column
            let right = min(x ? left + 1 : left, size.width - 1)
            to[row * half.width + column] = Self.mean(
              from[first + left], from[first + right], from[second + left], from[second + right])
          }
        }
      }
    }
    return Bitmap(buffer)
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0xFF00FF
    let low = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x2_0002
    let high =
      (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x2_0002
    return low >> 2 & mask | (high >> 2 & mask) << 8
  }
}
