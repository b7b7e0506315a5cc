import LaminaGeometry

/// A picture of one number a pixel.
struct Plane {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int, values: [Float]? = nil) {
    self.width = width
    self.height = height
    self.values = values ?? [Float](repeating: 0, count: width * height)
  }
}

/// A true Gaussian, separable, cut off at three sigma; outside the plane all is 0.
///
/// Every pixel is the same sum in the same order wherever the plane begins and ends, so that a
/// part drawn again equals the part drawn before.
/// - Complexity: O(pixels x sigma), in loops that vectorise.
struct GaussianBlur {
  let sigma: Double
  /// How many pixels a value spreads to each side.
  let reach: Int
  /// Weights from the centre outwards; the centre once and the others twice sum up to 1.
  let weights: [Float]

  init(sigma: Double) {
    self.sigma = max(sigma, 0)
    reach = sigma > 0 ? Int((self.sigma * 3).rounded(.up)) : 0
    let raw = (0...reach).map { i in
      sigma > 0 ? exp(-Double(i * i) / (2 * sigma * sigma)) : 1
    }
    let sum = 2 * raw.dropFirst().reduce(0, +) + raw[0]
    weights = raw.map { Float($0 / sum) }
  }

  /// `plane` blurred, of the same size.
  func callAsFunction(_ plane: Plane) -> Plane {
    guard reach > 0 else { return plane }
    return vertical(horizontal(plane))
  }

  private func horizontal(_ plane: Plane) -> Plane {
    var result = Plane(width: plane.width, height: plane.height)
    // Each row gets an apron of zeros, so that the loops need no borders.
    var row = [Float](repeating: 0, count: plane.width + 2 * reach)
    for y in 0..<plane.height {
      row.replaceSubrange(
        reach..<reach + plane.width,
        with: plane.values[y * plane.width..<(y + 1) * plane.width])
      row.withUnsafeBufferPointer { source in
        result.values.withUnsafeMutableBufferPointer { target in
          guard let from = source.baseAddress, let to = target.baseAddress else { return }
          sum(to + y * plane.width, from + reach, step: 1, count: plane.width)
        }
      }
    }
    return result
  }

  private func vertical(_ plane: Plane) -> Plane {
    let apron = [Float](repeating: 0, count: reach * plane.width)
    let padded = apron + plane.values + apron
    var result = Plane(width: plane.width, height: plane.height)
    padded.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for y in 0..<plane.height {
          sum(
            to + y * plane.width, from + (y + reach) * plane.width, step: plane.width,
            count: plane.width)
        }
      }
    }
    return result
  }

  /// Writes the weighted sums of neighbours `step` apart for `count` values.
  private func sum(
    _ target: UnsafeMutablePointer<Float>, _ source: UnsafePointer<Float>, step: Int, count: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      let centre = weights[0]
      for x in 0..<count { target[x] = source[x] * centre }
      for i in 1...reach {
        let weight = weights[i]
        let before = source - i * step
        let after = source + i * step
        for x in 0..<count { target[x] += (before[x] + after[x]) * weight }
      }
    }
  }
}
