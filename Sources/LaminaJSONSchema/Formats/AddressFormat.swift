/// Addresses of hosts, people and telephones.
enum AddressFormat {
  /// Labels of letters, digits and hyphens, 63 bytes each at most, 253 together (RFC 1123).
  static func isHostName(_ text: String) -> Bool {
    guard text.utf8.count <= 253 else { return false }
    return text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { label in
      (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D }
    }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20)
  }

  /// Four numbers up to 255, without zeros in front.
  static func isIPv4(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else {
          return false
        }
        return (part.count == 1 || part.first != 0x30)
          && part.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
      }
  }

  /// Eight groups, the last two perhaps as IPv4, and `::` at most once for groups of zeros.
  static func isIPv6(_ text: String) -> Bool {
    let halves = text.components(around: "::")
    guard halves.count <= 2 else { return false }
    var count = 0
    for (index, half) in halves.enumerated() where !half.isEmpty {
      guard let groups = groups(half, mayEndInIPv4: index == halves.count - 1) else { return false }
      count += groups
    }
    return halves.count == 2 ? count <= 7 : count == 8
  }

  private static func groups(_ text: Substring, mayEndInIPv4: Bool) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, mayEndInIPv4, part.contains(".") {
        guard isIPv4(String(part)) else { return nil }
        count += 2
      } else {
        guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(isHexDigit) else {
          return nil
        }
        count += 1
      }
    }
    return count
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & ~0x20)
  }

  /// Something before the last `@`, and a host or an address in brackets behind it (RFC 5322).
  static func isEmail(_ text: String) -> Bool {
    guard let mark = text.lastIndex(of: "@") else { return false }
    let (name, host) = (text[..<mark], text[text.index(after: mark)...])
    return name.utf8.count <= 64 && (isDotted(name) || isQuoted(name))
      && (isHostName(String(host)) || isAddressInBrackets(host))
  }

  private static func isDotted(_ name: Substring) -> Bool {
    name.utf8.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { isLetterOrDigit($0) || marks.contains($0) || $0 >= 0x80 }
    }
  }

  private static let marks = Set("!#$%&'*+/=?^_`{|}~-".utf8)

  private static func isQuoted(_ name: Substring) -> Bool {
    guard name.utf8.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") else { return false }
    var isEscape = false
    for byte in name.utf8.dropFirst().dropLast() {
      if byte < 0x20 || byte == 0x7F || (byte == 0x22 && !isEscape) { return false }
      isEscape = byte == 0x5C && !isEscape
    }
    return !isEscape
  }

  private static func isAddressInBrackets(_ host: Substring) -> Bool {
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    let address = host.dropFirst().dropLast()
    return address.hasPrefix("IPv6:")
      ? isIPv6(String(address.dropFirst(5))) : isIPv4(String(address))
  }

  /// Digits with blanks, hyphens, points and brackets between, a plus in front, an extension behind.
  static func isPhone(_ text: String) -> Bool {
    let number = text.components(around: " ext. ")
    guard number.count <= 2, let first = number.first else { return false }
    let digits = first.utf8.filter { (0x30...0x39).contains($0) }.count
    let body = first.hasPrefix("+") ? first.dropFirst() : first
    return (2...20).contains(digits)
      && body.utf8.allSatisfy { Set("0123456789 -.()/".utf8).contains($0) }
      && number.dropFirst().allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}

extension String {
  /// The parts around a separator of several characters.
  func components(around separator: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let found = rest.firstRange(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}

extension Substring {
  private typealias Place = Substring.Index

  /// The first place of a text.
  fileprivate func firstRange(of text: String) -> Range<Substring.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
