extension YAMLReader {
  /// Reads what follows an indicator, or begins a document.
  ///
  /// - Parameters:
  ///   - indent: the first column that content on a line of its own may have.
  ///   - sequenceIndent: the same for a list, which may stand below its key without being indented.
  ///   - compact: whether a list or a map may begin on the indicator's line.
  /// - Returns: the node; null if nothing stands there.
  mutating func blockNode(indent: Int, sequenceIndent: Int, compact: Bool) -> YAMLNode {
    let origin = at
    guard enter() else { return .null(at: span(from: origin, to: origin)) }
    defer { depth -= 1 }
    let crossed = skipBlank()
    guard isInside(indent, sequenceIndent, crossed: crossed) else {
      return .null(at: span(from: origin, to: origin))
    }
    if byte(at) == UInt8(ascii: "&") || byte(at) == UInt8(ascii: "!") {
      return nodeWithProperties(
        indent: indent, sequenceIndent: sequenceIndent, allowsBlock: crossed || compact)
    }
    return blockContent(indent: indent, allowsBlock: crossed || compact)
  }

  private mutating func enter() -> Bool {
    depth += 1
    nodeCount += 1
    if depth <= Self.depthLimit, nodeCount <= Self.nodeLimit { return true }
    depth -= 1
    fail(
      "yaml-limit", "The document nests deeper than \(Self.depthLimit) or has too many nodes.",
      at: at)
    return false
  }

  private func isInside(_ indent: Int, _ sequenceIndent: Int, crossed: Bool) -> Bool {
    if isAtEnd { return false }
    if !crossed || column >= indent { return true }
    return column >= sequenceIndent && isIndicator(UInt8(ascii: "-"))
  }

  private mutating func nodeWithProperties(
    indent: Int, sequenceIndent: Int, allowsBlock: Bool
  ) -> YAMLNode {
    if allowsBlock, lineIsKey(from: at) { return blockMapping() }
    let start = at
    let properties = readProperties()
    let origin = at
    let before = nodeCount
    let crossed = skipBlank()
    var node = YAMLNode.null(at: span(from: start, to: origin))
    if isInside(indent, sequenceIndent, crossed: crossed), !isAtEnd {
      node =
        properties.isInclude ? includedName() : blockContent(indent: indent, allowsBlock: crossed)
    }
    return apply(properties, to: node, start: start, weight: nodeCount - before + 1)
  }

  /// A file's name, in which a colon or a bracket means nothing.
  private mutating func includedName() -> YAMLNode {
    guard byte(at) != UInt8(ascii: "\""), byte(at) != UInt8(ascii: "'") else { return quoted() }
    let start = at
    var end = at
    while !isLineEnd(at), !(byte(at) == 0x23 && isBlank(at - 1)) {
      at += 1
      if !isBlank(at - 1) { end = at }
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return YAMLNode(.scalar(text, .plain), span: span(from: start, to: end))
  }

  mutating func blockContent(indent: Int, allowsBlock: Bool) -> YAMLNode {
    if isIndicator(UInt8(ascii: "-")) { return allowsBlock ? blockSequence() : misplaced("A list") }
    if isIndicator(UInt8(ascii: "?")) { return allowsBlock ? blockMapping() : misplaced("A key") }
    if allowsBlock, lineIsKey(from: at) || lineIsSlippedKey(from: at) { return blockMapping() }
    switch byte(at) {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return blockScalar(indent: indent)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return endOfLine(after: flowNode())
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return endOfLine(after: quotedValue())
    case UInt8(ascii: "*"): return endOfLine(after: alias())
    default: return plain(indent: indent)
    }
  }

  private mutating func misplaced(_ what: String) -> YAMLNode {
    let start = at
    fail(
      "yaml-syntax", "\(what) is not allowed here.", at: start,
      repair: "Begin it on a line of its own.")
    return .null(at: span(from: start, to: start))
  }

  /// After a node that ends by itself nothing but a comment may stand on the line.
  private mutating func endOfLine(after node: YAMLNode) -> YAMLNode {
    let end = at
    skipSpaces()
    if isLineEnd(at) || (byte(at) == 0x23 && at > end) { return node }
    let isKey = byte(at) == UInt8(ascii: ":")
    fail(
      "yaml-syntax",
      isKey
        ? "A value may not be a key as well: mapping values are not allowed here."
        : "Nothing may follow here: the value has ended.", at: at)
    return node
  }
}
