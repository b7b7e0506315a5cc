package import Lamina
package import ReaderFeed

/// The window: entries on the left, the chosen article on the right.
///
/// ```
///  Ctrl+F   the search; Escape empties it, Down leads to what was found, Return opens it
///  arrows   from entry to entry; Return or Right into the article, Left or Escape back
///  Space    down the article by a screen; Ctrl++, Ctrl+-, Ctrl+0 the size of its text
/// ```
package struct ReaderView: View {
  let feed: Feed
  @State private var selection: Entry.ID?
  @State private var searched = ""
  @State private var search: FeedSearch
  @AppStorage(ReaderTextSize.key) private var textSize = 1.0
  @FocusState private var focus: ReaderFocus?

  package init(feed: Feed, entry: Int = 0) {
    self.feed = feed
    let first = feed.entries.indices.contains(entry) ? feed.entries[entry].id : nil
    _selection = State(initialValue: first)
    _search = State(initialValue: FeedSearch(feed))
  }

  package var body: some View {
    let query = SearchQuery(searched)
    HStack(spacing: 0) {
      sidebar(query)
        .frame(width: 300)
      Divider()
      article
        .environment(\.readerScale, ReaderTextSize.held(textSize))
        .environment(\.readerQuery, query)
    }
    .frame(minWidth: 720, minHeight: 420)
    .defaultFocus($focus, .list)
    .onKeyPress(phases: .down) { enlarge($0) }
  }

  private func sidebar(_ query: SearchQuery) -> some View {
    VStack(spacing: 0) {
      EntryList(
        feed: feed, rows: search.rows(for: query), query: query, search: $searched,
        selection: $selection, focus: $focus)
      Divider()
      TextSizeBar(size: $textSize)
    }
    .background(Color(role: .secondaryBackground))
  }

  @ViewBuilder private var article: some View {
    if let entry = feed.entries.first(where: { $0.id == selection }) {
      ArticleView(entry: entry, focus: $focus)
        .id(entry.id)
    } else {
      Text("No entry selected")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// The plus sign needs Shift on most keyboards: then the key is the one that it stands on.
  private func enlarge(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.contains(.command), press.key == "=" || press.key == "+" else {
      return .ignored
    }
    textSize = ReaderTextSize.next(to: textSize, larger: true)
    return .handled
  }
}
