/// Arithmetic on four channels of 8 bits in one number, two at a time.
enum PackedPixel {
  private static let even: UInt32 = 0x00FF_00FF

  /// Each channel times `factor`/256.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let low = ((pixel & even) &* factor) >> 8 & even
    let high = (pixel >> 8 & even) &* factor & ~even
    return low | high
  }

  /// A premultiplied source laid over a pixel.
  @inline(__always)
  static func over(_ pixel: UInt32, _ source: UInt32) -> UInt32 {
    let alpha = source >> 24
    return source &+ scaled(pixel, by: 256 &- alpha &- (alpha >> 7))
  }

  /// Each channel of both together, at most 255.
  @inline(__always)
  static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    saturated((a & even) &+ (b & even)) | saturated((a >> 8 & even) &+ (b >> 8 & even)) << 8
  }

  /// Two sums of up to 9 bits, held to 8.
  @inline(__always)
  private static func saturated(_ sums: UInt32) -> UInt32 {
    let carries = sums & 0x0100_0100
    return (sums | (carries &- (carries >> 8))) & even
  }
}
