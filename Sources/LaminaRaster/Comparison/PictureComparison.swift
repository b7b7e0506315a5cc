public import LaminaDrawing
public import LaminaGeometry

/// Compares two bitmaps pixel by pixel, with a stated tolerance.
///
/// ```swift
/// let comparison = PictureComparison(channelTolerance: 2, differingPixels: 10)
/// let outcome = comparison.compare(found, with: reference)
/// outcome.isMatch          // true, or
/// print(outcome)           // 12 pixels differ by up to 91 of 255 within (4, 8, 20, 3).
/// ```
public struct PictureComparison: Hashable, Sendable {
  /// How far a channel (0 to 255, premultiplied) may be off before its pixel counts as different.
  public var channelTolerance: Int
  /// How many pixels may differ by more than that.
  public var differingPixels: Int

  /// Makes a comparison; without arguments nothing may differ.
  public init(channelTolerance: Int = 0, differingPixels: Int = 0) {
    self.channelTolerance = channelTolerance
    self.differingPixels = differingPixels
  }

  /// How two pictures of one size differ.
  public struct Difference: Hashable, Sendable {
    /// The largest difference of any channel, also where it is tolerated.
    public var maximum = 0
    /// How many pixels differ by more than the tolerance.
    public var count = 0
    /// The smallest rectangle around those.
    public var bounds = PixelRect.zero

    public init(maximum: Int = 0, count: Int = 0, bounds: PixelRect = .zero) {
      self.maximum = maximum
      self.count = count
      self.bounds = bounds
    }
  }

  /// What came of it.
  public enum Outcome: Hashable, Sendable, CustomStringConvertible {
    case matches(Difference)
    case differs(Difference)
    case differentSizes(found: PixelSize, expected: PixelSize)

    public var isMatch: Bool {
      if case .matches = self { true } else { false }
    }

    public var description: String {
      switch self {
      case .matches(let difference):
        "The pictures match (largest difference \(difference.maximum) of 255)."
      case .differs(let difference):
        "\(difference.count) pixels differ by up to \(difference.maximum) of 255 within "
          + "(\(difference.bounds.x), \(difference.bounds.y), \(difference.bounds.width), "
          + "\(difference.bounds.height))."
      case .differentSizes(let found, let expected):
        "The picture is \(found.width)x\(found.height) pixels instead of "
          + "\(expected.width)x\(expected.height)."
      }
    }
  }

  /// Compares `found` with what was `expected`; the stored formats need not be the same.
  public func compare(_ found: Bitmap, with expected: Bitmap) -> Outcome {
    guard found.size == expected.size else {
      return .differentSizes(found: found.size, expected: expected.size)
    }
    var difference = Difference()
    for y in 0..<found.size.height {
      for x in 0..<found.size.width {
        let distance = Self.distance(found.pixel(x: x, y: y), expected.pixel(x: x, y: y))
        difference.maximum = max(difference.maximum, distance)
        guard distance > channelTolerance else { continue }
        difference.count += 1
        difference.bounds = difference.bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return difference.count <= differingPixels ? .matches(difference) : .differs(difference)
  }

  /// A picture of the differences: what was expected, pale, and each differing pixel in red.
  ///
  /// It is as large as both together; pixels that only one of them has count as different.
  public func diff(_ found: Bitmap, with expected: Bitmap) -> Bitmap {
    let size = PixelSize(
      width: max(found.size.width, expected.size.width),
      height: max(found.size.height, expected.size.height))
    let buffer = PixelBuffer(size: size, format: .rgb24)
    let stride = buffer.bytesPerRow
    buffer.withUnsafeMutableBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let pixel = diffPixel(found.pixelIfAny(x, y), expected.pixelIfAny(x, y))
          bytes.storeBytes(of: pixel, toByteOffset: y * stride + x * 4, as: UInt32.self)
        }
      }
    }
    return Bitmap(buffer)
  }

  private func diffPixel(_ found: UInt32?, _ expected: UInt32?) -> UInt32 {
    guard let found, let expected else { return 0xFFFF_00FF }
    let distance = Self.distance(found, expected)
    if distance > channelTolerance {
      // The further off, the darker the red.
      return 0xFFFF_0000 - UInt32(min(distance, 255) / 3) << 16
    }
    let grey = [16, 8, 0].reduce(UInt32(0)) { $0 + (expected >> UInt32($1) & 255) } / 3
    let pale = 192 + grey / 4
    return 0xFF00_0000 | pale << 16 | pale << 8 | pale
  }

  /// The largest difference of the four channels.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    return [UInt32(24), 16, 8, 0].reduce(0) {
      max($0, abs(Int(a >> $1 & 255) - Int(b >> $1 & 255)))
    }
  }
}

extension Bitmap {
  fileprivate func pixelIfAny(_ x: Int, _ y: Int) -> UInt32? {
    x < size.width && y < size.height ? pixel(x: x, y: y) : nil
  }
}
