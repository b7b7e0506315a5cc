import Glibc

/// How a file writes its characters, for files that are not UTF-8.
///
/// ```swift
/// let encoding = TextEncoding("GB18030")
/// print(encoding?.utf8(of: [0xC4, 0xE3]).map { String(decoding: $0, as: UTF8.self) } ?? "-")     // 你
/// ```
public struct TextEncoding: Hashable, Sendable, CustomStringConvertible {
  /// The encoding's name.
  public let name: String
  public var description: String { name }

  /// An encoding by the name that `iconv` knows it by: `GB18030`, `UTF-16LE`, `ISO-8859-1`.
  ///
  /// - Returns: nil if the system knows none of that name.
  public init?(_ name: String) {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }),
      let converter = Self.converter(name)
    else { return nil }
    iconv_close(converter)
    self.name = name
  }

  private static func converter(_ name: String) -> iconv_t? {
    let converter = iconv_open("UTF-8", name)
    return converter == iconv_t(bitPattern: -1) ? nil : converter
  }

  /// The text in UTF-8; nil if the bytes are no text of this encoding.
  ///
  /// - Complexity: O(*n*).
  public func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard let converter = Self.converter(name) else { return nil }
    defer { iconv_close(converter) }
    // No encoding of the system makes more than four bytes of one.
    var out = [UInt8](repeating: 0, count: bytes.count * 4 + 16)
    var input = bytes
    let left = input.withUnsafeMutableBytes { source in
      out.withUnsafeMutableBytes { target in
        var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (fromLeft, toLeft) = (source.count, target.count)
        let result = iconv(converter, &from, &fromLeft, &to, &toLeft)
        return result == -1 || fromLeft > 0 ? nil : Optional(toLeft)
      }
    }
    return left.map { Array(out[..<(out.count - $0)]) }
  }

  /// The encoding that a byte order mark says: UTF-16 in either order.
  static func marked(in bytes: [UInt8]) -> TextEncoding? {
    if bytes.starts(with: [0xFF, 0xFE]) { return TextEncoding("UTF-16LE") }
    return bytes.starts(with: [0xFE, 0xFF]) ? TextEncoding("UTF-16BE") : nil
  }

  /// The encoding that bytes are likely of which are not UTF-8; nil if nothing is known of them.
  static func likely(for bytes: [UInt8]) -> TextEncoding? {
    if let marked = marked(in: bytes) { return marked }
    let start = bytes.prefix(1_024)
    let zeros = start.enumerated().filter { $0.element == 0 }.map { $0.offset % 2 }
    if zeros.count * 4 > start.count {
      return TextEncoding(zeros.reduce(0, +) * 2 > zeros.count ? "UTF-16LE" : "UTF-16BE")
    }
    // Texts in Chinese pair their bytes; letters with accents stand alone.
    guard let encoding = TextEncoding("GB18030"), encoding.utf8(of: Array(bytes)) != nil else {
      return TextEncoding("ISO-8859-1")
    }
    return encoding
  }
}

extension TextEncoding {
  /// The first byte that is no UTF-8; nil if all are.
  ///
  /// - Complexity: O(*n*).
  static func firstFault(in bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var at = 0
    while at < bytes.count {
      guard let length = length(of: bytes, at) else { return at }
      at += length
    }
    return nil
  }

  /// How many bytes the character has that begins here; nil if it is none.
  private static func length(of bytes: [UInt8], _ at: Int) -> Int? {
    let lengths: [(ClosedRange<UInt8>, Int)] = [
      (0x00...0x7F, 1), (0xC2...0xDF, 2), (0xE0...0xEF, 3), (0xF0...0xF4, 4),
    ]
    guard let length = lengths.first(where: { $0.0.contains(bytes[at]) })?.1,
      at + length <= bytes.count
    else { return nil }
    let rest = bytes[(at + 1)..<(at + length)]
    guard rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return nil }
    let isShortest =
      switch bytes[at] {
      case 0xE0: bytes[at + 1] >= 0xA0
      case 0xED: bytes[at + 1] < 0xA0
      case 0xF0: bytes[at + 1] >= 0x90
      case 0xF4: bytes[at + 1] < 0x90
      default: true
      }
    return isShortest ? length : nil
  }
}

extension TextEncoding {
  /// What is wrong with a text that is not UTF-8: the first byte that is none, and what the text likely is.
  static func fault(in bytes: [UInt8], source: Int) -> Problem? {
    let zero = bytes.prefix(64).firstIndex(of: 0)
    guard let at = firstFault(in: bytes) ?? zero else { return nil }
    let hexadecimal = String(bytes[at], radix: 16, uppercase: true)
    let byte = (bytes[at] < 16 ? "0x0" : "0x") + hexadecimal
    let likely = likely(for: bytes)
    let guess = likely.map { " It looks like \($0)." } ?? ""
    return Problem(
      .error, "yaml-encoding", "The file is not UTF-8: byte \(at) is \(byte).\(guess)",
      at: SourceSpan(source: source, start: at, end: at + 1),
      repair: "Save it as UTF-8, or name its encoding: --encoding \(likely?.name ?? "NAME").")
  }
}
