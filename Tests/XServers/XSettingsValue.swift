/// A value as a manager writes it into the property of its window.
package enum XSettingsValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  case number(Int)
  case text(String)

  package init(integerLiteral value: Int) { self = .number(value) }
  package init(stringLiteral value: String) { self = .text(value) }

  /// The bytes of a property, in the order of little machines or of big ones.
  package static func property(
    of settings: [(String, XSettingsValue)], bigEndian: Bool = false
  ) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return bigEndian ? bytes.reversed() : bytes
    }
    func padded(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    let contents = settings.flatMap { name, value -> [UInt8] in
      let head = number(name.utf8.count, 2) + padded(name) + number(1, 4)
      return switch value {
      case .number(let value): [0, 0] + head + number(value, 4)
      case .text(let text): [1, 0] + head + number(text.utf8.count, 4) + padded(text)
      }
    }
    return [bigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(settings.count, 4) + contents
  }
}
