import CSDL2
import LaminaDrawing
import LaminaGeometry

/// The retained picture of a window: SDL's surface itself, or a buffer beside it when that
/// surface has another pixel format.
///
/// SDL replaces its surface when the window's size changes. A mark in the surface's user data
/// distinguishes the one that was drawn into from a new, blank one at the same address.
///
/// `@unchecked Sendable`: it is not copied, and nothing else touches the pixels that it points to.
nonisolated struct WindowPicture: ~Copyable, @unchecked Sendable {
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var beside: PixelBuffer?
  private var wasAcquired = false

  /// The surface's present size.
  var size: PixelSize {
    surface.map { PixelSize(width: Int($0.pointee.w), height: Int($0.pointee.h)) } ?? .zero
  }

  /// Fetches the window's surface; false when it is a new, blank one instead of that drawn into.
  ///
  /// The very first one counts as known: nothing was drawn before.
  mutating func acquire(_ window: OpaquePointer) -> Bool {
    surface = SDL_GetWindowSurface(window)
    guard let surface, surface.pointee.userdata == nil else { return true }
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    beside = isDirect ? nil : PixelBuffer(size: size, format: .rgb24)
    defer { wasAcquired = true }
    return !wasAcquired
  }

  /// Whether the window's surface is the one that was fetched, and not a blank one.
  func isCurrent(_ window: OpaquePointer) -> Bool {
    surface != nil && SDL_GetWindowSurface(window)?.pointee.userdata != nil
  }

  /// The parts of `damage` inside the picture; more than eight are joined.
  func cut(_ damage: [PixelRect]) -> [PixelRect] {
    let all = PixelRect(size: size)
    let parts = damage.map { $0.intersection(all) }.filter { !$0.isEmpty }
    return parts.count <= 8 ? parts : [parts.reduce(.zero) { $0.union($1) }]
  }

  /// Lets `draw` paint into the picture.
  func draw(_ damage: [PixelRect], _ draw: (borrowing PixelBuffer) -> Void) {
    guard let surface, let pixels = surface.pointee.pixels else { return }
    if isDirect {
      draw(
        PixelBuffer(
          lending: pixels, size: size, format: .rgb24, bytesPerRow: Int(surface.pointee.pitch)))
    } else if beside != nil {
      drawBeside(damage, draw)
    }
  }

  /// Brings the damaged part to the screen.
  func send(_ damage: [PixelRect], to window: OpaquePointer) {
    let rects = damage.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  /// Whether SDL's pixels are stored as `PixelFormat.rgb24` is.
  private var isDirect: Bool {
    surface?.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue
  }

  private func drawBeside(_ damage: [PixelRect], _ draw: (borrowing PixelBuffer) -> Void) {
    guard let surface else { return }
    switch beside {
    case .some(let buffer):
      draw(buffer)
      for rect in damage { Self.convert(rect, of: buffer, to: surface) }
    case .none: return
    }
  }

  private static func convert(
    _ rect: PixelRect, of buffer: borrowing PixelBuffer,
    to surface: UnsafeMutablePointer<SDL_Surface>
  ) {
    let target = surface.pointee
    guard let pixels = target.pixels, let format = target.format else { return }
    let start = rect.y * Int(target.pitch) + rect.x * Int(format.pointee.BytesPerPixel)
    buffer.withUnsafeMutableBytes { bytes in
      let source = bytes.baseAddress?.advanced(by: rect.y * buffer.bytesPerRow + rect.x * 4)
      _ = SDL_ConvertPixels(
        Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_RGB888.rawValue, source,
        Int32(buffer.bytesPerRow), format.pointee.format, pixels.advanced(by: start),
        target.pitch)
    }
  }
}
