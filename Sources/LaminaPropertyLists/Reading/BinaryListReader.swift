import Foundation

/// Reads a binary property list, whatever its bytes are.
///
/// ```
///  bplist00 │ objects │ offsets of the objects │ trailer: sizes, count, root, place of the offsets
/// ```
/// Objects name each other by number, so one may stand in many places, or within itself: what is read is counted, and its
/// depth, and a string or data is made once. Places are bytes: line 1, and the byte's number as the column.
struct BinaryListReader {
  private let bytes: [UInt8]
  private let file: String
  private let limits: PropertyListLimits
  private let trailer: Trailer
  private var count = 0
  /// Strings, data and numbers by object, each made once.
  private var made: [Int: PropertyListValue.Content] = [:]

  init(_ data: Data, file: String, limits: PropertyListLimits) throws(PropertyListError) {
    (bytes, self.file, self.limits) = (Array(data), file, limits)
    guard bytes.starts(with: Array("bplist0".utf8)) else {
      throw PropertyListError(.malformed("it is of a version that is not known"), file: file)
    }
    guard let trailer = Trailer(bytes) else {
      throw PropertyListError(.truncated, file: file, at: Self.place(bytes.count))
    }
    self.trailer = trailer
  }

  mutating func root() throws(PropertyListError) -> PropertyListValue {
    try value(trailer.root, depth: 1)
  }

  /// Where everything is.
  private struct Trailer {
    let offsetSize: Int
    let referenceSize: Int
    let count: Int
    let root: Int
    let offsets: Int

    /// Nil where the sizes and places are none, or the offsets do not lie within the bytes.
    init?(_ bytes: [UInt8]) {
      let start = bytes.count - 32
      guard start >= 8 else { return nil }
      (offsetSize, referenceSize) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
      guard let count = bytes.integer(at: start + 8, size: 8),
        let root = bytes.integer(at: start + 16, size: 8),
        let offsets = bytes.integer(at: start + 24, size: 8),
        (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        (8...start).contains(offsets), count <= (start - offsets) / offsetSize, root < count
      else { return nil }
      (self.count, self.root, self.offsets) = (count, root, offsets)
    }
  }

  private static func place(_ byte: Int) -> PropertyListPosition {
    PropertyListPosition(line: 1, column: byte + 1)
  }

  private func fault(_ problem: PropertyListError.Problem, _ byte: Int) -> PropertyListError {
    PropertyListError(problem, file: file, at: Self.place(byte))
  }
}

extension BinaryListReader {
  private mutating func value(_ object: Int, depth: Int) throws(PropertyListError)
    -> PropertyListValue
  {
    let place = trailer.offsets + object * trailer.offsetSize
    guard let start = bytes.integer(at: place, size: trailer.offsetSize),
      (8..<trailer.offsets).contains(start)
    else { throw fault(.malformed("an object lies outside of the objects"), place) }
    count += 1
    if count > limits.count { throw fault(.tooMany(limit: limits.count), start) }
    if depth > limits.depth { throw fault(.tooDeep(limit: limits.depth), start) }
    if let content = made[object] { return PropertyListValue(content, at: Self.place(start)) }
    let content = try content(at: start, depth)
    switch content {
    case .dictionary, .array: break
    case .string, .integer, .real, .boolean, .date, .data: made[object] = content
    }
    return PropertyListValue(content, at: Self.place(start))
  }

  private mutating func content(at start: Int, _ depth: Int) throws(PropertyListError)
    -> PropertyListValue.Content
  {
    let low = Int(bytes[start] & 0xF)
    switch bytes[start] >> 4 {
    case 0x0: return try constant(at: start)
    case 0x1: return .integer(try integer(at: start).value)
    case 0x2: return .real(try real(at: start + 1, size: 1 << low, start))
    case 0x3:
      let seconds = try real(at: start + 1, size: 1 << low, start)
      guard seconds.isFinite else {
        throw fault(.invalid(kind: "a date", text: "\(seconds)"), start)
      }
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case 0x4: return .data(Data(bytes[try extent(at: start, each: 1)]))
    case 0x5: return .string(String(decoding: bytes[try extent(at: start, each: 1)], as: UTF8.self))
    case 0x6: return .string(text(bytes[try extent(at: start, each: 2)]))
    case 0xA: return .array(try values(references(at: start), depth))
    case 0xD: return .dictionary(try pairs(at: start, depth))
    default:
      let found = "an object of kind \(String(bytes[start] >> 4, radix: 16))"
      throw fault(.unexpected(found: found, expected: "a value of a property list"), start)
    }
  }

