import Foundation

/// A stack's path whose elements may be of several types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { Home() }
/// path.append(recipe)
/// path.removeLast()
/// ```
public nonisolated struct NavigationPath: Equatable {
  private var elements: [Element] = []

  /// A value, and how it is written where it can be.
  private nonisolated struct Element: Equatable {
    let value: AnyHashable
    let encode: (() throws -> CodableRepresentation.Element)?

    static func == (a: Element, b: Element) -> Bool { a.value == b.value }
  }

  /// Makes a path without elements.
  public init() {}

  /// Makes a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Makes a path of the values of a sequence, which can be written.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Makes the path again that was written.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements.map { written in
      Element(value: written.value, encode: { written })
    }
  }

  /// How many elements there are.
  public var count: Int { elements.count }

  /// Whether there is none.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value: AnyHashable(value), encode: nil))
  }

  /// Adds a value at the end that can be written.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(
      Element(value: AnyHashable(value)) { try CodableRepresentation.Element(value) })
  }

  /// Takes elements off the end; as many as there are, where fewer are there.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }

  /// The path as it can be written; nil where a value is not `Codable`, or of a private type, which no other
  /// run of the program would find by its name.
  public var codable: CodableRepresentation? {
    var written: [CodableRepresentation.Element] = []
    for element in elements {
      guard let made = try? element.encode?() else { return nil }
      written.append(made)
    }
    return CodableRepresentation(elements: written)
  }

  var values: [AnyHashable] { elements.map(\.value) }

  mutating func append(_ value: AnyHashable, encode: (any Encodable & Hashable)?) {
    guard let encode else {
      elements.append(Element(value: value, encode: nil))
      return
    }
    func add<V: Encodable & Hashable>(_ value: V) {
      elements.append(
        Element(value: AnyHashable(value)) { try CodableRepresentation.Element(value) })
    }
    add(encode)
  }
}

nonisolated extension NavigationPath {
  /// A path that can be written and read.
  ///
  /// It is a list of the names of types and of values as JSON, the last one first. What is read has to be
  /// of a type that the program knows; any other is an error of the decoder.
  public nonisolated struct CodableRepresentation: Codable, Equatable {
    private static let limit = 10_000
    fileprivate let elements: [Element]

    fileprivate nonisolated struct Element: Equatable {
      let value: AnyHashable
      let type: String
      let json: String

      init<V: Encodable & Hashable>(_ value: V) throws {
        self.value = AnyHashable(value)
        guard let name = _mangledTypeName(V.self), _typeByName(name) == V.self else {
          let words = "\(V.self) cannot be found by its name, as it is private."
          throw EncodingError.invalidValue(
            value, .init(codingPath: [], debugDescription: words))
        }
        type = name
        json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      }

      init(type: String, json: String, in decoder: any Decoder) throws {
        self.type = type
        self.json = json
        func fault(_ text: String) -> DecodingError {
          .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        guard let known = _typeByName(type) as? any (Hashable & Decodable).Type else {
          throw fault(
            "The path holds a value of \"\(type)\", which is no type of this program that can be "
              + "read. Start with an empty path.")
        }
        value = AnyHashable(try JSONDecoder().decode(known, from: Data(json.utf8)))
      }
    }

    fileprivate init(elements: [Element]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var read: [Element] = []
      while !container.isAtEnd {
        let type = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard read.count < Self.limit else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The path holds more than \(Self.limit) values.")
        }
        read.append(try Element(type: type, json: json, in: decoder))
      }
      elements = read.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        try container.encode(element.type)
        try container.encode(element.json)
      }
    }
  }
}
