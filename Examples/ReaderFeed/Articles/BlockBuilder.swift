import Foundation
import LaminaMarkup

/// Walks a tree of HTML elements and makes blocks of it; text anywhere ends up in some block.
struct BlockBuilder {
  let reader: ArticleReader
  private var blocks: [Block] = []
  private var inline = InlineBuilder()
  /// What becomes of the text collected in `inline`.
  private var role = Role.paragraph
  private var count = 0
  private var isFull = false

  /// What an element passes on to everything inside it.
  struct Context {
    var style: InlineStyle = []
    var link: URL?
    /// Inside a highlighted listing: the table there is its gutter and its code, not a table.
    var listing: Listing?
    var nesting = 0
  }

  struct Listing {
    var language: String?
  }

  private enum Role {
    case paragraph
    case heading(Int)
  }

  init(reader: ArticleReader) { self.reader = reader }

  /// The article whose elements `root` contains.
  mutating func article(_ root: MarkupNode) -> Article {
    addChildren(of: root, Context())
    flush()
    return Article(
      blocks: blocks, omission: isFull ? .blocks(reader.limits.articleBlocks) : nil)
  }
}

// MARK: - Collecting

extension BlockBuilder {
  mutating func addChildren(of node: MarkupNode, _ context: Context) {
    for child in node.children where !isFull { add(child, context) }
  }

  mutating func add(_ node: MarkupNode, _ context: Context) {
    switch node.kind {
    case .text: addText(node.characters, context)
    case .entity: addText("&\(node.name);", context)
    case .element: add(element: node, Element(node.name), context: context)
    case .other: break
    }
  }

  mutating func addText(_ text: String, _ context: Context) {
    inline.append(text, style: context.style, link: context.link)
  }

  mutating func lineBreak() { inline.lineBreak() }

  /// Ends the paragraph at hand.
  mutating func flush() {
    guard let text = inline.takeInline() else { return }
    for piece in text.pieces(ofBytes: reader.limits.blockBytes) {
      switch role {
      case .paragraph: append(.paragraph(piece))
      case .heading(let level): append(.heading(level: level, piece))
      }
    }
  }

  /// Adds a finished block below everything before it.
  mutating func append(_ block: Block) {
    flush()
    count += 1
    isFull = count > reader.limits.articleBlocks
    if !isFull { blocks.append(block) }
  }

  /// The blocks of one element's inside, kept apart from the enclosing ones.
  mutating func nested(
    _ context: Context, _ fill: (inout BlockBuilder, Context) -> Void
  ) -> [Block] {
    flush()
    let outer = (blocks, role)
    blocks = []
    role = .paragraph
    var inner = context
    inner.nesting += 1
    fill(&self, inner)
    flush()
    defer { (blocks, role) = outer }
    return blocks
  }

  /// Collects paragraphs of their own.
  mutating func addBlock(_ node: MarkupNode, _ context: Context) {
    flush()
    addChildren(of: node, context)
    flush()
  }

  mutating func addHeading(_ node: MarkupNode, level: Int, context: Context) {
    flush()
    let outer = role
    role = .heading(level)
    addChildren(of: node, context)
    flush()
    role = outer
  }
}
