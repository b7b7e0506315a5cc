internal import CXML2

/// Looks over libxml2's shoulder while it parses: keeps the first fault, counts elements, and stops
/// the parser at a limit.
///
/// libxml2 drops the rest of an HTML text that nests deeper than 256 elements, without a word. Here
/// elements from level 200 on become empty ones before their inside, which keeps every character
/// and every break between paragraphs:
///
/// ```
///  html ▶ ... ▶ level 199 ▶ <p>a<b>b</b></p>     becomes     level 199 ▶ <p/> a <b/> b
/// ```
final class ParseWatch {
  private let limit: Int
  private var elements = 0
  /// Elements that are open in the text and closed in the tree.
  private var flattened = 0
  private(set) var fault: MarkupFault?

  /// How deep an HTML tree becomes, at most.
  private static let treeDepth: Int32 = 200

  init(limit: Int) { self.limit = limit }

  /// Runs `parse`, which parses with `context`.
  func observing<Result>(
    _ context: UnsafeMutablePointer<xmlParserCtxt>, _ parse: () -> Result
  ) -> Result {
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    attach(to: context.pointee.sax)
    // What libxml2 reports without a context, such as bytes of another encoding, it would print.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer {
      xmlSetStructuredErrorFunc(nil, nil)
      context.pointee._private = nil
    }
    return withExtendedLifetime(self, parse)
  }

  // The first two are called for XML, the last two for HTML.
  private func attach(to events: UnsafeMutablePointer<xmlSAXHandler>) {
    events.pointee.serror = { context, error in
      guard let parser = ParseWatch.parser(context), let error else { return }
      ParseWatch.of(parser)?.recordError(error.pointee, in: parser)
    }
    events.pointee.startElementNs = {
      xmlSAX2StartElementNs($0, $1, $2, $3, $4, $5, $6, $7, $8)
      guard let parser = ParseWatch.parser($0) else { return }
      ParseWatch.noteColumn(in: parser)
      ParseWatch.of(parser)?.count(in: parser)
    }
    events.pointee.startElement = {
      xmlSAX2StartElement($0, $1, $2)
      guard let parser = ParseWatch.parser($0) else { return }
      ParseWatch.of(parser)?.flatten($1, in: parser)
    }
    events.pointee.endElement = {
      guard let parser = ParseWatch.parser($0) else { return }
      ParseWatch.of(parser)?.close($1, in: parser)
    }
  }

  private typealias Parser = UnsafeMutablePointer<xmlParserCtxt>

  private static func parser(_ context: UnsafeMutableRawPointer?) -> Parser? {
    context?.assumingMemoryBound(to: xmlParserCtxt.self)
  }

  private static func of(_ parser: Parser) -> ParseWatch? {
    parser.pointee._private.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Keeps, in the field that libxml2 leaves to its users, the column at which the start tag begins
  /// that has just been read: 1 where the tag runs over several lines.
  private static func noteColumn(in parser: Parser) {
    guard let input = parser.pointee.input?.pointee, let base = input.base else { return }
    var column = Int(input.col)
    var place = input.cur
    while let current = place, current > base, current.pointee != UInt8(ascii: "<") {
      let byte = current.advanced(by: -1).pointee
      if byte == UInt8(ascii: "\n") { break }
      if byte & 0xC0 != 0x80 { column -= 1 }
      place = current.advanced(by: -1)
    }
    let isWhole = place?.pointee == UInt8(ascii: "<")
    parser.pointee.node?.pointee._private = UnsafeMutableRawPointer(
      bitPattern: isWhole ? max(column, 1) : 1)
  }

  private func count(in parser: Parser) {
    elements += 1
    if elements > limit { stop(parser, .tooManyElements) }
  }

  private func flatten(_ name: UnsafePointer<xmlChar>?, in parser: Parser) {
    count(in: parser)
    guard parser.pointee.nodeNr > Self.treeDepth else { return }
    xmlSAX2EndElement(parser, name)
    flattened += 1
    if parser.pointee.nameNr > Int32(MarkupLimits.htmlDepth) { stop(parser, .tooDeep) }
  }

  private func close(_ name: UnsafePointer<xmlChar>?, in parser: Parser) {
    if flattened > 0 { flattened -= 1 } else { xmlSAX2EndElement(parser, name) }
  }

  private func stop(_ parser: Parser, _ kind: MarkupFault.Kind) {
    guard fault == nil else { return }
    fault = MarkupFault(kind: kind, line: Int(parser.pointee.input?.pointee.line ?? 0))
    xmlStopParser(parser)
  }
}

extension ParseWatch {
  // XML recovers from nothing: its first fatal fault is the one to report.
  private func recordError(_ error: xmlError, in parser: Parser) {
    guard fault == nil, error.level == XML_ERR_FATAL else { return }
    fault = MarkupFault(
      kind: Self.kind(of: error, in: parser.pointee), line: Int(error.line),
      column: Int(error.int2), message: Self.words(error))
  }

  private static func kind(of error: xmlError, in parser: xmlParserCtxt) -> MarkupFault.Kind {
    let code = UInt32(bitPattern: error.code)
    let isAtEnd = remaining(parser.input?.pointee) <= possibleRest(of: code)
    if code == XML_ERR_INTERNAL_ERROR.rawValue && words(error).contains("depth") { return .tooDeep }
    return isAtEnd ? .truncated : .malformed
  }

  private static func remaining(_ input: xmlParserInput?) -> Int {
    guard let input, let cur = input.cur, let end = input.end else { return 0 }
    return end - cur
  }

  /// How many bytes libxml2 leaves unread before it reports that something was cut: the beginning of
  /// "<![CDATA[", or of a character; none where both tags of a pair were read.
  private static func possibleRest(of code: UInt32) -> Int {
    switch code {
    case XML_ERR_NAME_REQUIRED.rawValue: 8
    case XML_ERR_TAG_NAME_MISMATCH.rawValue: -1
    default: 3
    }
  }

  private static func words(_ error: xmlError) -> String {
    let message = error.message.map { String(cString: $0) } ?? "unknown fault"
    return message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .trimmingSuffix(while: { ".! ".contains($0) })
  }
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var kept = self[...]
    while let last = kept.last, isDropped(last) { kept.removeLast() }
    return String(kept)
  }
}
