/// A field of a head: a name, in any case, and a value.
public struct MockHeader: Hashable, Sendable {
  /// The name as it was written.
  public var name: String
  /// The value.
  public var value: String

  /// Creates a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The fields of a head in their order, found by names of any case.
///
/// ```swift
/// let headers: MockHeaders = ["Content-Type": "text/plain"]
/// print(headers["content-type"] ?? "-")        // text/plain
/// ```
public struct MockHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The fields.
  public private(set) var fields: [MockHeader]

  /// Creates a head of fields.
  public init(_ fields: [MockHeader] = []) { self.fields = fields }

  /// Creates a head of names and values.
  public init(dictionaryLiteral pairs: (String, String)...) {
    fields = pairs.map { MockHeader($0.0, $0.1) }
  }

  /// The first value of a name; setting one replaces all.
  public subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { fields.append(MockHeader(name, newValue)) }
    }
  }

  /// All values of a name.
  public func values(of name: String) -> [String] {
    fields.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// Adds a field after those there are.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(MockHeader(name, value))
  }

  /// Whether two names differ in case at most.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
    left == right || (left ^ right == 0x20 && (0x61...0x7A).contains(left | 0x20))
  }
}
