import LaminaJSON

extension SchemaTypes {
  /// Deeper schemas allow all.
  private static let depthLimit = 64

  /// The type of a schema; an optional one if it allows null.
  mutating func type(of value: JSONValue, at spot: TypeSpot) -> SwiftType {
    guard value.object != nil, spot.depth < Self.depthLimit else { return .json }
    if let reference = value["$ref"]?.string { return type(of: reference, at: spot) }
    if spot.target == nil, let known = declaredType(value) { return known }
    if let choices = choices(value, spot) { return choices }
    let options = SchemaWords.options(value)
    if !options.isEmpty { return union(options, of: value, spot) }
    let demands = SchemaWords.demands(value)
    if !demands.isEmpty { return whole(value, demands, spot) }
    return plain(value, SchemaWords.types(value), spot)
  }

  private mutating func plain(
    _ value: JSONValue, _ types: [String], _ spot: TypeSpot
  ) -> SwiftType {
    let names = types.filter { $0 != "null" }
    let isNullable = names.count < types.count
    let type: SwiftType =
      if names.count == 1 {
        single(value, names[0], spot)
      } else if Set(names) == ["integer", "number"] {
        .double
      } else if names.count > 1 {
        union(names.map(Self.schema), of: value, spot)
      } else {
        .json
      }
    return isNullable ? type.orNone : type
  }

  private static func schema(ofType name: String) -> JSONValue {
    ["type": JSONValue(.string(name))]
  }

  private mutating func single(
    _ value: JSONValue, _ name: String, _ spot: TypeSpot
  ) -> SwiftType {
    switch name {
    case "string": return string(value)
    case "integer": return .int
    case "number": return .double
    case "boolean": return .bool
    case "array": return array(value, spot)
    case "object": return object(value, spot)
    default: return .json
    }
  }

  private func string(_ value: JSONValue) -> SwiftType {
    switch (value["format"]?.string, value["pattern"]?.string) {
    case ("date-time", _): .timestamp
    case ("binary", _): .bytes
    case ("byte", _): .data
    case ("date", _), (_, #"^\d{4}-\d{2}-\d{2}$"#): .dateOnly
    case ("time", _), (_, #"^\d{2}:\d{2}:\d{2}(\.\d+)?$"#): .timeOnly
    case (_, #"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$"#): .dateTimeOnly
    default: .string
    }
  }

  private mutating func array(_ value: JSONValue, _ spot: TypeSpot) -> SwiftType {
    guard let items = value["items"], items.object != nil else { return .array(.json) }
    let wishes = spot.wishes.map(SingularWord.of) + spot.wishes.map { $0 + "Item" }
    return .array(type(of: items, at: spot.inner(spot.owner, wishes)))
  }

  /// Known values, if all are of one kind.
  private mutating func choices(_ value: JSONValue, _ spot: TypeSpot) -> SwiftType? {
    guard let all = value["enum"]?.array ?? value["const"].map({ [$0] }), !all.isEmpty else {
      return nil
    }
    let values = all.filter { !$0.isNull }
    let type = known(values, value, spot)
    return values.count < all.count ? type.orNone : type
  }

  private mutating func known(
    _ values: [JSONValue], _ value: JSONValue, _ spot: TypeSpot
  ) -> SwiftType {
    let texts = values.compactMap(\.string)
    let numbers = values.compactMap(\.number)
    if !values.isEmpty, values.allSatisfy({ $0.bool != nil }) { return .bool }
    if !texts.isEmpty, texts.count == values.count { return add(.string, texts, value, spot) }
    guard !numbers.isEmpty, numbers.count == values.count else { return .json }
    let whole = numbers.compactMap(\.int)
    if whole.count == values.count { return add(.int, whole.map(String.init), value, spot) }
    return add(.double, numbers.map { $0.double.description }, value, spot)
  }

  private mutating func add(
    _ raw: TypeChoices.Raw, _ values: [String], _ value: JSONValue, _ spot: TypeSpot
  ) -> SwiftType {
    var seen: Set<[UInt8]> = []
    let distinct = values.filter { seen.insert(Array($0.utf8)).inserted }
    let id = begin(spot, value)
    graph[id].shape = .choices(TypeChoices(raw, distinct))
    return .named(id)
  }
}
