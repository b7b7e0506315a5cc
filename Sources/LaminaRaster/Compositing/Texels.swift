import LaminaDrawing
import LaminaGeometry

/// A bitmap's pixels, to be looked at between their middles; beyond the edges the edge goes on.
struct Texels {
  let width: Double
  let height: Double
  private let base: UnsafePointer<UInt32>
  private let stride: Int
  private let (lastX, lastY): (Int, Int)
  /// What is added to pixels whose alpha byte means nothing.
  private let fill: UInt32
  private let isLinear: Bool

  /// Valid for as long as `base`, the pixels of `bitmap`, is.
  init(_ base: UnsafePointer<UInt32>, _ bitmap: Bitmap, isLinear: Bool) {
    self.base = base
    stride = bitmap.bytesPerRow / 4
    (width, height) = (Double(bitmap.size.width), Double(bitmap.size.height))
    lastX = bitmap.size.width - 1
    lastY = bitmap.size.height - 1
    fill = bitmap.format == .rgb24 ? 0xFF00_0000 : 0
    self.isLinear = isLinear
  }

  /// The colour at (u, v), a pixel's middle being at (0.5, 0.5).
  @inline(__always)
  func pixel(_ u: Double, _ v: Double) -> UInt32 {
    guard isLinear else {
      return base[Self.held(Self.floor(v), lastY) * stride + Self.held(Self.floor(u), lastX)] | fill
    }
    let (x, y) = (Self.floor((u - 0.5) * 256 + 0.5), Self.floor((v - 0.5) * 256 + 0.5))
    let (left, top) = (x >> 8, y >> 8)
    let (upper, lower): (UnsafePointer<UInt32>, UnsafePointer<UInt32>)
    let (a, b): (Int, Int)
    if left >= 0, left < lastX, top >= 0, top < lastY {
      upper = base + top * stride
      lower = upper + stride
      (a, b) = (left, left + 1)
    } else {
      upper = base + Self.held(top, lastY) * stride
      lower = base + Self.held(top + 1, lastY) * stride
      (a, b) = (Self.held(left, lastX), Self.held(left + 1, lastX))
    }
    let partX = UInt32(truncatingIfNeeded: x & 255)
    let partY = UInt32(truncatingIfNeeded: y & 255)
    return Self.mix(
      Self.mix(upper[a], upper[b], part: partX), Self.mix(lower[a], lower[b], part: partX),
      part: partY) | fill
  }

  /// Writes the colours at `start + step * x` for the whole numbers from `first` on.
  ///
  /// Places are whole numbers of 2^-24 pixels, so their sums are exact wherever a row begins.
  func write(
    _ line: UnsafeMutablePointer<UInt32>, count: Int, from first: Int,
    u: (start: Double, step: Double), v: (start: Double, step: Double)
  ) {
    let shift = isLinear ? 0.5 : 0
    func fixed(_ value: Double) -> Int { Int((value * 16_777_216).rounded()) }
    let stepU = fixed(u.step)
    let stepV = fixed(v.step)
    // Half of 2^-8, the step between the mixes, makes the nearest of them.
    let half = isLinear ? 32_768 : 0
    var x = fixed(u.start - shift) &+ stepU &* first &+ half
    var y = fixed(v.start - shift) &+ stepV &* first &+ half
    let (base, stride, lastX, lastY, fill) = (base, stride, lastX, lastY, fill)
    for index in 0..<count {
      let (left, top) = (x >> 24, y >> 24)
      if isLinear, left >= 0, left < lastX, top >= 0, top < lastY {
        let upper = base + (top &* stride &+ left)
        let lower = upper + stride
        let partX = UInt64(truncatingIfNeeded: x >> 16 & 255)
        let partY = UInt64(truncatingIfNeeded: y >> 16 & 255)
        line[index] =
          Lanes.mix(
            Lanes.mix(Lanes(upper[0]), Lanes(upper[1]), part: partX),
            Lanes.mix(Lanes(lower[0]), Lanes(lower[1]), part: partX), part: partY
          ).pixel | fill
      } else {
        line[index] = pixel(
          (Double(x &- half)) / 16_777_216 + shift, Double(y &- half) / 16_777_216 + shift)
      }
      x &+= stepU
      y &+= stepV
    }
  }

  /// `part` (of 256) of the way from `a` to `b`, in all four channels.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, part: UInt32) -> UInt32 {
    Lanes.mix(Lanes(a), Lanes(b), part: UInt64(part)).pixel
  }

  /// `part` (of 256) of a pixel.
  static func faded(_ pixel: UInt32, _ part: Int) -> UInt32 {
    part >= 256 ? pixel : mix(0, pixel, part: UInt32(truncatingIfNeeded: max(part, 0)))
  }

  /// The whole number below, for values above -2^20.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    Int(truncatingIfNeeded: Int64(value + 1_048_576)) - 1_048_576
  }

  @inline(__always)
  private static func held(_ index: Int, _ last: Int) -> Int { min(max(index, 0), last) }
}

/// A pixel's four channels, 16 bits apart, so that one multiplication does for all.
private struct Lanes {
  private let bits: UInt64

  @inline(__always)
  init(_ pixel: UInt32) {
    bits = (UInt64(pixel) | UInt64(pixel) << 24) & 0x00FF_00FF_00FF_00FF
  }

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  var pixel: UInt32 { UInt32(truncatingIfNeeded: bits | bits >> 24) }

  /// `part` (of 256) of the way from `a` to `b`, rounded.
  @inline(__always)
  static func mix(_ a: Lanes, _ b: Lanes, part: UInt64) -> Lanes {
    let sum = a.bits &* (256 &- part) &+ b.bits &* part &+ 0x0080_0080_0080_0080
    return Lanes(bits: sum >> 8 & 0x00FF_00FF_00FF_00FF)
  }
}
