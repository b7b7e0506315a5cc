import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Lays ready pixels on, each on one pixel of the target, unless the list scales or turns them.
  func blit(_ bitmap: Bitmap, at point: CGPoint, opacity: CGFloat) {
    guard state.transform.linear == state.device.linear, state.device.isUpright else {
      return drawScaled(bitmap, at: point, opacity: opacity)
    }
    let corner = point.applying(state.transform)
    let place = CGRect(
      origin: CGPoint(x: Canvas.held(corner.x), y: Canvas.held(corner.y)), size: .zero
    ).snapped
    blit(bitmap, x: Int(place.minX), y: Int(place.minY), opacity: opacity)
  }

  /// Lays `bitmap` on with its top left corner at a pixel, as strong as `opacity` says.
  func blit(_ bitmap: Bitmap, x: Int, y: Int, opacity: CGFloat) {
    guard opacity < 1 else { return blit(bitmap, x: x, y: y) }
    let place = PixelRect(x: x, y: y, width: bitmap.size.width, height: bitmap.size.height)
    lay(PlacedBitmap(bitmap, at: place), opacity: opacity, mode: .normal)
  }

  /// Lays `bitmap` on with its top left corner at a pixel.
  ///
  /// Pictures without alpha are copied (SOURCE): half the memory traffic of blending.
  func blit(_ bitmap: Bitmap, x: Int, y: Int, tint: Paint? = nil) {
    let place = PixelRect(x: x, y: y, width: bitmap.size.width, height: bitmap.size.height)
    let seen = place.intersection(state.clip)
    guard !seen.isEmpty else { return }
    let part = seen.offsetBy(dx: -x, dy: -y)
    bitmap.withSurface(of: part) { surface in
      canvas.share(surface, of: bitmap, part)
      if let tint {
        guard setSource(tint, covering: CGRect(seen)) else { return }
        cairo_mask_surface(context, surface, Double(seen.x), Double(seen.y))
        return
      }
      setSource(surface, x: seen.x, y: seen.y, filter: CAIRO_FILTER_NEAREST)
      canvas.add(seen)
      if bitmap.format == .rgb24, !canvas.isVector {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      }
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Lays pixels on that the list's own transforms scale or turn.
  private func drawScaled(_ bitmap: Bitmap, at point: CGPoint, opacity: CGFloat) {
    let scale = 1 / state.device.lengthScale
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: point.x, ty: point.y)
    sample(bitmap, ProjectionTransform(place), opacity: opacity, interpolation: .medium)
  }

  /// Stretches `bitmap` over `rect` (points) with a filter of Cairo's.
  func draw(_ bitmap: Bitmap, in rect: CGRect, filter: cairo_filter_t, tint: Paint?) {
    guard !bitmap.size.isEmpty else { return }
    let box = rect.applying(state.transform)
    guard !visible(box).isEmpty else { return }
    let toPixels = CGAffineTransform(
      a: rect.width / CGFloat(bitmap.size.width), b: 0, c: 0,
      d: rect.height / CGFloat(bitmap.size.height), tx: rect.minX, ty: rect.minY
    ).concatenating(state.transform)
    guard toPixels.isUsable else { return }
    let whole = PixelRect(size: bitmap.size)
    bitmap.withSurface(of: whole) { surface in
      canvas.share(surface, of: bitmap, whole)
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = toPixels.inverted().cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, filter)
      cairo_pattern_set_extend(pattern, canvas.isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
      cairo_save(context)
      canvas.add(Path(rect), state.transform)
      if let tint {
        cairo_clip(context)
        if setSource(tint, covering: box) { cairo_mask(context, pattern) }
      } else {
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
      cairo_restore(context)
    }
  }
}

extension CGRect {
  /// The rectangle with each side at the nearest whole number; halves go up, come what rounding may.
  var snapped: CGRect {
    func whole(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }
    return CGRect(
      x: whole(minX), y: whole(minY), width: whole(maxX) - whole(minX),
      height: whole(maxY) - whole(minY))
  }

  init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Bitmap {
  /// Calls `body` with a surface over the pixels of `part`, which must not be written to.
  func withSurface(of part: PixelRect, _ body: (OpaquePointer) -> Void) {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, !part.isEmpty else { return }
      // Cairo only reads a surface that is used as a source.
      let pixels = UnsafeMutableRawPointer(mutating: base) + part.y * bytesPerRow + part.x * 4
      let place = Canvas.Place(
        pixels: pixels, size: part.size, format: format, bytesPerRow: bytesPerRow)
      guard let surface = Canvas.surface(over: place) else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
