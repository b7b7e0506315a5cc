import Glibc

/// The way to the compiler: messages of JSON, each after its length in eight bytes, the smallest first.
struct Channel {
  /// The longest message that is read, in bytes: a source file is no longer.
  static let limit = 64 << 20

  private let input: Int32
  private let output: Int32

  init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  /// Waits for the next message; nil when the compiler has closed its end, or said so by an empty message.
  func receive() throws(WireError) -> JSON? {
    guard let header = try read(8, mayEnd: true) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if length == 0 { return nil }
    guard length <= UInt64(Self.limit) else { throw .tooLong(length) }
    guard let body = try read(Int(length), mayEnd: false) else { return nil }
    return try JSONReader.value(of: body)
  }

  /// Sends a message.
  func send(_ message: JSON) throws(WireError) {
    let body = message.bytes
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
    try write(header + body)
  }

  /// Writes a line for who reads the compiler's output.
  func complain(_ words: String) {
    try? Channel(input: 0, output: 2).write(Array("LaminaMacros: \(words)\n".utf8))
  }

  private func read(_ count: Int, mayEnd: Bool) throws(WireError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let step = bytes.withUnsafeMutableBytes {
        Glibc.read(input, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if step == 0, mayEnd, filled == 0 { return nil }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw .endsEarly }
      filled += step
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws(WireError) {
    var written = 0
    while written < bytes.count {
      let step = bytes.withUnsafeBytes {
        Glibc.write(output, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw .endsEarly }
      written += step
    }
  }
}

/// Why a message cannot be read.
enum WireError: Error, CustomStringConvertible, Equatable {
  case tooLong(UInt64)
  case endsEarly
  case noJSON(offset: Int)

  var description: String {
    switch self {
    case .tooLong(let length):
      "a message of \(length) bytes is longer than the \(Channel.limit) that are read"
    case .endsEarly: "the compiler closed its end in the middle of a message"
    case .noJSON(let offset): "a message is no JSON from byte \(offset) on"
    }
  }
}
