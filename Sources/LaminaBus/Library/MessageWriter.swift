/// Appends values to a message of sd-bus, within limits.
struct MessageWriter {
  let library: SystemBusLibrary
  let message: OpaquePointer
  let limits: BusLimits
  private var bytes = 0
  private var written = 0

  init(library: SystemBusLibrary, message: OpaquePointer, limits: BusLimits) {
    self.library = library
    self.message = message
    self.limits = limits
  }

  mutating func append(_ value: BusValue, depth: Int = 0) throws(BusError) {
    guard depth <= limits.depth else { throw .tooLarge("values over \(limits.depth) deep") }
    written += 1
    guard written <= limits.values else { throw .tooLarge("over \(limits.values) values") }
    switch value {
    case .byte(let number): try scalar("y", number)
    case .boolean(let flag): try scalar("b", Int32(flag ? 1 : 0))
    case .int16(let number): try scalar("n", number)
    case .uint16(let number): try scalar("q", number)
    case .int32(let number): try scalar("i", number)
    case .uint32(let number): try scalar("u", number)
    case .int64(let number): try scalar("x", number)
    case .uint64(let number): try scalar("t", number)
    case .double(let number): try scalar("d", number)
    case .descriptor(let descriptor): try scalar("h", descriptor.number)
    case .string(let text): try self.text("s", text)
    case .objectPath(let text): try self.text("o", text)
    case .signature(let text): try self.text("g", BusSignature(text).text)
    case .array(let element, let values): try array(of: element, values, depth: depth + 1)
    case .structure(let fields): try container("r", fields, depth: depth + 1)
    case .entry(let key, let content): try container("e", [key, content], depth: depth + 1)
    case .variant(let content): try container("v", [content], depth: depth + 1)
    }
  }

  private mutating func array(of element: String, _ values: [BusValue], depth: Int)
    throws(BusError)
  {
    guard try BusSignature("a" + element).types.count == 1 else {
      throw .invalid("an array of elements of \"\(element)\", which is not one type")
    }
    for value in values where value.signature != element {
      throw .wrongSignature(expected: element, found: value.signature)
    }
    try container("a", values, contents: element, depth: depth)
  }

  private mutating func container(
    _ code: Unicode.Scalar, _ values: [BusValue], contents: String? = nil, depth: Int
  ) throws(BusError) {
    let inside = contents ?? values.map(\.signature).joined()
    try check(library.open(message, CChar(code.value), inside), "a container of \"\(inside)\"")
    for value in values { try append(value, depth: depth) }
    try check(library.close(message), "a container of \"\(inside)\"")
  }

  private mutating func scalar<Number>(_ code: Unicode.Scalar, _ number: Number)
    throws(BusError)
  {
    try count(MemoryLayout<Number>.size)
    let status = withUnsafePointer(to: number) {
      library.append(message, CChar(code.value), UnsafeRawPointer($0))
    }
    try check(status, "\(number)")
  }

  private mutating func text(_ code: Unicode.Scalar, _ text: String) throws(BusError) {
    guard !text.utf8.contains(0) else { throw .invalid("a text with a zero in it") }
    try count(text.utf8.count)
    let status = text.withCString { library.append(message, CChar(code.value), $0) }
    try check(status, "\"\(text.prefix(80))\" as \"\(code)\"")
  }

  private mutating func count(_ more: Int) throws(BusError) {
    bytes += more
    guard bytes <= limits.bytes else { throw .tooLarge("over \(limits.bytes) bytes") }
  }

  private func check(_ status: Int32, _ what: @autoclosure () -> String) throws(BusError) {
    guard status >= 0 else { throw .invalid(what()) }
  }
}
