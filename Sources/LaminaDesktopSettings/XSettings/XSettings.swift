/// The settings that a program of the X desktop keeps in a property of its window.
///
/// ```
///  order, 0 0 0, serial, count │ type, 0, name, padding, serial, value │ …
/// ```
///
/// Rules: https://www.freedesktop.org/wiki/Specifications/XSettingsRegistry
public struct XSettings: Sendable, Hashable {
  /// A value of one of the three types.
  public enum Value: Sendable, Hashable {
    case number(Int32)
    case text(String)
    case color([UInt16])
  }

  /// The values by their names.
  public let values: [String: Value]

  /// Reads a property; nil where it is cut off, or says what the rules do not allow.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= 1 << 20, let order = bytes.first, order <= 1 else { return nil }
    var reader = Reader(rest: bytes[...], isBigEndian: order == 1)
    guard reader.skip(8), let count = reader.number(4), count <= bytes.count / 12 else {
      return nil
    }
    var values: [String: Value] = [:]
    for _ in 0..<count {
      guard let (name, value) = reader.setting() else { return nil }
      values[name] = value
    }
    self.values = values
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>
    let isBigEndian: Bool

    mutating func skip(_ count: Int) -> Bool { take(count) != nil }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    mutating func number(_ size: Int) -> Int? {
      guard let bytes = take(size) else { return nil }
      let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func setting() -> (String, Value)? {
      guard let type = number(1), skip(1), let length = number(2), let name = padded(length),
        skip(4), let value = value(type)
      else { return nil }
      return (name, value)
    }

    private mutating func value(_ type: Int) -> Value? {
      switch type {
      case 0: number(4).map { .number(Int32(truncatingIfNeeded: $0)) }
      case 1: number(4).flatMap { padded($0) }.map { .text($0) }
      case 2: color()
      default: nil
      }
    }

    private mutating func color() -> Value? {
      let parts = (0..<4).compactMap { _ in number(2).map { UInt16($0) } }
      return parts.count == 4 ? .color(parts) : nil
    }

    private mutating func padded(_ length: Int) -> String? {
      guard let bytes = take(length), skip((4 - length % 4) % 4) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
