import LaminaGeometry

extension ImageEffect {
  /// One colour wherever the opacity lies within bounds, and nothing elsewhere; edges are smooth.
  ///
  /// ```swift
  /// let drops: [ImageEffect] = .blur(radius: 12) |> .alphaThreshold(min: 0.5, color: .blue)
  /// ```
  /// What was blurred before runs together like drops.
  /// - Parameters:
  ///   - low: the least opacity that is shown.
  ///   - high: the largest.
  ///   - color: what is shown; a role is that of the light palette.
  /// - Returns: the effect.
  public static func alphaThreshold(
    min low: Double, max high: Double = 1, color: Color = .black
  ) -> ImageEffect {
    let threshold = AlphaThreshold(
      low: Float(low), high: Float(high), color: color.resolve(in: .light))
    return .custom(id: threshold) { pixels in threshold.run(on: pixels) }
  }
}

/// Which opacities are shown, and in which colour.
private struct AlphaThreshold: Hashable, Sendable {
  let low: Float
  let high: Float
  let color: Color.Resolved

  func run(on pixels: borrowing ImagePixels) {
    let size = pixels.size
    let alpha = Self.alpha(of: pixels)
    func at(_ x: Int, _ y: Int) -> Float {
      alpha[min(max(y, 0), size.height - 1) * size.width + min(max(x, 0), size.width - 1)]
    }
    for y in pixels.rows {
      for x in 0..<size.width {
        // How much the opacity changes within a pixel: there the edge is half seen.
        let slope = max(
          abs(at(x + 1, y) - at(x - 1, y)) / 2, abs(at(x, y + 1) - at(x, y - 1)) / 2, 1e-4)
        pixels[x, y] = color.opacity(coverage(of: at(x, y), slope: slope))
      }
    }
  }

  private func coverage(of alpha: Float, slope: Float) -> Float {
    func above(_ bound: Float) -> Float { min(max((alpha - bound) / slope + 0.5, 0), 1) }
    let isAboveLow = low <= 0 ? 1 : above(low)
    let isAboveHigh = high >= 1 ? 0 : above(high)
    return max(isAboveLow - isAboveHigh, 0)
  }

  private static func alpha(of pixels: borrowing ImagePixels) -> [Float] {
    let (size, stride) = (pixels.size, pixels.bytesPerRow)
    return pixels.withUnsafeMutableBytes { bytes in
      var alpha: [Float] = []
      alpha.reserveCapacity(size.area)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let pixel = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
          alpha.append(Float(pixel >> 24) / 255)
        }
      }
      return alpha
    }
  }
}
