import Glibc

/// Reads a message's values, within limits.
struct MessageReader {
  let library: SystemBusLibrary
  let message: OpaquePointer
  let limits: BusLimits
  private var bytes = 0
  private var read = 0

  init(library: SystemBusLibrary, message: OpaquePointer, limits: BusLimits) {
    self.library = library
    self.message = message
    self.limits = limits
  }

  /// All values up to the end of the container.
  mutating func values(depth: Int = 0) throws(BusError) -> [BusValue] {
    guard depth <= limits.depth else { throw .tooLarge("values over \(limits.depth) deep") }
    var values: [BusValue] = []
    while let (code, contents) = try next() {
      read += 1
      guard read <= limits.values else { throw .tooLarge("over \(limits.values) values") }
      values.append(try value(code, contents, depth: depth))
    }
    return values
  }

  private func next() throws(BusError) -> (Character, String)? {
    var code: CChar = 0
    var contents: UnsafePointer<CChar>?
    let status = library.peek(message, &code, &contents)
    guard status >= 0 else { throw .invalid("a message whose values cannot be read") }
    guard status > 0 else { return nil }
    return (
      Character(UnicodeScalar(UInt8(bitPattern: code))), contents.map { String(cString: $0) } ?? ""
    )
  }

  private mutating func value(_ code: Character, _ contents: String, depth: Int)
    throws(BusError) -> BusValue
  {
    switch code {
    case "y": .byte(try scalar(code, 0))
    case "b": .boolean(try scalar(code, Int32(0)) != 0)
    case "n": .int16(try scalar(code, 0))
    case "q": .uint16(try scalar(code, 0))
    case "i": .int32(try scalar(code, 0))
    case "u": .uint32(try scalar(code, 0))
    case "x": .int64(try scalar(code, 0))
    case "t": .uint64(try scalar(code, 0))
    case "d": .double(try scalar(code, 0))
    case "s": .string(try text(code))
    case "o": .objectPath(try text(code))
    case "g": .signature(try text(code))
    case "h": .descriptor(try descriptor())
    default: try container(code, contents, depth: depth + 1)
    }
  }

  private mutating func container(_ code: Character, _ contents: String, depth: Int)
    throws(BusError) -> BusValue
  {
    try check(library.enter(message, Self.byte(code), contents))
    let inside = try values(depth: depth)
    try check(library.exit(message))
    switch (code, inside.count) {
    case ("a", _): return .array(of: contents, inside)
    case ("r", _): return .structure(inside)
    case ("e", 2): return .entry(inside[0], inside[1])
    case ("v", 1): return .variant(inside[0])
    default: throw .invalid("a container \"\(code)\" of \(inside.count) values")
    }
  }

  private mutating func scalar<Number>(_ code: Character, _ zero: Number)
    throws(BusError) -> Number
  {
    try count(MemoryLayout<Number>.size)
    var number = zero
    let status = withUnsafeMutablePointer(to: &number) {
      library.read(message, Self.byte(code), UnsafeMutableRawPointer($0))
    }
    try check(status)
    return number
  }

  private mutating func text(_ code: Character) throws(BusError) -> String {
    let start: UnsafePointer<CChar>? = try scalar(code, nil)
    guard let start else { throw .invalid("a text that is missing") }
    try count(strlen(start))
    return String(cString: start)
  }

  /// sd-bus keeps its own: a copy outlives the message.
  private mutating func descriptor() throws(BusError) -> BusDescriptor {
    let copy = fcntl(try scalar("h", Int32(-1)), F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .system(errno) }
    return BusDescriptor(owning: copy)
  }

  private mutating func count(_ more: Int) throws(BusError) {
    bytes += more
    guard bytes <= limits.bytes else { throw .tooLarge("over \(limits.bytes) bytes") }
  }

  private func check(_ status: Int32) throws(BusError) {
    guard status >= 0 else { throw .invalid("a message whose values cannot be read") }
  }

  private static func byte(_ code: Character) -> CChar {
    CChar(code.asciiValue ?? 0)
  }
}
