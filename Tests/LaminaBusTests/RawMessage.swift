/// A message of D-Bus as bytes that nobody has checked.
struct RawMessage {
  /// What the first bytes of a message say of it.
  enum Kind: UInt8 { case call = 1, reply, error, signal }

  var kind: Kind
  /// Header fields: code, type and the bytes of the value.
  private var fields: [(code: UInt8, type: String, value: Field)] = []
  var signature = ""
  var body: [UInt8] = []
  /// What the header says of the body's length, if not the truth.
  var saidLength: UInt32?

  private enum Field {
    case text(String)
    case number(UInt32)
  }

  init(_ kind: Kind, _ signature: String = "", _ body: [UInt8] = []) {
    self.kind = kind
    self.signature = signature
    self.body = body
  }

  /// An answer to a call.
  static func reply(to serial: UInt32, _ signature: String = "", _ body: [UInt8] = []) -> RawMessage
  {
    var message = RawMessage(.reply, signature, body)
    message.fields = [(5, "u", .number(serial))]
    return message
  }

  /// A signal `org.lamina.Test.Said` of `/a`.
  static func signal(_ signature: String = "", _ body: [UInt8] = []) -> RawMessage {
    var message = RawMessage(.signal, signature, body)
    message.fields = [
      (1, "o", .text("/a")), (2, "s", .text("org.lamina.Test")), (3, "s", .text("Said")),
    ]
    return message
  }

  /// Says that so many descriptors come with it.
  mutating func claimDescriptors(_ count: UInt32) {
    fields.append((9, "u", .number(count)))
  }

  /// A string as it stands in a body.
  static func text(_ text: String) -> [UInt8] {
    number(UInt32(text.utf8.count)) + Array(text.utf8) + [0]
  }

  static func number(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  func bytes(serial: UInt32) -> [UInt8] {
    var header: [UInt8] = []
    for field in fields + [(7, "s", .text(":1.9"))] {
      header += Self.padding(header.count, to: 8)
      header += [field.code, 1] + Array(field.type.utf8) + [0]
      switch field.value {
      case .text(let text): header += Self.text(text)
      case .number(let number): header += Self.number(number)
      }
    }
    if !signature.isEmpty {
      header += Self.padding(header.count, to: 8)
      header += [8, 1] + Array("g".utf8) + [0, UInt8(signature.utf8.count)]
      header += Array(signature.utf8) + [0]
    }
    return [UInt8(ascii: "l"), kind.rawValue, 0, 1] + Self.number(saidLength ?? UInt32(body.count))
      + Self.number(serial) + Self.number(UInt32(header.count)) + header
      + Self.padding(header.count, to: 8) + body
  }

  private static func padding(_ count: Int, to multiple: Int) -> [UInt8] {
    Array(repeating: 0, count: (multiple - count % multiple) % multiple)
  }
}
