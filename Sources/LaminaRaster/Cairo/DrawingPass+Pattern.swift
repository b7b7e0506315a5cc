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

  /// Makes a gradient of a list, in coordinates that `toPixels` maps to pixels, the source.
  func setGradient(
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
    guard let info = try? images.info(for: image.source),
      let placement = TilePlacement(image, scale: factor, info: info, toPixels: toPixels),
      let bitmap = try? images.bitmap(for: placement.request, token: token),
      let surface = bitmap.keepingSurface()
    else { return false }
    defer { cairo_surface_destroy(surface) }
    let tile = CGAffineTransform(
      scaleX: placement.size.width / CGFloat(bitmap.size.width),
      y: placement.size.height / CGFloat(bitmap.size.height))
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
  /// A surface over the pixels that keeps them, to be destroyed by the caller: a source that outlives this call.
  fileprivate func keepingSurface() -> OpaquePointer? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      // Cairo only reads a surface that is used as a source, and the surface holds the bitmap.
      let place = Canvas.Place(
        pixels: UnsafeMutableRawPointer(mutating: base), size: size, format: format,
        bytesPerRow: bytesPerRow)
      guard let surface = Canvas.surface(over: place) else { return nil }
      let holder = Unmanaged.passRetained(self)
      let status = cairo_surface_set_user_data(surface, Self.holderKey, holder.toOpaque()) {
        if let holder = $0 { Unmanaged<Bitmap>.fromOpaque(holder).release() }
      }
      guard status == CAIRO_STATUS_SUCCESS else {
        holder.release()
        cairo_surface_destroy(surface)
        return nil
      }
      return surface
    }
  }

  /// Names what a surface holds: its address is all that is looked at, and it is never written.
  private nonisolated(unsafe) static let holderKey: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()
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
    var isEmpty = true
    for cell in mesh.cells(steps: steps) {
      let corners = pixels(of: cell)
      guard rect.isMet(by: corners) else { continue }
      add(cell, at: corners, to: pattern)
      isEmpty = false
    }
    if isEmpty { return }
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

  /// The corners of a cell in pixels.
  private func pixels(of cell: MeshPaint.Cell) -> [CGPoint] {
    let (a, b, c, d) = cell.corners
    return [a, b, c, d].map { corner in
      let point = corner.applying(toPixels)
      return CGPoint(x: Canvas.held(point.x), y: Canvas.held(point.y))
    }
  }

  private func add(_ cell: MeshPaint.Cell, at corners: [CGPoint], to pattern: OpaquePointer) {
    cairo_mesh_pattern_begin_patch(pattern)
    for (index, corner) in corners.enumerated() {
      if index == 0 {
        cairo_mesh_pattern_move_to(pattern, corner.x, corner.y)
      } else {
        cairo_mesh_pattern_line_to(pattern, corner.x, corner.y)
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

extension PixelRect {
  /// Whether what lies between points may reach into it.
  fileprivate func isMet(by corners: [CGPoint]) -> Bool {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return left <= CGFloat(maxX) + 1 && right >= CGFloat(x) - 1 && top <= CGFloat(maxY) + 1
      && bottom >= CGFloat(y) - 1
  }
}
