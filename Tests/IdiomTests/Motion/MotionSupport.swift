// What the idioms of motion ask of a window: where something of a colour is seen, between frames too.
import Foundation
import Lamina
import LaminaTesting

/// A colour as pixels have it.
enum Ink {
  case black, red, green, blue, any

  func matches(_ pixel: UInt32) -> Bool {
    let (r, g, b) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    return switch self {
    case .black: r < 0x60 && g < 0x60 && b < 0x60
    case .red: r > 0xA0 && g < 0x60 && b < 0x60
    case .green: g > 0xA0 && r < 0x60 && b < 0x60
    case .blue: b > 0xA0 && r < 0x60 && g < 0x60
    case .any: r < 0xF0 || g < 0xF0 || b < 0xF0
    }
  }
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

extension Harness {
  /// The rectangle around all pixels of a colour; nil where there is none.
  func box(_ ink: Ink) -> CGRect? {
    let picture = picture()
    var box: CGRect?
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width where ink.matches(picture.pixel(x: x, y: y)) {
        let spot = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(spot) ?? spot
      }
    }
    return box
  }

  /// How many pixels of a colour there are.
  func count(_ ink: Ink) -> Int {
    let picture = picture()
    return (0..<picture.size.height).reduce(0) { sum, y in
      sum + (0..<picture.size.width).count { ink.matches(picture.pixel(x: $0, y: y)) }
    }
  }

  /// The colour at a place, as 0xRRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { picture().pixel(x: x, y: y) & 0xFF_FFFF }
}

/// Whether two numbers are as near as pixels are.
func near(_ a: CGFloat?, _ b: CGFloat, _ slack: CGFloat = 2) -> Bool {
  a.map { abs($0 - b) <= slack } ?? false
}
