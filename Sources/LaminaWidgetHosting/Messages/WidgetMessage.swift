/// A message as words between blanks, one a packet.
protocol WidgetMessage: Equatable, Sendable {
  var words: [String] { get }

  /// Reads the words of one; nil for what is none.
  init?(_ reader: inout WordReader)
}

/// The largest packet in bytes.
let largestPacket = 4096

extension WidgetMessage {
  /// Its bytes; nil when it is too long, or a word would fall apart.
  var packet: [UInt8]? {
    guard words.allSatisfy({ !$0.isEmpty && !$0.utf8.contains { $0 <= 32 } }) else { return nil }
    let bytes = Array(words.joined(separator: " ").utf8)
    return bytes.count <= largestPacket ? bytes : nil
  }

  /// Reads a packet; nil for one that is no message, or has more than one.
  init?(packet: some Sequence<UInt8>) {
    guard let text = String(validating: Array(packet), as: UTF8.self) else { return nil }
    var reader = WordReader(text)
    self.init(&reader)
    guard reader.isAtEnd else { return nil }
  }
}

/// Takes word after word of a message.
struct WordReader {
  private var rest: ArraySlice<Substring>

  init(_ text: String) {
    rest = text.split(separator: " ", omittingEmptySubsequences: false)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next word; nil at the end, and where two blanks follow one another.
  mutating func word() -> String? {
    rest.popFirst().flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// A number within a range; nil for what is none, and for what is not finite.
  mutating func number(in range: ClosedRange<Double>) -> Double? {
    word().flatMap(Double.init).flatMap { range.contains($0) ? $0 : nil }
  }

  mutating func count(upTo largest: Int) -> Int? {
    word().flatMap { Int($0) }.flatMap { (0...largest).contains($0) ? $0 : nil }
  }

  mutating func flag() -> Bool? {
    switch word() {
    case "0": false
    case "1": true
    default: nil
    }
  }
}
