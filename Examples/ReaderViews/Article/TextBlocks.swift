import Lamina
import ReaderFeed

/// A heading of an article.
struct HeadingView: View {
  let level: Int
  let text: Inline
  @Environment(\.readerScale) private var scale
  @Environment(\.readerQuery) private var query

  var body: some View {
    Text(text.attributed(font: .system(size: size, weight: .bold), size: size, marking: query))
      .lineHeight((size * 1.4).rounded())
      .foregroundStyle(level == 6 ? Color.secondary : Color.primary)
  }

  private var size: CGFloat { ReaderStyle.headingSize(level) * scale }
}

/// A paragraph of an article.
struct ParagraphView: View {
  let text: Inline
  var isQuoted = false
  @Environment(\.readerScale) private var scale
  @Environment(\.readerQuery) private var query

  var body: some View {
    Text(text.attributed(font: .system(size: size), size: size, marking: query))
      .lineHeight((ReaderStyle.lineHeight * scale).rounded())
      .foregroundStyle(isQuoted ? Color.secondary : Color.primary)
  }

  private var size: CGFloat { ReaderStyle.bodySize * scale }
}

/// A listing: its lines as they are, to be scrolled to the side where they are long.
struct CodeView: View {
  let language: String?
  let text: String
  let marks: [CodeMark]
  @Environment(\.readerScale) private var scale
  @Environment(\.readerQuery) private var query
  @Environment(\.isOnPaper) private var isOnPaper

  var body: some View {
    Group {
      if isOnPaper { lines } else { ScrollView(.horizontal) { lines.fixedSize() } }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(ReaderStyle.panel, in: RoundedRectangle(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).stroke(ReaderStyle.edge) }
    .accessibilityLabel(language.map { "Listing in \($0)" } ?? "Listing")
  }

  private var lines: some View {
    Text(query.marked(text, marks))
      .font(ReaderStyle.code(size: 13 * scale))
      .lineHeight((20 * scale).rounded())
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
  }
}
