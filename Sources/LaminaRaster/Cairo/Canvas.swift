import CCairo
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// A Cairo context over pixels that belong to another owner; freed with its last holder.
///
/// Its matrix stays the identity: paths arrive in device pixels, because Cairo holds coordinates in
/// 24.8 bits and patterns in 16.16, which a list of 100,000 rows exceeds before it is moved back.
final class Canvas {
  /// Where the pixels lie.
  struct Place {
    var pixels: UnsafeMutableRawPointer
    var size: PixelSize
    var format: PixelFormat
    var bytesPerRow: Int
  }

  let context: OpaquePointer
  /// The pixels drawn on, the first of which is at `origin`; nil where they hold no colours.
  private let place: Place?
  private let origin: PixelPoint
  /// The pictures and fonts of a file in which what is drawn is taken down; nil where pixels are made of it.
  private let embedded: EmbeddedParts?
  /// Whether it takes down what is drawn.
  var isVector: Bool { embedded != nil }

  /// Returns nil where Cairo refuses the surface (too large, out of memory).
  ///
  /// - Parameters:
  ///   - place: the pixels.
  ///   - origin: the first pixel's coordinates.
  convenience init?(_ place: Place, origin: PixelPoint = .zero) {
    guard let surface = Canvas.surface(over: place) else { return nil }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, -Double(origin.x), -Double(origin.y))
    self.init(on: surface, place, origin)
  }

  init?(
    on surface: OpaquePointer, _ place: Place? = nil, _ origin: PixelPoint = .zero,
    takingDownWith embedded: EmbeddedParts? = nil
  ) {
    guard let context = cairo_create(surface) else { return nil }
    self.embedded = embedded
    self.context = context
    self.place = place
    self.origin = origin
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  /// What was drawn so far inside `rect`; nil where that cannot be said.
  func pixels(of rect: PixelRect) -> PlacedBitmap? {
    guard let place else { return nil }
    cairo_surface_flush(cairo_get_target(context))
    let part = rect.offsetBy(dx: -origin.x, dy: -origin.y).intersection(PixelRect(size: place.size))
    guard !part.isEmpty else { return nil }
    let buffer = PixelBuffer(size: part.size, format: place.format)
    buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<part.height {
        let from = place.pixels + (part.y + row) * place.bytesPerRow + part.x * 4
        (base + row * part.width * 4).copyMemory(from: from, byteCount: part.width * 4)
      }
    }
    return PlacedBitmap(Bitmap(buffer), at: part.offsetBy(dx: origin.x, dy: origin.y))
  }

  deinit { cairo_destroy(context) }

  /// Lets a part of a bitmap be in the file once, however often it is drawn.
  func share(_ surface: OpaquePointer, of bitmap: Bitmap, _ part: PixelRect) {
    embedded?.name(surface, bitmap, part)
  }

  /// The face with which glyphs are drawn here, and how far it leans by itself.
  func pointer(to face: CairoFontFace) -> (OpaquePointer, lean: CGFloat) {
    embedded?.outlines(of: face).map { ($0.pointer, OutlineFace.lean) } ?? (face.pointer, 0)
  }

  /// A surface over `place`, to be destroyed by the caller.
  static func surface(over place: Place) -> OpaquePointer? {
    let made = cairo_image_surface_create_for_data(
      place.pixels.assumingMemoryBound(to: UInt8.self),
      place.format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
      Int32(clamping: place.size.width), Int32(clamping: place.size.height),
      Int32(clamping: place.bytesPerRow))
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    return made
  }

  /// Adds `path` under `transform` to the current path.
  func add(_ path: Path, _ transform: CGAffineTransform) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        current = held(p, transform)
        cairo_move_to(context, current.x, current.y)
      case .line(let p):
        current = held(p, transform)
        cairo_line_to(context, current.x, current.y)
      case .quadCurve(let p, let c):
        let end = held(p, transform)
        let control = held(c, transform)
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
          end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        current = end
      case .curve(let p, let c1, let c2):
        let end = held(p, transform)
        let a = held(c1, transform)
        let b = held(c2, transform)
        cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
        current = end
      case .closeSubpath:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
  }

  /// Adds an upright rectangle in pixels.
  func add(_ rect: CGRect) {
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  func add(_ rect: PixelRect) {
    cairo_rectangle(
      context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// A point mapped to pixels and held within what Cairo's fixed numbers can say.
  private func held(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    let p = point.applying(transform)
    return CGPoint(x: Canvas.held(p.x), y: Canvas.held(p.y))
  }

  /// `value` within ±4,000,000; what is not a number becomes 0.
  static func held(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -4e6), 4e6)
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright and unmirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether it is finite and can be undone.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// The same without the move.
  var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
