/// Complete types in D-Bus's notation, checked against the specification's limits.
public struct BusSignature: Sendable, Hashable {
  /// The notation, such as `a{sv}u`.
  public let text: String
  /// The complete types, one after the other.
  public let types: [String]

  /// Reads a signature: at most 255 characters, 32 arrays and 32 structures in each other.
  public init(_ text: String) throws(BusError) {
    guard text.utf8.count <= 255 else { throw .invalid("a signature over 255 characters") }
    var parser = Parser(rest: Array(text.utf8)[...])
    var types: [String] = []
    while !parser.rest.isEmpty {
      let before = parser.rest
      try parser.type(arrays: 0, structures: 0)
      types.append(String(decoding: before[..<parser.rest.startIndex], as: UTF8.self))
    }
    self.text = text
    self.types = types
  }

  private struct Parser {
    var rest: ArraySlice<UInt8>
    static let basic = Set("ybnqiuxtdsogh".utf8)

    mutating func type(arrays: Int, structures: Int) throws(BusError) {
      guard let code = rest.popFirst() else { throw fault("it ends within a type") }
      switch code {
      case _ where Self.basic.contains(code): return
      case UInt8(ascii: "v"): return
      case UInt8(ascii: "a"): try element(arrays: arrays + 1, structures: structures)
      case UInt8(ascii: "("): try fields(arrays: arrays, structures: structures + 1)
      default: throw fault("\"\(Character(UnicodeScalar(code)))\" begins no type here")
      }
    }

    mutating func element(arrays: Int, structures: Int) throws(BusError) {
      guard arrays <= 32 else { throw fault("over 32 arrays in each other") }
      guard rest.first == UInt8(ascii: "{") else {
        return try type(arrays: arrays, structures: structures)
      }
      rest.removeFirst()
      guard let key = rest.popFirst(), Self.basic.contains(key) else {
        throw fault("an entry's key has to be a basic type")
      }
      try type(arrays: arrays, structures: structures + 1)
      guard rest.popFirst() == UInt8(ascii: "}") else { throw fault("an entry has one value") }
    }

    mutating func fields(arrays: Int, structures: Int) throws(BusError) {
      guard structures <= 32 else { throw fault("over 32 structures in each other") }
      repeat {
        try type(arrays: arrays, structures: structures)
      } while rest.first != UInt8(ascii: ")")
      rest.removeFirst()
    }

    func fault(_ what: String) -> BusError {
      .invalid("a signature in which, \(rest.count) characters before its end, \(what)")
    }
  }
}
