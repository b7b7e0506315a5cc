import LaminaGeometry

/// A true Gaussian over rows of cells that come one by one; beyond the edges the edge goes on.
///
/// ```
///  rows ──fetch──▶ ring of 2·reach + 1 rows ──down──▶ one row, edges repeated ──across──▶ emit
/// ```
/// No more than the ring is held, so that it stays in the cache.
/// - Complexity: O(cells x sigma), in loops over four channels at once.
struct GaussianRows {
  /// Weights from the centre outwards; the centre once and the others twice sum up to 1.
  private let weights: [Float]
  private let reach: Int

  init(sigma: Double) {
    // At 3.6 sigma less than a tenth of one level of 255 is cut off.
    reach = max(1, Int((sigma * 3.6).rounded(.up)))
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * raw.dropFirst().reduce(0, +) + raw[0]
    weights = raw.map { Float($0 / sum) }
  }

  /// Blurs `height` rows of `width` cells.
  ///
  /// - Parameters:
  ///   - width: cells in a row, at least 1.
  ///   - height: rows, at least 1.
  ///   - fetch: writes a row; asked for each, from the top.
  ///   - emit: takes a blurred row and may change it; false ends the work.
  /// - Returns: false when `emit` ended it.
  func run(
    width: Int, height: Int,
    fetch: (_ y: Int, _ cells: UnsafeMutablePointer<SIMD4<Float>>) -> Void,
    emit: (_ y: Int, _ cells: UnsafeMutablePointer<SIMD4<Float>>) -> Bool
  ) -> Bool {
    let ring = FloatPlane(width: width, height: 2 * reach + 1)
    let padded = FloatPlane(width: width + 2 * reach, height: 1)
    let blurred = FloatPlane(width: width, height: 1)
    var taps = [UnsafePointer<SIMD4<Float>>](
      repeating: UnsafePointer(ring.row(0)), count: 2 * reach + 1)
    var fetched = 0
    for y in 0..<height {
      while fetched <= min(y + reach, height - 1) {
        fetch(fetched, ring.row(fetched % ring.height))
        fetched += 1
      }
      for i in 0...2 * reach {
        taps[i] = UnsafePointer(ring.row(min(max(y + i - reach, 0), height - 1) % ring.height))
      }
      let inner = padded.row(0) + reach
      sum(taps, into: inner, count: width)
      (inner - reach).update(repeating: inner[0], count: reach)
      (inner + width).update(repeating: inner[width - 1], count: reach)
      for i in 0...2 * reach { taps[i] = UnsafePointer(padded.row(0) + i) }
      sum(taps, into: blurred.row(0), count: width)
      guard emit(y, blurred.row(0)) else { return false }
    }
    return true
  }

  /// Writes the weighted sums of what the taps point at, four cells at a time.
  private func sum(
    _ taps: [UnsafePointer<SIMD4<Float>>], into target: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      taps.withUnsafeBufferPointer { taps in
        var x = 0
        while x + 4 <= count {
          let centre = taps[reach] + x
          var (a, b) = (centre[0] * weights[0], centre[1] * weights[0])
          var c = centre[2] * weights[0]
          var d = centre[3] * weights[0]
          for i in 1...reach {
            let p = taps[reach - i] + x
            let q = taps[reach + i] + x
            let weight = weights[i]
            a += (p[0] + q[0]) * weight
            b += (p[1] + q[1]) * weight
            c += (p[2] + q[2]) * weight
            d += (p[3] + q[3]) * weight
          }
          target[x] = a
          target[x + 1] = b
          target[x + 2] = c
          target[x + 3] = d
          x += 4
        }
        while x < count {
          var sum = taps[reach][x] * weights[0]
          for i in 1...reach { sum += (taps[reach - i][x] + taps[reach + i][x]) * weights[i] }
          target[x] = sum
          x += 1
        }
      }
    }
  }
}
