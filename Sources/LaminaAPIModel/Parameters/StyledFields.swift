import LaminaJSON

/// The fields of a parameter in a style, read as a list, as an object, or as one value.
struct StyledFields {
  /// What the fields are read as.
  enum Shape: CaseIterable {
    case list, object, single

    func fits(_ kinds: Set<SchemaOutline.Kind>) -> Bool {
      switch self {
      case .list: kinds.contains(.array)
      case .object: kinds.contains(.object)
      case .single: !kinds.subtracting([.array, .object]).isEmpty
      }
    }
  }

  private let reading: ParameterReading
  private let style: APIParameterShape.Style
  private let isExploded: Bool
  private let fields: [ParameterField]

  init(
    _ reading: ParameterReading, _ style: APIParameterShape.Style, _ isExploded: Bool,
    _ fields: [ParameterField]
  ) {
    (self.reading, self.style, self.isExploded) = (reading, style, isExploded)
    self.fields = fields
  }

  func value(_ shape: Shape, prefersText: Bool) throws(ParameterFault) -> JSONValue {
    switch shape {
    case .list: try list(prefersText)
    case .object: try object(prefersText)
    case .single: try single(prefersText)
    }
  }

  // MARK: Lists

  private func list(_ prefersText: Bool) throws(ParameterFault) -> JSONValue {
    let text = TextValue(outline: reading.outline.items, prefersText: prefersText)
    var items: [JSONValue] = []
    for item in try pieces(isList: true) { items.append(text.value(item)) }
    return .list(items)
  }

  /// The parts of a list without escapes.
  private func pieces(isList: Bool) throws(ParameterFault) -> [String] {
    let raw = try rawPieces(isList: isList)
    var pieces: [String] = []
    for piece in raw { pieces.append(try reading.decoded(piece)) }
    return pieces
  }

  private func rawPieces(isList: Bool) throws(ParameterFault) -> [Substring] {
    switch style {
    case .form where isExploded, .spaceDelimited where isExploded, .pipeDelimited where isExploded:
      return fields.filter { $0.name == reading.name }.map { $0.raw[...] }
    case .form: return Self.split(try only(), ",")
    case .spaceDelimited: return Self.split(try only(), "%20")
    case .pipeDelimited:
      return Self.split(
        try only().replacing("%7c", with: "|").replacing("%7C", with: "|")[...], "|")
    case .simple:
      return Self.split(fields.map(\.raw).joined(separator: ",")[...], ",").map(trimmed)
    case .label: return try label(isList: isList)
    case .matrix: return try matrix()
    case .deepObject: throw ParameterFault("A list has no form in the style deepObject.")
    }
  }

  private func trimmed(_ text: Substring) -> Substring {
    guard reading.place == .header else { return text }
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }

  private static func split(_ text: Substring, _ separator: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: separator, omittingEmptySubsequences: false)
  }

  /// The text of the one field there may be.
  private func only() throws(ParameterFault) -> Substring {
    let own = fields.filter { $0.name == reading.name }
    guard own.count == 1 else {
      throw ParameterFault("It is given \(own.count) times, and once at most.")
    }
    return own[0].raw[...]
  }

  /// `.1.2`, and `.1,2` where the parts do not stand for themselves.
  private func label(isList: Bool) throws(ParameterFault) -> [Substring] {
    let text = fields[0].raw[...]
    guard text.first == "." else {
      throw ParameterFault(
        "'\(text.prefix(80))' does not begin with a dot, as the style label has it.")
    }
    let rest = text.dropFirst()
    return Self.split(rest, !isExploded && rest.contains(",") ? "," : ".")
  }

  /// `;ids=1,2`, and `;ids=1;ids=2` where the parts stand for themselves.
  private func matrix() throws(ParameterFault) -> [Substring] {
    let pairs = try matrixPairs()
    for pair in pairs where pair.name != reading.name {
      throw ParameterFault("'\(pair.name.prefix(80))' stands where ;\(reading.name)= does.")
    }
    if isExploded { return pairs.map { $0.value } }
    guard pairs.count == 1 else { throw ParameterFault("It is given \(pairs.count) times.") }
    return Self.split(pairs[0].value, ",")
  }

  private func matrixPairs() throws(ParameterFault) -> [(name: Substring, value: Substring)] {
    let text = fields[0].raw[...]
    guard text.first == ";" else {
      throw ParameterFault(
        "'\(text.prefix(80))' does not begin with ;\(reading.name)=, as the style matrix has it.")
    }
    return text.dropFirst().split(separator: ";").map { Self.pair($0) }
  }

  private static func pair(_ text: Substring) -> (name: Substring, value: Substring) {
    let sign = text.firstIndex(of: "=") ?? text.endIndex
    return (text[..<sign], sign == text.endIndex ? "" : text[text.index(after: sign)...])
  }

  // MARK: Objects

  private func object(_ prefersText: Bool) throws(ParameterFault) -> JSONValue {
    if style == .deepObject {
      return try DeepFields(reading.name, reading.outline, prefersText).value(fields, reading)
    }
    let pairs = try members()
    return .map(
      pairs.map { pair in
        let outline = reading.outline.property(pair.name)
        return (pair.name, TextValue(outline: outline, prefersText: prefersText).value(pair.value))
      })
  }

  /// The members' names and texts without escapes.
  private func members() throws(ParameterFault) -> [(name: String, value: String)] {
    switch (style, isExploded) {
    case (.form, true): return try fieldMembers()
    case (.matrix, true): return try pairs(matrixPairs())
    case (.simple, true), (.label, true):
      return try pairs(try rawPieces(isList: false).map(Self.pair))
    default: return try alternating(pieces(isList: false))
    }
  }

  /// Each member a field of its own.
  private func fieldMembers() throws(ParameterFault) -> [(name: String, value: String)] {
    var members: [(name: String, value: String)] = []
    for field in fields {
      guard !members.contains(where: { $0.name == field.name }) else {
        throw ParameterFault("Its member '\(field.name.prefix(80))' is given twice.")
      }
      members.append((field.name, try reading.decoded(field.raw[...])))
    }
    return members
  }

  private func pairs(
    _ pairs: [(name: Substring, value: Substring)]
  ) throws(ParameterFault) -> [(name: String, value: String)] {
    var members: [(name: String, value: String)] = []
    for pair in pairs {
      members.append((try reading.decoded(pair.name), try reading.decoded(pair.value)))
    }
    return members
  }

  /// Names and values in turn: `a,1,b,2`.
  private func alternating(
    _ pieces: [String]
  ) throws(ParameterFault) -> [(name: String, value: String)] {
    guard pieces.count.isMultiple(of: 2) else {
      throw ParameterFault("It has \(pieces.count) parts, and names and values come in pairs.")
    }
    return stride(from: 0, to: pieces.count, by: 2).map { (pieces[$0], pieces[$0 + 1]) }
  }

  // MARK: One value

  private func single(_ prefersText: Bool) throws(ParameterFault) -> JSONValue {
    let raw: Substring
    switch style {
    case .label:
      _ = try label(isList: false)
      raw = fields[0].raw.dropFirst()
    case .matrix:
      let values = try matrixPairs()
      guard values.count == 1, values[0].name == reading.name else {
        throw ParameterFault(
          "'\(fields[0].raw.prefix(80))' is not ;\(reading.name)= and one value.")
      }
      raw = values[0].value
    default: raw = try only()
    }
    return TextValue(outline: reading.outline, prefersText: prefersText)
      .value(try reading.decoded(raw))
  }
}
