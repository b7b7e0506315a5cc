internal import LaminaPatterns
internal import SeededRandom

extension SchemaGenerator {
  mutating func text(_ wish: SchemaWish) -> String? {
    let least = wish.length.lowerBound
    guard least <= 1_000_000 else { return nil }
    let most = min(wish.length.upperBound, max(least, 1_000))
    if let pattern = wish.patterns.first {
      return try? pattern.example(length: least...most, using: &numbers)
    }
    if let format = wish.formats.first { return example(of: format) }
    return words(least...most)
  }

  private mutating func words(_ length: ClosedRange<Int>) -> String {
    let syllables = ["ba", "ki", "lo", "me", "nu", "ra", "si", "te", "vo", "za"]
    let wanted = min(length.upperBound, length.lowerBound + Int.random(in: 3...9, using: &numbers))
    var text = ""
    while text.count < wanted { text += syllables.randomElement(using: &numbers) ?? "a" }
    return String(text.prefix(wanted))
  }

  private mutating func number(_ range: ClosedRange<Int>, digits: Int = 1) -> String {
    let text = String(Int.random(in: range, using: &numbers))
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private mutating func example(of format: SchemaFormat) -> String {
    switch format {
    case .dateTime: return date() + "T" + time() + "Z"
    case .date: return date()
    case .time: return time()
    case .email: return words(3...8) + "@example.com"
    case .hostname, .hostName: return words(3...8) + ".example.com"
    case .ipv4, .ipAddress: return "192.0.2." + number(0...255)
    case .ipv6: return "2001:db8::" + String(Int.random(in: 1...0xFFFF, using: &numbers), radix: 16)
    case .uri: return "https://example.com/" + words(3...8)
    case .regex: return "^[a-z]{1," + number(1...9) + "}$"
    case .color: return "#" + number(0...999_999, digits: 6)
    case .style: return "width: " + number(1...999) + "px"
    case .phone: return "+1 555 " + number(100...199, digits: 4)
    case .milliseconds: return number(0...2_000_000_000_000)
    case .byte: return base64()
    case .uuid: return uuid()
    }
  }

  /// Three bytes for each four letters.
  private mutating func base64() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let count = 4 * Int.random(in: 1...4, using: &numbers)
    return String((0..<count).map { _ in letters.randomElement(using: &numbers) ?? "A" })
  }

  /// An identifier of version 4.
  private mutating func uuid() -> String {
    let digits = (0..<32).map { place in
      switch place {
      case 12: "4"
      case 16: String(Int.random(in: 8...11, using: &numbers), radix: 16)
      default: String(Int.random(in: 0...15, using: &numbers), radix: 16)
      }
    }
    let ends = [0, 8, 12, 16, 20, 32]
    return zip(ends, ends.dropFirst()).map { digits[$0..<$1].joined() }.joined(separator: "-")
  }

  private mutating func date() -> String {
    let parts = [number(2000...2039), number(1...12, digits: 2), number(1...28, digits: 2)]
    return parts.joined(separator: "-")
  }

  private mutating func time() -> String {
    let parts = [number(0...23, digits: 2), number(0...59, digits: 2), number(0...59, digits: 2)]
    return parts.joined(separator: ":")
  }
}
