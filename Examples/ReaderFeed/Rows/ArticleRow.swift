/// One line of an article's column: a block without blocks inside, and what stands to its left.
///
/// Lists and quotes are taken apart, so that a lazy stack makes only what is visible of them:
///
/// ```
///  > quote            insets            content     gap
///  > - item           │                 quote       normal
///  >   more           │ •               item        normal
///                     │                 more        tight
/// ```
package struct ArticleRow: Hashable, Sendable, Identifiable {
  /// The place among the rows, from 0.
  package var id: Int
  package var content: Content
  /// What the row stands in, outermost first.
  package var insets: [Inset]
  /// The distance from the row above.
  package var gap: Gap
  /// How many of the insets, counted from outside, go on from the row above: their bars do not stop
  /// in the gap.
  package var continuedInsets: Int

  /// What is to be shown.
  package enum Content: Hashable, Sendable {
    case heading(level: Int, Inline)
    case paragraph(Inline)
    case code(language: String?, text: String, marks: [CodeMark])
    case image(Picture)
    case rule
    case table(Table)
  }

  /// A column to the left of a row.
  package enum Inset: Hashable, Sendable {
    /// The bar of a quote.
    case quote
    /// An item's bullet or number, or the empty space below it.
    case item(marker: String?)
  }

  /// How far apart rows stand.
  package enum Gap: Hashable, Sendable {
    /// The first row.
    case none
    /// Within a list, the lists in its items included.
    case tight
    case normal
    /// Above a heading, but not right below the one that it belongs to.
    case wide
  }
}

extension Article {
  /// The article as rows from top to bottom.
  package var rows: [ArticleRow] {
    var builder = RowBuilder()
    builder.add(blocks)
    return builder.rows
  }
}

/// Walks blocks and keeps track of the lists and quotes that enclose each.
private struct RowBuilder {
  private(set) var rows: [ArticleRow] = []
  private var frames: [Frame] = []
  private var frameCount = 0
  private var previous: [Int] = []
  private var previousLists: Set<Int> = []

  /// A list's item or a quote that is open.
  private struct Frame {
    var id: Int
    /// The same for all items of one list; nil for a quote.
    var list: Int?
    var inset: ArticleRow.Inset
  }

  mutating func add(_ blocks: [Block]) {
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading(let level, let text): append(.heading(level: level, text))
    case .paragraph(let text): append(.paragraph(text))
    case .code(let language, let text, let marks):
      append(.code(language: language, text: text, marks: marks))
    case .image(let picture): append(.image(picture))
    case .rule: append(.rule)
    case .table(let table): append(.table(table))
    case .quote(let blocks): add(blocks, in: .quote)
    case .list(let ordered, let items):
      frameCount += 1
      let list = frameCount
      for item in items {
        add(item.blocks, in: .item(marker: ordered ? "\(item.number)." : bullet), of: list)
      }
    }
  }

  private mutating func add(_ blocks: [Block], in inset: ArticleRow.Inset, of list: Int? = nil) {
    frameCount += 1
    frames.append(Frame(id: frameCount, list: list, inset: inset))
    add(blocks)
    frames.removeLast()
  }

  private mutating func append(_ content: ArticleRow.Content) {
    let ids = frames.map(\.id)
    let continued = zip(ids, previous).prefix { $0 == $1 }.count
    rows.append(
      ArticleRow(
        id: rows.count, content: content, insets: frames.map(\.inset), gap: gap(before: content),
        continuedInsets: continued))
    previous = ids
    previousLists = Set(frames.compactMap(\.list))
    // A marker stands beside its item's first row only.
    for i in frames.indices { frames[i].inset = frames[i].inset.belowMarker }
  }

  private func gap(before content: ArticleRow.Content) -> ArticleRow.Gap {
    guard let last = rows.last else { return .none }
    if case .heading(let level, _) = content {
      return last.isHeading(above: level) ? .normal : .wide
    }
    return previousLists.isDisjoint(with: frames.compactMap(\.list)) ? .normal : .tight
  }

  private var bullet: String {
    let bullets = ["•", "◦", "▪"]
    let depth = frames.count { $0.inset.isItem }
    return bullets[min(depth, bullets.count - 1)]
  }
}

extension ArticleRow {
  fileprivate func isHeading(above level: Int) -> Bool {
    if case .heading(let own, _) = content { own < level } else { false }
  }
}

extension ArticleRow.Inset {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }

  fileprivate var belowMarker: Self { isItem ? .item(marker: nil) : self }
}
