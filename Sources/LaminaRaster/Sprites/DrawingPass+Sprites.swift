import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Draws a batch apart, pixel by pixel, and lays it on as one picture.
  func sprites(_ batch: SpriteBatch) {
    if case .path(let path) = batch.picture { return outlines(path, batch) }
    let area = visible(batch.inkBounds.applying(state.transform))
    guard !area.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: area.width), Int32(clamping: area.height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let painter = SpritePainter(
      pixels: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
      pixelsPerRow: Int(cairo_image_surface_get_stride(surface)) / 4, area: area,
      isAdditive: batch.isAdditive)
    painter.paint(batch, under: state.transform, token: token)
    cairo_surface_mark_dirty(surface)
    layOn(surface, area, isAdditive: batch.isAdditive)
  }

  private func layOn(_ surface: OpaquePointer, _ area: PixelRect, isAdditive: Bool) {
    setSource(surface, x: area.x, y: area.y, filter: CAIRO_FILTER_NEAREST)
    if isAdditive { cairo_set_operator(context, CAIRO_OPERATOR_ADD) }
    canvas.add(area)
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Fills an outline once for each sprite.
  private func outlines(_ path: Path, _ batch: SpriteBatch) {
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    if batch.isAdditive { cairo_set_operator(context, CAIRO_OPERATOR_ADD) }
    for sprite in batch.sprites {
      let transform = sprite.transform.concatenating(state.transform)
      let box = path.boundingRect.applying(transform)
      guard transform.isUsable, !visible(box).isEmpty,
        setSource(.color(sprite.color), covering: box)
      else { continue }
      canvas.add(path, transform)
      cairo_fill(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}
