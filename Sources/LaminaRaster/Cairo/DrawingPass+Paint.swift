import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Makes `paint` the source for what is drawn next inside `box` (device pixels).
  ///
  /// Returns false where there is nothing to draw with.
  func setSource(_ paint: Paint, covering box: CGRect) -> Bool {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      return true
    case .linear, .radial, .angular:
      return setGradient(paint, toPixels: state.transform, spread: .pad, covering: box)
    case .pattern(let pattern): return setPattern(pattern, covering: box)
    }
  }

  /// Takes over `pattern`, drawn around `origin`.
  ///
  /// The origin moves into the matrix, where it meets the transform's move: both may be larger than
  /// pixman's 16.16 numbers, their sum is on the screen.
  func setGradient(
    _ pattern: OpaquePointer?, _ stops: [Paint.Stop], origin: CGPoint,
    toPixels: CGAffineTransform, extend: cairo_extend_t
  ) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard !stops.isEmpty else { return false }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(color.red), Double(color.green),
        Double(color.blue), Double(color.opacity))
    }
    var matrix = toPixels.translatedBy(x: origin.x, y: origin.y).inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_set_source(context, pattern)
    return true
  }

  func setSweep(
    _ sweep: AngularSweep, toPoints: CGAffineTransform, covering rect: PixelRect
  ) -> Bool {
    guard !rect.isEmpty, !sweep.stops.isEmpty else { return false }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: rect.width), Int32(clamping: rect.height))
    else { return false }
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return false }
    sweep.fill(
      UnsafeMutableRawPointer(data), bytesPerRow: Int(cairo_image_surface_get_stride(surface)),
      covering: rect, toPoints: toPoints)
    cairo_surface_mark_dirty(surface)
    setSource(surface, x: rect.x, y: rect.y, filter: CAIRO_FILTER_NEAREST)
    return true
  }

  /// Makes `surface` the source, its top left corner at whole pixels.
  func setSource(_ surface: OpaquePointer?, x: Int, y: Int, filter: cairo_filter_t) {
    cairo_set_source_surface(context, surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(context), filter)
  }
}
