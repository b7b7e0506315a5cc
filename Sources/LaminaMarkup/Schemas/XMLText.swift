internal import CXML2

/// An XML text that was read for its faults: nothing is fetched, no entity is expanded.
///
/// ```swift
/// let text = XMLText("<a><b></a>")
/// print(text.issues[0].line)     // 1
/// ```
package final class XMLText {
  /// What is wrong with the text.
  package let issues: [XMLIssue]
  let document: UnsafeMutablePointer<xmlDoc>?

  /// The most bytes a text may have.
  package static let limit = 16 << 20

  /// Reads a text.
  package init(_ text: String) {
    let list = IssueList()
    document = text.utf8.count <= Self.limit ? Self.read(Array(text.utf8), list) : nil
    let tooLarge = XMLIssue(
      line: 1, column: nil, message: "The text has more than \(Self.limit) bytes.")
    issues = document == nil && list.issues.isEmpty ? [tooLarge] : list.issues
  }

  deinit { if let document { xmlFreeDoc(document) } }

  /// Whether the text is well-formed.
  package var isWellFormed: Bool { document != nil && issues.isEmpty }

  private static func read(_ bytes: [UInt8], _ list: IssueList) -> UnsafeMutablePointer<xmlDoc>? {
    SchemaLibrary.prepare()
    guard let context = xmlNewParserCtxt() else { return nil }
    defer { xmlFreeParserCtxt(context) }
    context.pointee._private = list.pointer
    context.pointee.sax.pointee.serror = { context, error in
      let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self)
      IssueList.handler(parser?.pointee._private, error)
    }
    return withExtendedLifetime(list) { document(of: bytes, context) }
  }

  private static func document(
    of bytes: [UInt8], _ context: UnsafeMutablePointer<xmlParserCtxt>
  ) -> UnsafeMutablePointer<xmlDoc>? {
    let options = Int32(XML_PARSE_NONET.rawValue)
    return bytes.withUnsafeBytes {
      xmlCtxtReadMemory(
        context, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), nil, "UTF-8", options)
    }
  }
}

/// libxml2 set up once: its tables, and a loader that loads nothing.
enum SchemaLibrary {
  private static let isReady: Bool = {
    xmlInitParser()
    xmlSetExternalEntityLoader { _, _, _ in nil }
    return true
  }()

  static func prepare() { _ = isReady }
}
