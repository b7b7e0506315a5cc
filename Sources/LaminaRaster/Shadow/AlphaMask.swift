import CCairo
import LaminaGeometry

/// Coverage from 0 to 255 a pixel, placed on the device's grid.
struct AlphaMask: Sendable {
  let frame: PixelRect
  let bytes: [UInt8]

  init(frame: PixelRect, bytes: [UInt8]) {
    self.frame = frame
    self.bytes = bytes
  }

  /// The coverage of `path` (in pixels) inside `frame`.
  init(covering frame: PixelRect, path: Path) {
    self.init(frame: frame) { canvas in
      canvas.add(path, CGAffineTransform(translationX: -CGFloat(frame.x), y: -CGFloat(frame.y)))
      cairo_fill(canvas.context)
    }
  }

  /// What `build` draws in black, in the frame's own coordinates.
  init(frame: PixelRect, _ build: (Canvas) -> Void) {
    let stride = AlphaMask.bytesPerRow(of: frame.width)
    var bytes = [UInt8](repeating: 0, count: stride * max(frame.height, 1))
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let surface = AlphaMask.surface(over: buffer.baseAddress, frame: frame) else { return }
      defer { cairo_surface_destroy(surface) }
      guard let canvas = Canvas(on: surface) else { return }
      cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
      build(canvas)
      cairo_surface_flush(surface)
    }
    self.init(frame: frame, bytes: bytes)
  }

  var bytesPerRow: Int { AlphaMask.bytesPerRow(of: frame.width) }

  /// Rows begin at multiples of four bytes, as Cairo wants them.
  static func bytesPerRow(of width: Int) -> Int { (width + 3) & ~3 }

  /// A surface over mask bytes, to be destroyed by the caller.
  static func surface(over bytes: UnsafeMutablePointer<UInt8>?, frame: PixelRect) -> OpaquePointer?
  {
    let made = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(clamping: frame.width), Int32(clamping: frame.height),
      Int32(clamping: bytesPerRow(of: frame.width)))
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    return made
  }

  /// The same coverage in another frame: what lies outside is left out, what was not there is 0.
  func cut(to other: PixelRect) -> AlphaMask {
    let (from, to) = (bytesPerRow, AlphaMask.bytesPerRow(of: other.width))
    var result = [UInt8](repeating: 0, count: to * max(other.height, 1))
    let shared = frame.intersection(other)
    for y in shared.y..<shared.maxY {
      let source = (y - frame.y) * from + shared.x - frame.x
      let target = (y - other.y) * to + shared.x - other.x
      result.replaceSubrange(
        target..<target + shared.width, with: bytes[source..<source + shared.width])
    }
    return AlphaMask(frame: other, bytes: result)
  }

  /// The means of `factor` by `factor` bytes, in a frame of as many cells.
  func reduced(by factor: Int) -> AlphaMask {
    guard factor > 1 else { return self }
    let small = PixelRect(
      x: frame.x / factor, y: frame.y / factor, width: frame.width / factor,
      height: frame.height / factor)
    let (from, to) = (bytesPerRow, AlphaMask.bytesPerRow(of: small.width))
    var result = [UInt8](repeating: 0, count: to * max(small.height, 1))
    var sums = [UInt32](repeating: 0, count: small.width)
    let area = UInt32(factor * factor)
    for y in 0..<small.height {
      for x in 0..<small.width { sums[x] = area / 2 }
      for row in y * factor..<(y + 1) * factor {
        for x in 0..<small.width {
          let first = row * from + x * factor
          for byte in bytes[first..<first + factor] { sums[x] += UInt32(byte) }
        }
      }
      for x in 0..<small.width { result[y * to + x] = UInt8(min(sums[x] / area, 255)) }
    }
    return AlphaMask(frame: small, bytes: result)
  }

  /// The mask under a Gaussian; the frame must have room for what spreads.
  func blurred(by blur: GaussianBlur) -> AlphaMask {
    let stride = bytesPerRow
    let width = frame.width
    let values = [Float](unsafeUninitializedCapacity: width * frame.height) { out, count in
      count = width * frame.height
      bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<frame.height {
          for x in 0..<width { out[y * width + x] = Float(bytes[y * stride + x]) }
        }
      }
    }
    let soft = blur(Plane(width: width, height: frame.height, values: values))
    let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { out, count in
      count = bytes.count
      out.initialize(repeating: 0)
      soft.values.withUnsafeBufferPointer { soft in
        for y in 0..<frame.height {
          for x in 0..<width { out[y * stride + x] = UInt8(min(255, soft[y * width + x] + 0.5)) }
        }
      }
    }
    return AlphaMask(frame: frame, bytes: result)
  }

  /// Calls `body` with a surface over the bytes.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      // Cairo only reads a surface that is used as a mask.
      let pixels = UnsafeMutablePointer(mutating: buffer.baseAddress)
      guard let surface = AlphaMask.surface(over: pixels, frame: frame) else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
