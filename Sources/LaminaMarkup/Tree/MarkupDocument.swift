internal import CXML2
package import Foundation

/// Owns a tree that libxml2 has built, and frees it.
///
/// Nodes point into the tree: they live inside `withRoot` and never leave it.
package struct MarkupDocument: ~Copyable {
  private let document: UnsafeMutablePointer<xmlDoc>
  /// The limit at which an HTML tree ends before its text does.
  package let ending: MarkupFault.Kind?

  private init(owning document: UnsafeMutablePointer<xmlDoc>, ending: MarkupFault.Kind?) {
    self.document = document
    self.ending = ending
  }

  deinit { xmlFreeDoc(document) }

  /// Calls `body` with the root element; nil for a document without one.
  package borrowing func withRoot<Result, Failure: Error>(
    _ body: (MarkupNode) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let root = xmlDocGetRootElement(document) else { return nil }
    return try body(MarkupNode(root))
  }
}

extension MarkupDocument {
  /// Reads an XML text; entities that it declares are neither fetched nor expanded.
  package init(xml data: Data, elements limit: Int) throws(MarkupFault) {
    guard let context = Library.ready(xmlNewParserCtxt) else { throw .outOfMemory }
    defer { xmlFreeParserCtxt(context) }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    let watch = ParseWatch(limit: limit)
    let document = watch.observing(context) {
      data.withUnsafeBytes {
        xmlCtxtReadMemory(context, $0.characters, Int32($0.count), nil, nil, Int32(options))
      }
    }
    if let fault = watch.fault {
      document.map(xmlFreeDoc)
      throw fault
    }
    guard let document else { throw .outOfMemory }
    self.init(owning: document, ending: nil)
  }

  /// Reads an HTML text, whatever its faults; nil for a text without any element.
  package init?(html text: String, elements limit: Int) {
    guard let context = Library.ready(htmlNewParserCtxt) else { return nil }
    defer { htmlFreeParserCtxt(context) }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue | HTML_PARSE_NODEFDTD.rawValue
    let watch = ParseWatch(limit: limit)
    let document = watch.observing(context) {
      Array(text.utf8).withUnsafeBytes {
        htmlCtxtReadMemory(context, $0.characters, Int32($0.count), nil, "UTF-8", Int32(options))
      }
    }
    guard let document else { return nil }
    self.init(owning: document, ending: watch.fault?.kind)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var characters: UnsafePointer<CChar>? { bindMemory(to: CChar.self).baseAddress }
}

/// libxml2's global tables, set up once before the first use on any thread.
private enum Library {
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  static func ready<Value>(_ make: () -> Value?) -> Value? { isReady ? make() : nil }
}
