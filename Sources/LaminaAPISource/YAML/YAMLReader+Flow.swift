extension YAMLReader {
  /// Reads a node within brackets, or one that brackets begin.
  mutating func flowNode() -> YAMLNode {
    let start = at
    depth += 1
    nodeCount += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      fail("yaml-limit", "The document nests deeper than \(Self.depthLimit).", at: start)
      return .null(at: span(from: start, to: start))
    }
    let before = nodeCount
    let properties = readProperties()
    _ = skipBlank(inFlow: true)
    let node = flowContent(isInclude: properties.isInclude)
    if properties.isEmpty { return node }
    return apply(properties, to: node, start: start, weight: nodeCount - before + 1)
  }

  private mutating func flowContent(isInclude: Bool) -> YAMLNode {
    switch byte(at) {
    case UInt8(ascii: "["): return flowSequence()
    case UInt8(ascii: "{"): return flowMapping()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
    case UInt8(ascii: "*"): return alias()
    default: return flowPlain()
    }
  }

  private mutating func flowSequence() -> YAMLNode {
    let start = at
    var items: [YAMLNode] = []
    at += 1
    while skipFlow(), byte(at) != UInt8(ascii: "]") {
      items.append(flowEntry())
      guard separator(before: UInt8(ascii: "]")) else { break }
    }
    return closed(.sequence(items), from: start)
  }

  /// An entry of a list; `[a: b]` holds a map of one pair.
  private mutating func flowEntry() -> YAMLNode {
    let key = flowNode()
    guard skipFlow(), isFlowColon(after: key) else { return key }
    let pair = flowPair(key)
    let end = Int(pair.value.span.end)
    return YAMLNode(.mapping([pair]), span: span(from: Int(key.span.start), to: end))
  }

  private mutating func flowMapping() -> YAMLNode {
    let start = at
    var pairs: [YAMLPair] = []
    at += 1
    while skipFlow(), byte(at) != UInt8(ascii: "}") {
      pairs.append(flowMappingPair())
      guard separator(before: UInt8(ascii: "}")) else { break }
    }
    return closed(.mapping(pairs), from: start)
  }

  private mutating func flowMappingPair() -> YAMLPair {
    let start = at
    if isIndicator(UInt8(ascii: "?")) {
      at += 1
      _ = skipBlank(inFlow: true)
    }
    let key = flowNode()
    if !key.isScalar { reportComplexKey(at: start) }
    guard skipFlow(), isFlowColon(after: key) else { return YAMLPair(key, .null(at: key.span)) }
    return flowPair(key)
  }

  private mutating func flowPair(_ key: YAMLNode) -> YAMLPair {
    at += 1
    let origin = at
    _ = skipFlow()
    let next = byte(at)
    if next == UInt8(ascii: ",") || next == UInt8(ascii: "]") || next == UInt8(ascii: "}") {
      return YAMLPair(key, .null(at: span(from: origin, to: origin)))
    }
    let value = flowNode()
    return YAMLPair(key, skipFlow() ? rewindToComma(in: value) : value)
  }

  private func isFlowColon(after key: YAMLNode) -> Bool {
    guard byte(at) == UInt8(ascii: ":") else { return false }
    return isBlank(at + 1) || isFlowIndicator(byte(at + 1)) || key.style != .plain
  }

  /// Skips blanks; answers false at the end of the text, which is a fault.
  private mutating func skipFlow() -> Bool {
    _ = skipBlank(inFlow: true)
    if !isAtEnd { return true }
    fail("yaml-syntax", "A bracket is not closed.", at: min(at, bytes.count))
    return false
  }

  private mutating func separator(before close: UInt8) -> Bool {
    guard skipFlow() else { return false }
    if byte(at) == close { return true }
    if byte(at) == UInt8(ascii: ",") {
      at += 1
      return true
    }
    if passFullWidthComma() { return true }
    fail("yaml-syntax", "Here a comma or \"\(Unicode.Scalar(close))\" is missing.", at: at)
    return false
  }

  private mutating func closed(_ content: YAMLNode.Content, from start: Int) -> YAMLNode {
    if at < bytes.count { at += 1 }
    return YAMLNode(content, span: span(from: start, to: at))
  }

  private mutating func flowPlain() -> YAMLNode {
    let start = at
    checkPlainStart()
    var pieces = ScalarPieces()
    var end = at
    while !isAtEnd {
      end = flowLine()
      pieces.append(bytes[at..<max(at, end)])
      at = max(at, end)
      let breaks = passFlowBreaks()
      if breaks == 0 || endsFlowPlain() { break }
      pieces.fold(breaks)
    }
    if end <= start, at < bytes.count, !isFlowIndicator(byte(at)), byte(at) != UInt8(ascii: ":") {
      fail("yaml-syntax", "A value may not begin so.", at: at)
    }
    let text = pieces.text
    checkCommas(in: text, at: start)
    return YAMLNode(.scalar(text, .plain), span: span(from: start, to: max(start, end)))
  }

  /// The end of the plain text on this line.
  private func flowLine() -> Int {
    var offset = at
    var end = at
    while !isLineEnd(offset), !isFlowIndicator(bytes[offset]) {
      let next = offset + 1
      if bytes[offset] == UInt8(ascii: ":"), isBlank(next) || isFlowIndicator(byte(next)) { break }
      if bytes[offset] == 0x23, offset > at, isBlank(offset - 1) { break }
      offset = next
      if !isBlank(offset - 1) { end = offset }
    }
    return end
  }

  private mutating func passFlowBreaks() -> Int {
    var breaks = 0
    skipSpaces()
    while at < bytes.count, isLineEnd(at) {
      passLineEnd()
      breaks += 1
      skipSpaces()
    }
    return breaks
  }

  private func endsFlowPlain() -> Bool {
    isAtEnd || isFlowIndicator(byte(at)) || byte(at) == 0x23 || byte(at) == UInt8(ascii: ":")
  }
}
