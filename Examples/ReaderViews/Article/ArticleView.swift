import Lamina
import ReaderFeed

/// An article to scroll through; only the rows near the screen exist.
struct ArticleView: View {
  let entry: Entry
  @FocusState.Binding private var focus: ReaderFocus?
  private let rows: [ArticleRow]

  init(entry: Entry, focus: FocusState<ReaderFocus?>.Binding) {
    self.entry = entry
    _focus = focus
    rows = entry.article.rows
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ArticleHeader(entry: entry)
          .column()
        ForEach(rows) { row in
          ArticleRowView(row: row)
            .accessibilityIdentifier("row \(row.id)")
            .column()
        }
        ArticleEnd(omission: entry.article.omission)
          .column()
      }
      .textSelection(.enabled)
      .focusable(interactions: .edit)
      .focusEffectDisabled()
      .focused($focus, equals: .article)
      .onKeyPress(.leftArrow) { leave() }
      .onKeyPress(.escape) { leave() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityIdentifier("article")
  }
}

extension ArticleView {
  private func leave() -> KeyPress.Result {
    focus = .list
    return .handled
  }
}

extension View {
  /// The article's column: wide enough for about 45 Chinese characters, in the middle.
  fileprivate func column() -> some View {
    frame(maxWidth: 680, alignment: .leading)
      .padding(.horizontal, 40)
      .frame(maxWidth: .infinity)
  }
}

/// Title and day above an article.
struct ArticleHeader: View {
  let entry: Entry
  @Environment(\.readerScale) private var scale
  @Environment(\.readerQuery) private var query

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let day = entry.dayText {
        Text(day)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Text(query.marked(entry.title))
        .font(.system(size: 30 * scale, weight: .bold))
    }
    .padding(.top, 48)
    .padding(.bottom, 28)
  }
}

/// What stands below the last row: nothing, or why the article ends here.
struct ArticleEnd: View {
  let omission: Article.Omission?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let omission {
        Text(omission.description)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .padding(.top, 24)
      }
      Color.clear.frame(height: 64)
    }
    .accessibilityIdentifier("end of article")
  }
}
