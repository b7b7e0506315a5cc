package import Lamina
package import ReaderFeed

/// An article for paper: all its rows, one below the other.
package struct PrintedArticle: View {
  private let entry: Entry
  private let rows: [ArticleRow]

  package init(entry: Entry) {
    self.entry = entry
    rows = entry.article.rows
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ArticleHeader(entry: entry)
      ForEach(rows) { ArticleRowView(row: $0) }
      ArticleEnd(omission: entry.article.omission)
    }
    .environment(\.isOnPaper, true)
  }
}

extension EnvironmentValues {
  /// Whether nothing can be scrolled: what is long is wrapped.
  @Entry var isOnPaper = false
}
