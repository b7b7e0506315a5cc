import Foundation
import LaminaMarkup

/// Makes the article of a text construct, whichever of Atom's three kinds it is.
struct ArticleReader {
  /// What relative links start from.
  let base: URL?
  /// Where relative pictures are looked for.
  let folder: URL?
  let limits: FeedLimits

  /// The article inside `construct`, an element with a `type` of text, html or xhtml.
  func article(_ construct: MarkupNode) -> Article {
    switch construct.attribute("type")?.lowercased() ?? "text" {
    case "html", "text/html": html(construct.text)
    case "xhtml", "application/xhtml+xml": blocks(of: construct)
    default: plain(construct.text)
    }
  }

  /// The article of a content that stands elsewhere: a link to it.
  func reference(to source: String) -> Article {
    let link = WebLink.url(source, base: base)
    return Article(blocks: [.paragraph(Inline([InlineRun(source, link: link)]))])
  }

  /// The article of an HTML text.
  func html(_ text: String) -> Article {
    guard let document = MarkupDocument(html: text, elements: limits.articleElements) else {
      return Article()
    }
    var article = document.withRoot(blocks) ?? Article()
    article.omission = article.omission ?? omission(document.ending)
    return article
  }

  private func blocks(of root: MarkupNode) -> Article {
    var builder = BlockBuilder(reader: self)
    return builder.article(root)
  }

  /// The article of a text without markup: an empty line parts paragraphs.
  private func plain(_ text: String) -> Article {
    var blocks: [Block] = []
    var builder = InlineBuilder()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        builder.takeInline().map { blocks.append(.paragraph($0)) }
      } else {
        builder.append(line + "\n")
      }
    }
    builder.takeInline().map { blocks.append(.paragraph($0)) }
    return Article(blocks: blocks)
  }

  private func omission(_ fault: MarkupFault.Kind?) -> Article.Omission? {
    switch fault {
    case .tooManyElements: .elements(limits.articleElements)
    case .tooDeep, .malformed, .truncated, .outOfMemory: .depth(FeedLimits.articleDepth)
    case nil: nil
    }
  }
}
