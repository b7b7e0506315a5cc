public import LaminaGeometry

/// The pixels that a custom effect may change, for as long as it runs.
///
/// ```swift
/// let negative = ImageEffect.custom(id: "negative") { pixels in
///   for y in pixels.rows {
///     for x in 0..<pixels.size.width {
///       let old = pixels[x, y]
///       pixels[x, y] = Color.Resolved(
///         red: 1 - old.red, green: 1 - old.green, blue: 1 - old.blue, opacity: old.opacity)
///     }
///   }
/// }
/// ```
public struct ImagePixels: ~Copyable {
  /// How many columns and rows of pixels there are.
  public let size: PixelSize
  /// Pixels for each point.
  public let scale: CGFloat
  /// How many bytes lie between the beginnings of two rows.
  public let bytesPerRow: Int
  private let token: CancellationToken
  private let bytes: UnsafeMutableRawBufferPointer

  /// A view of `bytes`, which have to outlive it: premultiplied 0xAARRGGBB, row by row.
  package init(
    _ bytes: UnsafeMutableRawBufferPointer, size: PixelSize, bytesPerRow: Int, scale: CGFloat,
    token: CancellationToken
  ) {
    self.bytes = bytes
    self.size = size
    self.bytesPerRow = bytesPerRow
    self.scale = scale
    self.token = token
  }

  /// Whether the result is no longer wanted; whatever is written then is thrown away.
  public var isCancelled: Bool { token.isCancelled }

  /// The rows from the top; they end early when the result is no longer wanted.
  public var rows: some Sequence<Int> {
    let token = token
    return (0..<size.height).lazy.prefix { _ in !token.isCancelled }
  }

  /// The colour of a pixel, not premultiplied.
  public subscript(x: Int, y: Int) -> Color.Resolved {
    get { Color.Resolved(premultiplied: bytes.load(fromByteOffset: offset(x, y), as: UInt32.self)) }
    nonmutating set {
      bytes.storeBytes(of: newValue.premultiplied, toByteOffset: offset(x, y), as: UInt32.self)
    }
  }

  /// Calls `body` with the rows, `bytesPerRow` apart: premultiplied 0xAARRGGBB in machine order.
  public borrowing func withUnsafeMutableBytes<R>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> R
  ) rethrows -> R {
    try body(bytes)
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && y >= 0 && x < size.width && y < size.height, "no pixel at (\(x), \(y))")
    return y * bytesPerRow + x * 4
  }
}

extension Color.Resolved {
  /// The colour of a stored pixel, 0xAARRGGBB.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = Float(pixel >> 24)
    func channel(_ shift: UInt32) -> Float {
      alpha == 0 ? 0 : min(Float(pixel >> shift & 255) / alpha, 1)
    }
    self.init(red: channel(16), green: channel(8), blue: channel(0), opacity: alpha / 255)
  }

  /// The colour as a stored pixel.
  fileprivate var premultiplied: UInt32 {
    let alpha = Self.held(opacity)
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    func channel(_ value: Float) -> UInt32 { byte(Self.held(value) * alpha) }
    return byte(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  private static func held(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
}
