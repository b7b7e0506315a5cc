import Lamina
import ReaderFeed

/// A row of an article with the bars, bullets and numbers to its left.
struct ArticleRowView: View {
  let row: ArticleRow

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, insetWidth)
      .padding(.top, gap)
      .overlay(alignment: .topLeading) { insets }
  }

  @ViewBuilder private var content: some View {
    switch row.content {
    case .heading(let level, let text): HeadingView(level: level, text: text)
    case .paragraph(let text): ParagraphView(text: text, isQuoted: row.insets.contains(.quote))
    case .code(let language, let text, let marks):
      CodeView(language: language, text: text, marks: marks)
    case .image(let picture): PictureView(picture: picture)
    case .rule: Divider().padding(.vertical, 12)
    case .table(let table): TableView(table: table)
    }
  }

  private var insets: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(row.insets.indices, id: \.self) { index in
        InsetView(
          inset: row.insets[index], gap: index < row.continuedInsets ? 0 : gap, textGap: gap)
      }
    }
  }

  private var insetWidth: CGFloat { row.insets.reduce(0) { $0 + $1.width } }

  private var gap: CGFloat {
    switch row.gap {
    case .none: 0
    case .tight: 6
    case .normal: 16
    case .wide: if case .heading(1...2, _) = row.content { 36 } else { 28 }
    }
  }
}

/// A bar, a bullet or a number beside a row.
private struct InsetView: View {
  let inset: ArticleRow.Inset
  /// Where the bar begins.
  let gap: CGFloat
  /// Where the text begins.
  let textGap: CGFloat
  @Environment(\.readerScale) private var scale

  var body: some View {
    switch inset {
    case .quote:
      ReaderStyle.bar
        .frame(width: 3)
        .padding(.top, gap)
        .frame(width: inset.width, alignment: .leading)
    case .item(let marker):
      Text(marker ?? "")
        .font(.system(size: ReaderStyle.bodySize * scale))
        .foregroundStyle(.secondary)
        .lineHeight((ReaderStyle.lineHeight * scale).rounded())
        .fixedSize()
        .padding(.top, textGap)
        .padding(.trailing, 10)
        .frame(width: inset.width, alignment: .trailing)
    }
  }
}

extension ArticleRow.Inset {
  /// Points from its left side to what stands in it.
  fileprivate var width: CGFloat {
    switch self {
    case .quote: 20
    case .item: 30
    }
  }
}
