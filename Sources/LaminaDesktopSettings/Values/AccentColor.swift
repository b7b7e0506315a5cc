/// A colour of sRGB, its parts from 0 to 1.
public struct AccentColor: Sendable, Hashable {
  /// The parts.
  public let red: Double, green: Double, blue: Double

  /// A colour; nil where a part is outside of 0 to 1, which the portal says for "none".
  public init?(red: Double, green: Double, blue: Double) {
    guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour of a name that GNOME has.
  init?(named name: String) {
    guard let number = Self.named[name] else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  private static let named = [
    "blue": 0x3584E4, "teal": 0x2190A4, "green": 0x3A944A, "yellow": 0xC88800,
    "orange": 0xED5B00, "red": 0xE62D42, "pink": 0xD56199, "purple": 0x9141AC, "slate": 0x6F8396,
  ]
}
