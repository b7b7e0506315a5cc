import CCairo
import LaminaDrawing
import LaminaGeometry

/// Paints that are no plain gradients.
extension DrawingPass {
  /// Makes a pattern the source for what is drawn next inside `box` (device pixels).
  ///
  /// Returns false where there is nothing to draw with.
  func setPattern(_ pattern: PaintPattern, covering box: CGRect) -> Bool {
    let toPixels = pattern.transform.concatenating(state.transform)
    guard toPixels.isUsable else { return setEnd(of: pattern, covering: box) }
    switch pattern.content {
    case .gradient(let paint):
      return setGradient(paint, toPixels: toPixels, spread: pattern.spread, covering: box)
    case .mesh(let mesh):
      return setSurface(covering: visible(box)) { MeshPainter(mesh, toPixels).draw($0, $1) }
    case .tiles(let image, let scale): return setTiles(image, scale, toPixels: toPixels)
    }
  }

  /// What is squeezed to a line or a point has the colour of its end everywhere.
  private func setEnd(of pattern: PaintPattern, covering box: CGRect) -> Bool {
    guard case .gradient(let paint) = pattern.content, state.transform.isUsable else {
      return false
    }
    switch paint {
    case .color: return setSource(paint, covering: box)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      guard let last = stops.last else { return false }
      return setSource(.color(last.color), covering: box)
    case .pattern(let inner): return setEnd(of: inner, covering: box)
    }
  }

  private func setGradient(
    _ paint: Paint, toPixels: CGAffineTransform, spread: GradientSpread, covering box: CGRect
  ) -> Bool {
    switch paint {
    case .color: return setSource(paint, covering: box)
    case .linear(let stops, let from, let to):
      return setGradient(
        cairo_pattern_create_linear(0, 0, to.x - from.x, to.y - from.y), stops, origin: from,
        toPixels: toPixels, extend: spread.cairo)
    case .radial(let stops, let center, let start, let end):
      return setGradient(
        cairo_pattern_create_radial(0, 0, max(0, start), 0, 0, max(0, end)), stops, origin: center,
        toPixels: toPixels, extend: spread.cairo)
    case .angular(let stops, let center, let start, let end):
      let sweep = AngularSweep(stops: stops, center: center, startAngle: start, endAngle: end)
      return setSweep(sweep, toPoints: toPixels.inverted(), covering: visible(box))
    case .pattern(let inner):
      var pass = self
      pass.state.transform = toPixels
      return pass.setPattern(inner, covering: box)
    }
  }

  /// Makes pixels that `draw` draws the source; it is given a context of these, and where they are.
  private func setSurface(
    covering rect: PixelRect, _ draw: (OpaquePointer, PixelRect) -> Void
  ) -> Bool {
    guard !rect.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: rect.width), Int32(clamping: rect.height))
    else { return false }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return false }
    draw(context, rect)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    setSource(surface, x: rect.x, y: rect.y, filter: CAIRO_FILTER_NEAREST)
    return true
  }

  private func setTiles(
    _ image: ImageDrawing, _ factor: CGFloat, toPixels: CGAffineTransform
  ) -> Bool {
    var image = image
    image.part = image.part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !image.part.isEmpty, let info = try? images.info(for: image.source) else { return false }
    let size = CGSize(
      width: info.size.width * image.part.width * factor,
      height: info.size.height * image.part.height * factor)
    let part = image.part
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      part.minX.isFinite, part.minY.isFinite, part.width > 0, part.height > 0
    else { return false }
    let scale = toPixels.lengthScale
    func count(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(), 1), 8_192)) }
    let pixels = PixelSize(width: count(size.width), height: count(size.height))
    let request = ImageRequest(image, size: pixels, scale: scale)
    guard let bitmap = try? images.bitmap(for: request, token: token),
      let surface = bitmap.copiedSurface()
    else { return false }
    defer { cairo_surface_destroy(surface) }
    let tile = CGAffineTransform(
      scaleX: size.width / CGFloat(bitmap.size.width),
      y: size.height / CGFloat(bitmap.size.height))
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = tile.concatenating(toPixels).inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    let isHard = image.interpolation == .none
    cairo_pattern_set_filter(pattern, isHard ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_set_source(context, pattern)
    return true
  }
}

extension Bitmap {
  /// A surface with pixels of its own, to be destroyed by the caller: a source that outlives this call.
  fileprivate func copiedSurface() -> OpaquePointer? {
    let kind = format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let made = cairo_image_surface_create(
      kind, Int32(clamping: size.width), Int32(clamping: size.height))
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(made)
    else {
      cairo_surface_destroy(made)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(made))
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<size.height {
        UnsafeMutableRawPointer(data + row * stride)
          .copyMemory(from: base + row * bytesPerRow, byteCount: size.width * 4)
      }
    }
    cairo_surface_mark_dirty(made)
    return made
  }
}

extension GradientSpread {
  fileprivate var cairo: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .repeat: CAIRO_EXTEND_REPEAT
    case .mirror: CAIRO_EXTEND_REFLECT
    }
  }
}

/// Draws a mesh of colours in small parts with straight sides.
private struct MeshPainter {
  private let mesh: MeshPaint
  private let toPixels: CGAffineTransform

  init(_ mesh: MeshPaint, _ toPixels: CGAffineTransform) {
    self.mesh = mesh
    self.toPixels = toPixels
  }

  func draw(_ context: OpaquePointer, _ rect: PixelRect) {
    set(mesh.background, on: context)
    cairo_paint(context)
    cairo_translate(context, -Double(rect.x), -Double(rect.y))
    guard let pattern = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(pattern) }
    for cell in mesh.cells(steps: steps) { add(cell, to: pattern) }
    cairo_set_source(context, pattern)
    // What is clear in the mesh lets the background through.
    cairo_paint(context)
  }

  /// As many parts as make sides of some eight pixels.
  private var steps: Int {
    let places = mesh.vertices.map { $0.position.applying(toPixels) }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let width = (xs.max() ?? 0) - (xs.min() ?? 0)
    let height = (ys.max() ?? 0) - (ys.min() ?? 0)
    let side = max(width / CGFloat(mesh.columns - 1), height / CGFloat(mesh.rows - 1))
    return Int(min(max((side / 8).rounded(.up), 4), 24))
  }

  private func set(_ color: Color.Resolved, on context: OpaquePointer) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  private func add(_ cell: MeshPaint.Cell, to pattern: OpaquePointer) {
    let (a, b, c, d) = cell.corners
    cairo_mesh_pattern_begin_patch(pattern)
    for (index, corner) in [a, b, c, d].enumerated() {
      let point = corner.applying(toPixels)
      let (x, y) = (Canvas.held(point.x), Canvas.held(point.y))
      if index == 0 {
        cairo_mesh_pattern_move_to(pattern, x, y)
      } else {
        cairo_mesh_pattern_line_to(pattern, x, y)
      }
    }
    let (e, f, g, h) = cell.colors
    for (index, color) in [e, f, g, h].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity))
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}
