extension SourceTable {
  /// Where bytes of a scalar's value stand: in the block, the quotes or the included file.
  ///
  /// A scalar into which parameters were put has no bytes of its own; it stands where its node does.
  package func span(in node: YAMLNode, from lower: Int, to upper: Int) -> SourceSpan {
    guard let style = node.style, style != .made else { return node.span }
    let source = Int(node.span.source)
    let segments = style == .file ? [ScalarSegment(value: 0, source: 0)] : segments(of: node, style)
    let start = Self.source(of: lower, in: segments) ?? Int(node.span.start)
    let end = Self.source(of: max(lower, upper), in: segments) ?? start
    return SourceSpan(source: source, start: start, end: max(start, end))
  }

  private func segments(of node: YAMLNode, _ style: YAMLStyle) -> [ScalarSegment] {
    var reader = YAMLReader(bytes: bytes(of: Int(node.span.source)), source: Int(node.span.source))
    return reader.segments(from: Int(node.span.start), style: style)
  }

  private static func source(of value: Int, in segments: [ScalarSegment]) -> Int? {
    guard let segment = segments.last(where: { $0.value <= value }) ?? segments.first else {
      return nil
    }
    return segment.source + max(0, value - segment.value)
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
