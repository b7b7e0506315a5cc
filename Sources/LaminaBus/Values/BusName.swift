/// The grammar of D-Bus's names.
enum BusName {
  /// Whether a text is an object's path, such as `/org/lamina/One`.
  static func isPath(_ text: String) -> Bool {
    guard text.utf8.first == slash else { return false }
    return text.utf8.count == 1
      || text.utf8.dropFirst().split(separator: slash, omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0.allSatisfy(isLetterOrDigit) }
  }

  /// Whether a text is an interface's name: two elements or more, such as `org.lamina.Test`.
  static func isInterface(_ text: String) -> Bool {
    let elements = text.utf8.split(separator: dot, omittingEmptySubsequences: false)
    return text.utf8.count <= 255 && elements.count > 1 && elements.allSatisfy(isElement)
  }

  /// Whether a text is the name of a method, a property or a signal.
  static func isMember(_ text: String) -> Bool {
    text.utf8.count <= 255 && isElement(text.utf8[...])
  }

  private static let slash = UInt8(ascii: "/"), dot = UInt8(ascii: ".")

  private static func isElement(_ element: Substring.UTF8View) -> Bool {
    guard let first = element.first, !isDigit(first) else { return false }
    return element.allSatisfy(isLetterOrDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }
}
