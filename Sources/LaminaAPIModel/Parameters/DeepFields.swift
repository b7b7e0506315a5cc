import LaminaJSON

/// Reads an object of fields as `f[a]=1&f[b][c]=2`, as deep as the schema goes.
struct DeepFields {
  private let name: String
  private let outline: SchemaOutline
  private let prefersText: Bool

  /// How many brackets may follow each other.
  private static let deepest = 16

  init(_ name: String, _ outline: SchemaOutline, _ prefersText: Bool) {
    (self.name, self.outline, self.prefersText) = (name, outline, prefersText)
  }

  func value(
    _ fields: [ParameterField], _ reading: ParameterReading
  ) throws(ParameterFault) -> JSONValue {
    var leaves: [(path: [String], text: String)] = []
    for field in fields {
      leaves.append((try path(field.name), try reading.decoded(field.raw[...])))
    }
    return try object(leaves, outline, at: name)
  }

  /// The names between brackets; empty ones at the end say that it is a list.
  private func path(_ field: String) throws(ParameterFault) -> [String] {
    let rest = field.dropFirst(name.count)
    guard rest.first == "[", rest.last == "]" else { throw broken(field) }
    let names = rest.dropFirst().dropLast().split(separator: "][", omittingEmptySubsequences: false)
    let isBroken = names.contains { $0.contains("[") || $0.contains("]") }
    guard !isBroken, names.first?.isEmpty == false, names.count <= Self.deepest else {
      throw broken(field)
    }
    return names.map(String.init)
  }

  private func broken(_ field: String) -> ParameterFault {
    ParameterFault("'\(field.prefix(80))' is not \(name)[MEMBER], as the style deepObject has it.")
  }

  private func object(
    _ leaves: [(path: [String], text: String)], _ outline: SchemaOutline, at place: String
  ) throws(ParameterFault) -> JSONValue {
    var names: [String] = []
    for leaf in leaves where !names.contains(leaf.path[0]) { names.append(leaf.path[0]) }
    var members: [(name: String, value: JSONValue)] = []
    for name in names {
      let own = leaves.filter { $0.path[0] == name }.map { (Array($0.path.dropFirst()), $0.text) }
      let value = try member(own, outline.property(name), at: "\(place)[\(name)]")
      members.append((name, value))
    }
    return .map(members)
  }

  private func member(
    _ leaves: [(path: [String], text: String)], _ outline: SchemaOutline, at place: String
  ) throws(ParameterFault) -> JSONValue {
    if leaves.allSatisfy({ $0.path.isEmpty || $0.path == [""] }) {
      return try plain(leaves, outline, at: place)
    }
    guard leaves.allSatisfy({ $0.path.first?.isEmpty == false }) else {
      throw ParameterFault("\(place) is a value and has members.")
    }
    return try object(leaves, outline, at: place)
  }

  /// A value, or a list of those that are given more than once.
  private func plain(
    _ leaves: [(path: [String], text: String)], _ outline: SchemaOutline, at place: String
  ) throws(ParameterFault) -> JSONValue {
    let isList = outline.kinds.contains(.array) && (leaves.count > 1 || !leaves[0].path.isEmpty)
    if isList || outline.kinds == [.array] {
      let items = TextValue(outline: outline.items, prefersText: prefersText)
      return .list(leaves.map { items.value($0.text) })
    }
    guard leaves.count == 1 else {
      throw ParameterFault("\(place) is given \(leaves.count) times, and once at most.")
    }
    return TextValue(outline: outline, prefersText: prefersText).value(leaves[0].text)
  }
}
