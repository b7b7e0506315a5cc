/// What may stand before a node: an anchor and a tag.
struct YAMLProperties {
  var anchor: String?
  var tag: String?
  var isEmpty: Bool { anchor == nil && tag == nil }
  var isInclude: Bool { tag == "!include" }
}

extension YAMLReader {
  mutating func readProperties() -> YAMLProperties {
    var properties = YAMLProperties()
    while true {
      if byte(at) == UInt8(ascii: "&") {
        at += 1
        properties.anchor = word()
      } else if byte(at) == UInt8(ascii: "!") {
        properties.tag = tag()
      } else {
        return properties
      }
      skipSpaces()
    }
  }

  private mutating func word() -> String {
    let start = at
    while !isBlank(at), !isFlowIndicator(byte(at)) { at += 1 }
    if at == start { fail("yaml-syntax", "A name is missing here.", at: start) }
    return String(decoding: bytes[start..<max(start, min(at, bytes.count))], as: UTF8.self)
  }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// Known tags in their short form; `tag:yaml.org,2002:str` becomes `!!str`.
  private mutating func tag() -> String {
    let start = at
    while !isBlank(at), !isFlowIndicator(byte(at)) || byte(start + 1) == UInt8(ascii: "<") {
      at += 1
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    let tag = text.hasPrefix("!<tag:yaml.org,2002:") ? "!!" + text.dropFirst(20).dropLast() : text
    if tag == "!include" { hasIncludes = true } else { check(tag, at: start) }
    return tag
  }

  private mutating func check(_ tag: String, at start: Int) {
    guard !Self.knownTags.contains(tag) else { return }
    let isInclude = tag.hasPrefix("!include")
    report(
      "yaml-tag", "There is no tag \"\(tag)\".", at: start,
      repair: isInclude ? "Put a blank between !include and the file's name." : nil)
  }

  private static let knownTags: Set<String> = [
    "!", "!!str", "!!null", "!!bool", "!!int", "!!float", "!!seq", "!!map", "!!binary",
    "!!timestamp",
    "!!omap", "!!pairs", "!!set", "!!merge", "!!value",
  ]

  mutating func apply(
    _ properties: YAMLProperties, to node: YAMLNode, start: Int, weight: Int
  ) -> YAMLNode {
    var node = node
    node.tag = properties.tag ?? node.tag
    node.span.start = Int32(truncatingIfNeeded: start)
    if let anchor = properties.anchor { anchors[anchor] = (node, weight) }
    return node
  }

  /// The node that an alias repeats.
  mutating func alias() -> YAMLNode {
    let start = at
    at += 1
    let name = word()
    guard let known = anchors[name] else {
      fail("yaml-alias", "There is no anchor \"\(name)\" above in this file.", at: start)
      return .null(at: span(from: start, to: start))
    }
    nodeCount += known.weight
    if nodeCount > Self.nodeLimit {
      fail("yaml-limit", "The aliases repeat more than \(Self.nodeLimit) nodes.", at: start)
    }
    return known.node
  }
}
