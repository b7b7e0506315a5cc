/// The text of an entry as blocks from top to bottom.
package struct Article: Hashable, Sendable {
  package var blocks: [Block]
  /// Why the end of the article is not among the blocks; nil where it is complete.
  package var omission: Omission?

  package init(blocks: [Block] = [], omission: Omission? = nil) {
    self.blocks = blocks
    self.omission = omission
  }

  /// What the reader reads, one line a paragraph.
  package var text: String { blocks.map(\.text).joined(separator: "\n") }

  /// A limit that an article has reached.
  package enum Omission: Hashable, Sendable, CustomStringConvertible {
    /// Elements inside elements, deeper than this.
    case depth(Int)
    /// More elements than this.
    case elements(Int)
    /// More blocks than this.
    case blocks(Int)

    package var description: String {
      switch self {
      case .depth(let limit):
        "The rest of this article is nested more than \(limit) levels deep and is not shown."
      case .elements(let limit):
        "The rest of this article is not shown: it has more than \(limit) elements."
      case .blocks(let limit):
        "The rest of this article is not shown: it has more than \(limit) paragraphs."
      }
    }
  }
}
