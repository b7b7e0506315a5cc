import LaminaJSON

extension SchemaTypes {
  /// A value of one of several types.
  mutating func union(
    _ options: [JSONValue], of value: JSONValue, _ spot: TypeSpot
  ) -> SwiftType {
    let id = spot.target.map { _ in begin(spot, value) }
    var found: [SwiftType] = []
    var labels: [String] = []
    for (index, option) in options.enumerated() where SchemaWords.types(option) != ["null"] {
      let wish = option["title"]?.string.map { SwiftWords($0).upper }
      let wishes = [wish].compactMap(\.self) + spot.wishes.map { "\($0)Option\(index + 1)" }
      let type = type(of: with(value, option), at: spot.inner(spot.owner, wishes))
      found.append(type)
      labels.append(label(option) ?? "")
    }
    return finish(found, labels, value, spot, id)
  }

  /// An option together with the members that all options have.
  private func with(_ value: JSONValue, _ option: JSONValue) -> JSONValue {
    guard value["properties"] != nil else { return option }
    let rest = value.object?.members.filter { !["anyOf", "oneOf", "definitions"].contains($0.key) }
    let base = JSONValue(.object(JSONObject(rest ?? [])))
    return ["allOf": JSONValue(.array([base, option]))]
  }

  /// What an option is called where it is referred to.
  private func label(_ option: JSONValue) -> String? {
    option["$ref"]?.string?.split(separator: "/").last.map { String($0.drop { $0 == "#" }) }
  }

  private mutating func finish(
    _ found: [SwiftType], _ labels: [String], _ value: JSONValue, _ spot: TypeSpot, _ id: TypeID?
  ) -> SwiftType {
    let isNullable = found.contains { $0.isOptional } || Self.allowsNull(value)
    var types: [(SwiftType, String)] = []
    for (type, label) in zip(found, labels) where !types.contains(where: { $0.0 == type.wrapped }) {
      types.append((type.wrapped, label))
    }
    let simple = simplified(types.map(\.0))
    if let simple, id == nil { return isNullable ? simple.orNone : simple }
    let own = id ?? begin(spot, value)
    if let simple {
      graph[own].shape = leads(simple, to: own) ? .wrapper(.json) : .alias(simple)
    } else {
      let cases = zip(names(types.map(\.0)), types).map { TypeOption(name: $0, type: $1.0) }
      graph[own].shape = .union(cases, tag(cases, types.map(\.1), value))
    }
    return isNullable ? .optional(.named(own)) : .named(own)
  }

  private static func allowsNull(_ value: JSONValue) -> Bool {
    SchemaWords.options(value).contains { SchemaWords.types($0) == ["null"] }
      || SchemaWords.types(value).contains("null")
  }

  /// The one type that stands for all, if there is one.
  private func simplified(_ types: [SwiftType]) -> SwiftType? {
    if types.isEmpty || types.contains(.json) { return .json }
    return types.count == 1 ? types[0] : nil
  }

  /// Whether a type is another one, by way of other names.
  private func leads(_ type: SwiftType, to id: TypeID) -> Bool {
    guard case .named(let next) = type.wrapped else { return false }
    if next == id { return true }
    guard case .alias(let type) = graph[next].shape else { return false }
    return leads(type, to: id)
  }

  private func names(_ types: [SwiftType]) -> [String] {
    NameScope.members(types.map(word), reserved: ["other"])
  }

  private func word(_ type: SwiftType) -> String {
    switch type {
    case .string: "string"
    case .int: "integer"
    case .double: "number"
    case .bool: "boolean"
    case .json, .data, .bytes, .file: "value"
    case .timestamp, .httpDate: "date"
    case .dateOnly: "day"
    case .timeOnly: "time"
    case .dateTimeOnly: "dateTime"
    case .array(let type): word(type) + "List"
    case .map(let type): word(type) + "Map"
    case .optional(let type): word(type)
    case .named(let id): SwiftWords(graph[id].wishes.first ?? "value").lower
    }
  }

  // MARK: Tags

  /// The member by which the options are known: one declared, or one that has a value of its own in each.
  private func tag(
    _ options: [TypeOption], _ labels: [String], _ value: JSONValue
  ) -> TypeTag? {
    let members = options.map { fixed($0.type) }
    guard let first = members.first else { return nil }
    let declared = SchemaWords.discriminator(value)
    let shared = first.map(\.key).filter { key in
      let values = members.map { $0.first { $0.key == key }?.value }
      return !values.contains(nil) && Set(values).count == values.count
    }
    if let key = declared.flatMap({ shared.contains($0) ? $0 : nil })
      ?? (declared == nil ? shared.first : nil)
    {
      let values = members.map { $0.first { $0.key == key }?.value ?? "" }
      return TypeTag(key: key, values: values.enumerated().map { ($1, $0) })
    }
    let values = mapped(labels, value)
    return values.isEmpty ? nil : declared.map { TypeTag(key: $0, values: values) }
  }

  /// The values of a discriminator: those mapped, and the names of the options.
  private func mapped(_ labels: [String], _ value: JSONValue) -> [(value: String, option: Int)] {
    let mapping = value["discriminator"]?["mapping"]?.object?.distinct ?? []
    let given = mapping.compactMap { member -> (String, Int)? in
      let name = member.value.string?.split(separator: "/").last.map(String.init)
      return labels.firstIndex { $0 == name }.map { (member.key, $0) }
    }
    let named = labels.enumerated().filter { label in
      !label.element.isEmpty && !given.contains { $0.0 == label.element }
    }
    return given + named.map { ($0.element, $0.offset) }
  }

  /// The members of a structure that have one value only.
  private func fixed(_ type: SwiftType) -> [(key: String, value: String)] {
    guard case .named(let id) = type, case .structure(let properties, _) = graph[id].shape else {
      return []
    }
    return properties.compactMap { property in
      guard case .named(let id) = property.type, case .choices(let choices) = graph[id].shape,
        choices.raw == .string, choices.values.count == 1
      else { return nil }
      return (property.key, choices.values[0])
    }
  }
}