  private func constant(at start: Int) throws(PropertyListError) -> PropertyListValue.Content {
    switch bytes[start] {
    case 0x8: return .boolean(false)
    case 0x9: return .boolean(true)
    case 0x0: throw fault(.null, start)
    default: throw fault(.malformed("a byte stands where a value belongs"), start)
    }
  }

  /// An integer, and where it ends: one to four bytes have no sign.
  private func integer(at start: Int) throws(PropertyListError) -> (value: Int, end: Int) {
    let size = 1 << Int(bytes[start] & 0xF)
    guard bytes[start] >> 4 == 1, size <= 16, start + size < trailer.offsets else {
      throw fault(.truncated, start)
    }
    // Sixteen bytes hold what eight with a sign do not.
    let head = size == 16 ? bytes[(start + 1)...(start + 8)] : []
    let tail = bytes[(start + 1 + head.count)...(start + size)]
    let bits = tail.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let value = Int(truncatingIfNeeded: bits)
    let sign: UInt8 = value < 0 ? 0xFF : 0
    guard head.allSatisfy({ $0 == sign }) else {
      throw fault(.invalid(kind: "an integer of 64 bits", text: "\(bits)"), start)
    }
    return (value, start + 1 + size)
  }

  private func real(at place: Int, size: Int, _ start: Int) throws(PropertyListError) -> Double {
    guard place + size <= trailer.offsets else { throw fault(.truncated, start) }
    let bits = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let number: Double
    switch size {
    case 4: number = Double(Float(bitPattern: UInt32(bits)))
    case 8: number = Double(bitPattern: bits)
    default: throw fault(.malformed("a number has \(size) bytes"), start)
    }
    guard number.isFinite else { throw fault(.invalid(kind: "a number", text: "\(number)"), start) }
    return number
  }

  /// The bytes of an object of so many parts, which says how many there are.
  private func extent(at start: Int, each size: Int) throws(PropertyListError) -> Range<Int> {
    var (count, first) = (Int(bytes[start] & 0xF), start + 1)
    if count == 0xF {
      guard first < trailer.offsets else { throw fault(.truncated, start) }
      (count, first) = try integer(at: first)
    }
    guard count >= 0, first <= trailer.offsets, count <= (trailer.offsets - first) / size else {
      throw fault(.truncated, start)
    }
    return first..<(first + count * size)
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func references(at start: Int, each parts: Int = 1) throws(PropertyListError) -> [Int] {
    let extent = try extent(at: start, each: trailer.referenceSize * parts)
    var found: [Int] = []
    for place in stride(from: extent.lowerBound, to: extent.upperBound, by: trailer.referenceSize) {
      guard let object = bytes.integer(at: place, size: trailer.referenceSize),
        object < trailer.count
      else { throw fault(.malformed("it names an object that is not there"), place) }
      found.append(object)
      if found.count > limits.count { throw fault(.tooMany(limit: limits.count), start) }
    }
    return found
  }

  private mutating func values(_ objects: some Sequence<Int>, _ depth: Int)
    throws(PropertyListError) -> [PropertyListValue]
  {
    var values: [PropertyListValue] = []
    for object in objects { values.append(try value(object, depth: depth + 1)) }
    return values
  }

  /// All keys stand before all values.
  private mutating func pairs(at start: Int, _ depth: Int) throws(PropertyListError)
    -> [PropertyListPair]
  {
    let objects = try references(at: start, each: 2)
    let keys = try values(objects.prefix(objects.count / 2), depth)
    let values = try values(objects.suffix(objects.count / 2), depth)
    var pairs: [PropertyListPair] = []
    for (key, value) in zip(keys, values) {
      guard let name = key.string else {
        throw PropertyListError(
          .unexpected(found: key.kind, expected: "a string as a key"), file: file, at: key.position)
      }
      pairs.append(PropertyListPair(name, value, at: key.position))
    }
    return pairs
  }
}

extension [UInt8] {
  /// The number in so many bytes, the largest first; nil outside of the bytes, and for more than an Int holds.
  fileprivate func integer(at place: Int, size: Int) -> Int? {
    guard place >= 0, place + size <= count else { return nil }
    return Int(exactly: self[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
