public import LaminaDrawing

extension Color.Resolved {
  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA` and `#RRGGBB 7%`; nil for what is none of them.
  public init?(hexText text: String) {
    if let colored = Self.ofPercent(text) {
      self = colored
      return
    }
    guard text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    switch text.utf8.count {
    case 4: self.init(hex: (value & 0xF00) * 0x1100 | (value & 0xF0) * 0x110 | (value & 0xF) * 0x11)
    case 7: self.init(hex: value)
    case 9: self.init(hex: value >> 8, opacity: Float(value & 255) / 255)
    default: return nil
    }
  }

  private static func ofPercent(_ text: String) -> Color.Resolved? {
    guard text.utf8.last == UInt8(ascii: "%") else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let percent = Float(parts[1].dropLast()),
      (0...100).contains(percent)
    else { return nil }
    return Color.Resolved(hexText: String(parts[0]))?.opacity(percent / 100)
  }

  /// The colour as `#RRGGBB`, with the opacity behind it unless it is opaque: two more digits, or whole
  /// percents where these say it and digits do not.
  public var hexText: String {
    let text = "#" + [red, green, blue].map { Self.digits(Self.level($0)) }.joined()
    if isOpaque { return text }
    let level = Self.level(opacity)
    let percent = (opacity * 100).rounded()
    if Float(level) / 255 != opacity, percent / 100 == opacity {
      return text + " \(Int(percent))%"
    }
    return text + Self.digits(level)
  }

  private static func level(_ part: Float) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }

  private static func digits(_ level: Int) -> String {
    let digits = String(level, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// Colours are written as `#RRGGBB`, `#RRGGBBAA` or `#RRGGBB 7%`.
extension Color.Resolved: Codable {
  /// Reads the text of a colour.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Self(hexText: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no colour: write #RRGGBB or #RRGGBBAA.")
    }
    self = color
  }

  /// Writes the text of the colour, to 1/255 of each component.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexText)
  }
}
