import Foundation

/// Values as JSON text on one line, and back.
///
/// JSON has no data and no dates: where the value itself is one, it is wrapped, so that whoever asks without a type
/// finds the same.
///
/// ```
///  Data([1, 2])  {"$data":"AQI="}        Date  {"$date":770000000.5}     URL  "https://example.org"
/// ```
package enum StoreCoding {
  private static let numbers = (positive: "inf", negative: "-inf", nan: "nan")

  private struct Wrapped: Codable {
    var data: Data?
    var date: Date?
    enum CodingKeys: String, CodingKey {
      case data = "$data"
      case date = "$date"
    }
  }

  package static func text<Value: Encodable>(of value: Value) throws -> String {
    // The usual ones need no coder, which costs 10 times as much as all the rest.
    switch value {
    case let value as Bool: return value ? "true" : "false"
    case let value as Int: return "\(value)"
    case let value as Data: return try json(Wrapped(data: value))
    case let value as Date: return try json(Wrapped(date: value))
    default: return try json(value)
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: numbers.positive, negativeInfinity: numbers.negative, nan: numbers.nan)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  package static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    if type is Bool.Type || type is Bool?.Type, let isOn = truth(text) as? Value { return isOn }
    if type is Data.Type || type is Data?.Type || type is Date.Type || type is Date?.Type,
      let wrapped = try? decode(Wrapped.self, text),
      let value = (wrapped.data ?? wrapped.date as Any?) as? Value
    {
      return value
    }
    return try decode(type, text)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: numbers.positive, negativeInfinity: numbers.negative, nan: numbers.nan)
    return try decoder.decode(type, from: Data(text.utf8))
  }

  /// A number counts as a switch, as property lists have it.
  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// How many lists and objects of JSON stand inside each other, found before anything is decoded.
  package static func depth(of json: some Sequence<UInt8>) -> Int {
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
