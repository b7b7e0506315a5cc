import LaminaDrawing
import LaminaGeometry

/// Shows a bitmap turned, scaled or in perspective: bilinear inside, smooth at the edges.
///
/// ```
///  device pixel's centre ──inverse──▶ (u, v) of the bitmap ──▶ mix of the four pixels around
///  its distance from each edge, in device pixels, + 1/2 ──▶ how much of it is covered
/// ```
/// A pixel is a function of its place alone, so a part drawn again equals the part drawn before.
struct BitmapWarp {
  /// From the device's pixels to the bitmap's.
  private let inverse: ProjectionTransform
  private let isLinear: Bool

  /// Returns nil for a map that shows the bitmap from its edge.
  init?(_ map: ProjectionTransform, isLinear: Bool) {
    guard let inverse = map.inverse else { return nil }
    self.inverse = inverse
    self.isLinear = isLinear
  }

  /// The pixels of `seen`, clear where the bitmap is not.
  func run(on bitmap: Bitmap, covering seen: PixelRect) -> PlacedBitmap {
    let buffer = PixelBuffer(size: seen.size, format: .argb32)
    buffer.withUnsafeMutableBytes { bytes in
      bitmap.withUnsafeBytes { source in
        guard let from = source.baseAddress?.assumingMemoryBound(to: UInt32.self),
          let to = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self)
        else { return }
        let texels = Texels(from, bitmap, isLinear: isLinear)
        for row in 0..<seen.height {
          let line = to + row * seen.width
          if inverse.isAffine {
            affineRow(line, seen, y: seen.y + row, texels: texels)
          } else {
            projectedRow(line, seen, y: seen.y + row, texels: texels)
          }
        }
      }
    }
    return PlacedBitmap(Bitmap(buffer), at: seen)
  }

  /// Writes a row of a map without perspective: what lies outside is skipped at both ends.
  private func affineRow(
    _ line: UnsafeMutablePointer<UInt32>, _ seen: PixelRect, y: Int, texels: Texels
  ) {
    let m = inverse
    let centre = Double(y) + 0.5
    let u = SampleLine(start: m.m11 / 2 + m.m21 * centre + m.m31, step: m.m11)
    let v = SampleLine(start: m.m12 / 2 + m.m22 * centre + m.m32, step: m.m12)
    // How far it is from one device pixel to the next, in the bitmap's.
    let reachU = (m.m11 * m.m11 + m.m21 * m.m21).squareRoot()
    let reachV = (m.m12 * m.m12 + m.m22 * m.m22).squareRoot()
    var all = PixelSpan(seen.x..<seen.maxX)
    var inner = PixelSpan(seen.x..<seen.maxX)
    all.narrow(u, -reachU / 2, texels.width + reachU / 2)
    all.narrow(v, -reachV / 2, texels.height + reachV / 2)
    inner.narrow(u, reachU / 2, texels.width - reachU / 2)
    inner.narrow(v, reachV / 2, texels.height - reachV / 2)
    let whole = all.pixels
    let middle = inner.pixels.clamped(to: all.pixels)
    func edges(_ pixels: Range<Int>) {
      for x in pixels {
        let (u, v) = (u[x], v[x])
        let covered =
          Self.covered(u, texels.width, reach: reachU)
          * Self.covered(v, texels.height, reach: reachV)
        line[x - seen.x] = Texels.faded(texels.pixel(u, v), Int(covered * 256 + 0.5))
      }
    }
    guard !middle.isEmpty else { return edges(whole) }
    edges(whole.lowerBound..<middle.lowerBound)
    texels.write(
      line + (middle.lowerBound - seen.x), count: middle.count, from: middle.lowerBound,
      u: (u.start, u.step), v: (v.start, v.step))
    edges(middle.upperBound..<whole.upperBound)
  }

  /// How much of a device pixel lies between 0 and `end`, both `reach` to a pixel.
  private static func covered(_ place: Double, _ end: Double, reach: Double) -> Double {
    min(max(place / reach + 0.5, 0), 1) * min(max((end - place) / reach + 0.5, 0), 1)
  }

  private func projectedRow(
    _ line: UnsafeMutablePointer<UInt32>, _ seen: PixelRect, y: Int, texels: Texels
  ) {
    let m = inverse
    let cy = Double(y) + 0.5
    for x in seen.x..<seen.maxX {
      let cx = Double(x) + 0.5
      let s = m.m13 * cx + m.m23 * cy + m.m33
      // One by the distance from the eye: nothing is seen behind it, or nearer than a thousandth.
      guard s > 0, s < 1000 else { continue }
      let u = (m.m11 * cx + m.m21 * cy + m.m31) / s
      let v = (m.m12 * cx + m.m22 * cy + m.m32) / s
      let ux = (m.m11 - u * m.m13) / s
      let uy = (m.m21 - u * m.m23) / s
      let vx = (m.m12 - v * m.m13) / s
      let vy = (m.m22 - v * m.m23) / s
      let covered =
        Self.covered(u, texels.width, reach: (ux * ux + uy * uy).squareRoot())
        * Self.covered(v, texels.height, reach: (vx * vx + vy * vy).squareRoot())
      guard covered > 0.001 else { continue }
      line[x - seen.x] = Texels.faded(texels.pixel(u, v), Int(covered * 256 + 0.5))
    }
  }
}

/// A coordinate along a row of pixels.
private struct SampleLine {
  let start: Double
  let step: Double

  @inline(__always)
  subscript(x: Int) -> Double { start + step * Double(x) }
}

/// The pixels of a row on which something holds.
private struct PixelSpan {
  private var low: Double
  private var high: Double

  init(_ pixels: Range<Int>) {
    (low, high) = (Double(pixels.lowerBound), Double(pixels.upperBound - 1))
  }

  /// Leaves those on which `run` lies between two values.
  mutating func narrow(_ run: SampleLine, _ from: Double, _ to: Double) {
    guard abs(run.step) > 1e-12 else {
      if run.start < from || run.start > to { high = low - 1 }
      return
    }
    let (a, b) = ((from - run.start) / run.step, (to - run.start) / run.step)
    (low, high) = (max(low, min(a, b)), min(high, max(a, b)))
  }

  var pixels: Range<Int> {
    guard low <= high else { return 0..<0 }
    let (first, last) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
    return first <= last ? first..<last + 1 : 0..<0
  }
}
