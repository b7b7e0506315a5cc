package import Foundation
import LaminaMarkup

extension Feed {
  /// Reads an Atom text, which messages call `name`, with the pictures that lie in `folder`.
  package init(
    data: Data, name: String, folder: URL? = nil, limits: FeedLimits = FeedLimits()
  ) throws(FeedError) {
    guard data.count <= limits.fileBytes else {
      throw .tooLarge(path: name, limit: limits.fileBytes)
    }
    let source = AtomSource(name: name, data: data)
    guard !source.isBlank else { throw .empty(path: name) }
    let document: MarkupDocument
    do throws(MarkupFault) {
      document = try MarkupDocument(xml: data, elements: limits.feedElements)
    } catch {
      throw source.error(for: error, limits: limits)
    }
    let parser = AtomParser(name: name, folder: folder, limits: limits)
    let feed = try document.withRoot { root throws(FeedError) in try parser.feed(root) }
    guard let feed else { throw .empty(path: name) }
    self = feed
  }
}

/// The text as it came, to distinguish a text that was cut from one that never was XML.
private struct AtomSource {
  let name: String
  let data: Data

  private static let marks: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]

  /// True where only white space and byte order marks are there.
  var isBlank: Bool { data.allSatisfy(Self.marks.contains) }

  private var beginsLikeXML: Bool {
    data.first { !Self.marks.contains($0) } == UInt8(ascii: "<")
  }

  func error(for fault: MarkupFault, limits: FeedLimits) -> FeedError {
    switch fault.kind {
    case .truncated where beginsLikeXML:
      .truncated(path: name, line: fault.line)
    case .tooManyElements:
      .tooManyElements(path: name, line: fault.line, limit: limits.feedElements)
    case .tooDeep:
      notXML(fault, "its elements are nested more than \(FeedLimits.feedDepth) levels deep")
    case .malformed, .truncated, .outOfMemory:
      notXML(fault, fault.message)
    }
  }

  private func notXML(_ fault: MarkupFault, _ message: String) -> FeedError {
    .notXML(path: name, line: max(fault.line, 1), column: max(fault.column, 1), message: message)
  }
}

/// Reads the elements of RFC 4287 that a reader shows.
struct AtomParser {
  let name: String
  let folder: URL?
  let limits: FeedLimits

  private static let atom = "http://www.w3.org/2005/Atom"

  func feed(_ root: MarkupNode) throws(FeedError) -> Feed {
    guard root.name == "feed", root.namespace == Self.atom else {
      throw .notAtom(path: name, root: root.name, line: root.line)
    }
    var ids = UniqueIDs()
    return Feed(
      title: plain(root, "title"), subtitle: plain(root, "subtitle"),
      updated: date(root, "updated"),
      entries: root.children
        .filter { $0.kind == .element && $0.name == "entry" && $0.namespace == Self.atom }
        .map { entry($0, &ids) })
  }

  private func entry(_ node: MarkupNode, _ ids: inout UniqueIDs) -> Entry {
    let link = link(of: node)
    let reader = ArticleReader(base: link, folder: folder, limits: limits)
    let article = article(node, with: reader)
    let summary = plain(node, "summary")
    let id = string(node, "id")
    return Entry(
      id: ids.unique(id.isEmpty ? link?.absoluteString ?? "entry" : id),
      title: plain(node, "title"), date: date(node, "published") ?? date(node, "updated"),
      summary: summary.isEmpty ? Self.beginning(of: article) : summary, link: link,
      article: article)
  }

  private func article(_ node: MarkupNode, with reader: ArticleReader) -> Article {
    let content = node.child("content", in: Self.atom) ?? node.child("summary", in: Self.atom)
    guard let content else { return Article() }
    if let source = content.attribute("src") { return reader.reference(to: source) }
    return reader.article(content)
  }

  /// The first lines of an article that has no summary.
  private static func beginning(of article: Article) -> String {
    var text = ""
    for block in article.blocks where text.count < 280 {
      if case .paragraph(let inline) = block { text += (text.isEmpty ? "" : " ") + inline.text }
    }
    return OneLine.of(String(text.prefix(280)))
  }
}

extension AtomParser {
  private func string(_ node: MarkupNode, _ child: String) -> String {
    OneLine.of(node.child(child, in: Self.atom)?.text ?? "")
  }

  /// A text construct (plain, HTML or XHTML) as plain text on one line.
  private func plain(_ node: MarkupNode, _ child: String) -> String {
    guard let construct = node.child(child, in: Self.atom) else { return "" }
    let reader = ArticleReader(base: nil, folder: nil, limits: limits)
    return OneLine.of(reader.article(construct).text)
  }

  private func date(_ node: MarkupNode, _ child: String) -> Date? {
    Timestamp.date(string(node, child))
  }

  /// The page of the entry itself.
  private func link(of node: MarkupNode) -> URL? {
    let links = node.children.filter {
      $0.kind == .element && $0.name == "link" && $0.namespace == Self.atom
    }
    let page = links.first { ($0.attribute("rel") ?? "alternate") == "alternate" }
    return page?.attribute("href").flatMap { WebLink.url($0, base: nil) }
  }
}
