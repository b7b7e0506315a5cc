/// A part of an article that starts on a line of its own.
package enum Block: Hashable, Sendable {
  /// Level 1 (largest) to 6.
  case heading(level: Int, Inline)
  case paragraph(Inline)
  case list(ordered: Bool, items: [ListItem])
  case quote([Block])
  /// A listing with its line breaks; neither gutter numbers nor an empty line at either end.
  /// What the feed's highlighter has marked in it stands in the order of the text.
  case code(language: String?, text: String, marks: [CodeMark])
  case image(Picture)
  case rule
  case table(Table)

  /// What the reader reads, one line a paragraph; a picture reads as its description.
  package var text: String {
    switch self {
    case .heading(_, let inline), .paragraph(let inline): inline.text
    case .list(_, let items): items.map(\.text).joined(separator: "\n")
    case .quote(let blocks): blocks.map(\.text).joined(separator: "\n")
    case .code(_, let text, _): text
    case .image(let picture): picture.alt
    case .rule: ""
    case .table(let table): table.text
    }
  }
}

/// An item of a list: blocks beside a bullet or a number.
package struct ListItem: Hashable, Sendable {
  /// What an ordered list writes in front of it.
  package var number: Int
  package var blocks: [Block]

  package init(number: Int = 1, blocks: [Block]) {
    self.number = number
    self.blocks = blocks
  }

  package var text: String { blocks.map(\.text).joined(separator: "\n") }
}

/// A picture, film or page that an article shows.
package struct Picture: Hashable, Sendable {
  /// The address as it is written in the article.
  package var source: String
  package var alt: String
  /// The file that holds it; nil where there is none at hand.
  package var path: String?

  package init(source: String, alt: String = "", path: String? = nil) {
    self.source = source
    self.alt = alt
    self.path = path
  }

  /// True where only a stand-in can be shown: a remote address, or a file that is not there.
  package var isMissing: Bool { path == nil }
}
