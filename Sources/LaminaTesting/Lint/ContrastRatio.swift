import Foundation
import LaminaDrawing

/// How far apart two colours are in brightness, after WCAG 2.2: from 1 (equal) to 21 (black and white).
///
/// ```swift
/// ContrastRatio(0x777777, 0xFFFFFF).description    // 4.47:1
/// ```
public struct ContrastRatio: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let value: Double

  public nonisolated init(_ value: Double) { self.value = value }

  /// Of two colours without alpha, as 0xRRGGBB.
  public nonisolated init(_ a: UInt32, _ b: UInt32) {
    let (a, b) = (Self.luminance(a), Self.luminance(b))
    value = (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  public nonisolated static func < (a: Self, b: Self) -> Bool { a.value < b.value }

  /// To two places, rounded down, so that what is printed never flatters.
  public nonisolated var description: String {
    let hundredths = Int(value * 100)
    let places = hundredths % 100
    return "\(hundredths / 100).\(places < 10 ? "0" : "")\(places):1"
  }

  /// The colour nearest to `color`, on the way to black or to white, that is `ratio` away from `ground`.
  nonisolated static func repair(_ color: UInt32, on ground: UInt32, to ratio: Double) -> UInt32? {
    let ends: [UInt32] =
      luminance(color) <= luminance(ground) ? [0x000000, 0xFFFFFF] : [0xFFFFFF, 0x000000]
    for end in ends {
      for step in 0...64 {
        let mixed = mix(color, end, part: Double(step) / 64)
        if ContrastRatio(mixed, ground).value >= ratio { return mixed }
      }
    }
    return nil
  }

  private nonisolated static func mix(_ a: UInt32, _ b: UInt32, part: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { mixed, shift in
      let (a, b) = (Double(a >> shift & 0xFF), Double(b >> shift & 0xFF))
      return mixed | UInt32((a + (b - a) * part).rounded()) << shift
    }
  }

  /// The relative luminance of a colour, from 0 to 1.
  nonisolated static func luminance(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 0xFF)] + 0.7152 * linear[Int(color >> 8 & 0xFF)]
      + 0.0722 * linear[Int(color & 0xFF)]
  }

  private nonisolated static let linear: [Double] = (0..<256).map { level in
    SRGBCurve.light(Double(level) / 255)
  }
}
