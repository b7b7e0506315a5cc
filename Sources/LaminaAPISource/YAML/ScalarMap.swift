/// Where the bytes of one scalar's value stand: in the block, the quotes or the included file.
package struct ScalarPlaces: Sendable {
  private let node: YAMLNode
  private let segments: [ScalarSegment]

  init(_ node: YAMLNode, _ segments: [ScalarSegment]) {
    self.node = node
    self.segments = segments
  }

  /// The span of some bytes of the value.
  ///
  /// A scalar into which parameters were put has no bytes of its own; it stands where its node does.
  package func span(from lower: Int, to upper: Int) -> SourceSpan {
    guard let start = source(of: lower) else { return node.span }
    let end = source(of: max(lower, upper)) ?? start
    return SourceSpan(source: Int(node.span.source), start: start, end: max(start, end))
  }

  private func source(of value: Int) -> Int? {
    guard var low = segments.indices.first else { return nil }
    var high = segments.endIndex
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].value <= value { low = middle } else { high = middle }
    }
    let segment = segments[low]
    return segment.source + max(0, value - segment.value)
  }
}

extension SourceTable {
  /// The places of a scalar's bytes, for as many questions as there are.
  package func places(in node: YAMLNode) -> ScalarPlaces {
    switch node.style {
    case nil, .made: ScalarPlaces(node, [])
    case .file: ScalarPlaces(node, [ScalarSegment(value: 0, source: 0)])
    case .some(let style): ScalarPlaces(node, segments(of: node, style))
    }
  }

  /// Where bytes of a scalar's value stand.
  package func span(in node: YAMLNode, from lower: Int, to upper: Int) -> SourceSpan {
    places(in: node).span(from: lower, to: upper)
  }

  private func segments(of node: YAMLNode, _ style: YAMLStyle) -> [ScalarSegment] {
    var reader = YAMLReader(bytes: bytes(of: Int(node.span.source)), source: Int(node.span.source))
    return reader.segments(from: Int(node.span.start), style: style)
  }
}

extension YAMLReader {
  /// Reads a scalar again, and answers where its pieces stand.
  mutating func segments(from start: Int, style: YAMLStyle) -> [ScalarSegment] {
    at = start
    lineStart = bytes[..<min(start, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    _ = readProperties()
    _ = skipBlank()
    isRecording = true
    switch style {
    case .plain: _ = plain(indent: 0)
    case .single, .double: if at < bytes.count { _ = quoted() }
    case .literal(let width), .folded(let width): _ = blockScalar(indent: width, width: width)
    case .file, .made: break
    }
    return segments
  }
}
