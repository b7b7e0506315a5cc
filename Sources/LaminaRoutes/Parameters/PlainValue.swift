/// A parameter's value as JSON has it, without names for reals and dictionaries: the way between
/// values and types of the author's.
struct PlainValue: Codable {
  let value: ParameterValue

  init(_ value: ParameterValue) { self.value = value }

  init(from decoder: any Decoder) throws {
    if let pairs = try? decoder.container(keyedBy: Key.self) {
      var values: [String: ParameterValue] = [:]
      // An optional that is nil is left out.
      for key in pairs.allKeys where !((try? pairs.decodeNil(forKey: key)) ?? false) {
        values[key.stringValue] = try pairs.decode(PlainValue.self, forKey: key).value
      }
      value = .dictionary(values)
      return
    }
    let single = try decoder.singleValueContainer()
    if let boolean = try? single.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? single.decode(Int.self) {
      value = .integer(integer)
    } else if let real = try? single.decode(Double.self) {
      value = .real(real)
    } else if let string = try? single.decode(String.self) {
      value = .string(string)
    } else {
      value = .array(try single.decode([PlainValue].self).map(\.value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch value {
    case .string(let string): try single.encode(string)
    case .integer(let integer): try single.encode(integer)
    case .real(let real): try single.encode(real)
    case .boolean(let boolean): try single.encode(boolean)
    case .array(let values): try single.encode(values.map { PlainValue($0) })
    case .dictionary(let values): try single.encode(values.mapValues { PlainValue($0) })
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
