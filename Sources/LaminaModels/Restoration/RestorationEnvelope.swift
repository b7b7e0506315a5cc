import Foundation

/// What the file holds: each value as JSON text, with a version and a sum over all of it.
nonisolated struct RestorationEnvelope: Codable, Equatable {
  /// The layout of the file itself.
  static let format = 1

  var format = RestorationEnvelope.format
  /// The application's own number for what its values mean.
  var version: Int
  /// FNV-1a over keys and values, so that a bit that turned over is noticed.
  var sum: String
  var values: [String: String]

  /// What every format has.
  struct Header: Codable {
    var format: Int
    var version: Int
  }

  init(version: Int, values: [String: String]) {
    self.version = version
    self.values = values
    sum = Self.sum(version, values)
  }

  /// Whether the sum is that of the values.
  var isWhole: Bool { sum == Self.sum(version, values) }

  private static func sum(_ version: Int, _ values: [String: String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      // A byte that no text has, between texts.
      hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
    }
    add("\(version)".utf8)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      add(key.utf8)
      add(value.utf8)
    }
    return String(hash, radix: 16)
  }

  /// The file's bytes.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// Values as JSON text, and back.
nonisolated enum RestorationCoding {
  private static let numbers = (positive: "inf", negative: "-inf", nan: "nan")

  static func text<Value: Encodable>(of value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: numbers.positive, negativeInfinity: numbers.negative, nan: numbers.nan)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: numbers.positive, negativeInfinity: numbers.negative, nan: numbers.nan)
    return try decoder.decode(type, from: Data(text.utf8))
  }

  /// How many lists and objects of JSON stand inside each other, found before anything is decoded.
  static func depth(of json: some Sequence<UInt8>) -> Int {
    var depth = 0
    var deepest = 0
    var isText = false
    var isEscaped = false
    for byte in json {
      switch (byte, isText) {
      case _ where isEscaped: isEscaped = false
      case (UInt8(ascii: "\\"), true): isEscaped = true
      case (UInt8(ascii: "\""), _): isText.toggle()
      case (UInt8(ascii: "["), false), (UInt8(ascii: "{"), false):
        depth += 1
        deepest = max(deepest, depth)
      case (UInt8(ascii: "]"), false), (UInt8(ascii: "}"), false): depth -= 1
      default: break
      }
    }
    return deepest
  }
}
