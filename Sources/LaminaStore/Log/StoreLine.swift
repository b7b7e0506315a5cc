import Foundation

/// One line of a store's file: all that one call has changed, with a sum in front.
///
/// ```
///  9f1c0a3be2d54c77 ⇥ "note" ⇥ "Buy tea" ⇥ "count" ⇥ 3 ⇥ "draft" ⇥ ⏎
///  sum of the rest    key      value                    key       no value: it was removed
/// ```
/// JSON on one line has no tab and no line break, so the end of a line is where it was written to: a line without one was
/// being written when its process died.
struct StoreLine: Equatable {
  /// Keys with their values as JSON text; nil for those that were removed.
  var changes: [(key: String, text: String?)]

  static let header = "lamina-store 1\n"

  static func == (a: StoreLine, b: StoreLine) -> Bool {
    a.changes.elementsEqual(b.changes, by: ==)
  }

  init(_ changes: [(key: String, text: String?)]) { self.changes = changes }

  /// Reads a line without its end; nil where the sum is not that of the rest.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 17, bytes[16] == 9 else { return nil }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[17...])
    guard bytes[..<16].elementsEqual(Self.sum(rest)) else { return nil }
    changes = []
    var fields = rest.split(separator: 9, omittingEmptySubsequences: false).makeIterator()
    while let key = fields.next(), let value = fields.next() {
      guard let key = Self.key(String(decoding: key, as: UTF8.self)) else { return nil }
      changes.append((key, value.isEmpty ? nil : String(decoding: value, as: UTF8.self)))
    }
  }

  /// The line with its end.
  var bytes: [UInt8] {
    var rest: [UInt8] = []
    for (index, change) in changes.enumerated() {
      if index > 0 { rest.append(9) }
      rest += Self.quoted(change.key).utf8
      rest.append(9)
      rest += (change.text ?? "").utf8
    }
    return rest.withUnsafeBytes { Self.sum($0) } + [9] + rest + [10]
  }

  /// The bytes of a line with one value.
  static func size(_ key: String, _ text: String) -> Int {
    16 + 1 + quoted(key).utf8.count + 1 + text.utf8.count + 1
  }

  /// FNV-1a in 16 digits.
  private static func sum(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return (0..<16).map { digit in
      let value = UInt8(truncatingIfNeeded: hash >> (60 - 4 * UInt64(digit)) & 0xf)
      return value < 10 ? value + 48 : value + 87
    }
  }

  private static func quoted(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy {
      $0 >= 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(key)\"" }
    return (try? StoreCoding.text(of: key)) ?? "\"\""
  }

  private static func key(_ quoted: String) -> String? {
    guard quoted.utf8.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
    if !quoted.utf8.contains(UInt8(ascii: "\\")) { return String(quoted.dropFirst().dropLast()) }
    return try? StoreCoding.value(String.self, of: quoted)
  }
}
