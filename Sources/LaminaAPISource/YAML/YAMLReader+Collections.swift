extension YAMLReader {
  /// Reads the entries of a list, whose first dash is here.
  mutating func blockSequence() -> YAMLNode {
    let (start, indent) = (at, column)
    var items: [YAMLNode] = []
    while !isAtEnd, column == indent, isIndicator(UInt8(ascii: "-")) {
      at += 1
      items.append(blockNode(indent: indent + 1, sequenceIndent: indent + 1, compact: true))
      _ = skipBlank()
      skipDeeper(than: indent, in: "list")
    }
    let end = items.last.map { Int($0.span.end) } ?? at
    return YAMLNode(.sequence(items), span: span(from: start, to: end))
  }

  /// Reads the entries of a map, whose first key is here.
  mutating func blockMapping() -> YAMLNode {
    let (start, indent) = (at, column)
    var pairs: [YAMLPair] = []
    while !isAtEnd, column == indent, !isIndicator(UInt8(ascii: "-")) {
      if let pair = blockPair(indent: indent) { pairs.append(pair) }
      _ = skipBlank()
      adoptDeeper(than: indent, into: &pairs)
    }
    let end = pairs.last.map { Int($0.value.span.end) } ?? at
    return YAMLNode(.mapping(pairs), span: span(from: start, to: end))
  }

  /// Reports keys that are indented further than those of their map; they go to the last key without a value.
  ///
  /// ```
  /// /users:          a key without a value
  /// type: member     was meant to be indented
  ///   get:           goes to /users, so that its own problems are found, too
  /// ```
  private mutating func adoptDeeper(than indent: Int, into pairs: inout [YAMLPair]) {
    guard !isAtEnd, column > indent, lineIsKey(from: at), depth < Self.depthLimit else {
      return skipDeeper(than: indent, in: "map")
    }
    reportDeeper(than: indent, in: "map")
    let stray = blockMapping()
    if let index = pairs.lastIndex(where: { $0.value.isNull }) { pairs[index].value = stray }
    _ = skipBlank()
    skipDeeper(than: indent, in: "map")
  }

  /// Reports and skips lines that are indented further than the entries of their collection.
  private mutating func skipDeeper(than indent: Int, in kind: String) {
    guard !isAtEnd, column > indent else { return }
    reportDeeper(than: indent, in: kind)
    while !isAtEnd, column > indent {
      skipLine()
      _ = skipBlank()
    }
  }

  private mutating func reportDeeper(than indent: Int, in kind: String) {
    report(
      "yaml-indentation", "This line is indented further than the entries of its \(kind).", at: at,
      repair: "Indent it by \(indent) spaces, or the lines above by more.")
    isBroken = true
  }

  private mutating func blockPair(indent: Int) -> YAMLPair? {
    if isIndicator(UInt8(ascii: "?")) { return explicitPair(indent: indent) }
    guard lineIsKey(from: at) else { return missingColon() }
    guard let key = implicitKey() else { return nil }
    at += 1
    return YAMLPair(key, blockNode(indent: indent + 1, sequenceIndent: indent, compact: false))
  }

  private mutating func missingColon() -> YAMLPair? {
    if let slip = slippedColon(from: at) { return pair(with: slip) }
    report("yaml-syntax", "A key needs a colon after it.", at: at, repair: "Write \"key: value\".")
    isBroken = true
    skipLine()
    return nil
  }

  /// Reports a colon that is none, and reads the pair that was meant.
  private mutating func pair(with slip: SlippedColon) -> YAMLPair {
    let start = at
    let key = String(decoding: bytes[start..<slip.colon], as: UTF8.self)
    var end = slip.value
    while !isLineEnd(end) { end += 1 }
    let text = String(decoding: bytes[slip.value..<end], as: UTF8.self)
    report(
      "yaml-colon", slip.sentence, at: slip.colon,
      repair: text.isEmpty ? "Write \"\(key):\"." : "Write \"\(key): \(text)\".")
    let node = YAMLNode(.scalar(key, .plain), span: span(from: start, to: slip.colon))
    let indent = column
    at = slip.value
    return YAMLPair(node, blockNode(indent: indent + 1, sequenceIndent: indent, compact: false))
  }

  private mutating func explicitPair(indent: Int) -> YAMLPair {
    let start = at
    at += 1
    let key = blockNode(indent: indent + 1, sequenceIndent: indent + 1, compact: true)
    if !key.isScalar { reportComplexKey(at: start) }
    _ = skipBlank()
    guard !isAtEnd, column == indent, isIndicator(UInt8(ascii: ":")) else {
      return YAMLPair(key, .null(at: key.span))
    }
    at += 1
    return YAMLPair(key, blockNode(indent: indent + 1, sequenceIndent: indent, compact: true))
  }

  func isKeyColon(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: ":") && isBlank(offset + 1)
  }

  mutating func reportComplexKey(at offset: Int) {
    report("yaml-complex-key", "Only scalar map keys are allowed in RAML.", at: offset)
  }

  /// The key up to its colon, at which the cursor stands afterwards.
  private mutating func implicitKey() -> YAMLNode? {
    let start = at
    let properties = readProperties()
    skipSpaces()
    let key = keyNode()
    if !key.isScalar { reportComplexKey(at: start) }
    skipSpaces()
    guard isKeyColon(at) else { return nil }
    return properties.isEmpty ? key : apply(properties, to: key, start: start, weight: 1)
  }

  private mutating func keyNode() -> YAMLNode {
    switch byte(at) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flowNode()
    case UInt8(ascii: "*"): return alias()
    default: return plainKey()
    }
  }

  private mutating func plainKey() -> YAMLNode {
    let start = at
    checkPlainStart()
    while !isLineEnd(at), !isKeyColon(at) { at += 1 }
    var end = at
    while end > start, isBlank(end - 1) { end -= 1 }
    let text = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    return YAMLNode(.scalar(text, .plain), span: span(from: start, to: end))
  }
}
