package import Lamina
package import ReaderFeed

/// The window: entries on the left, the chosen article on the right.
package struct ReaderView: View {
  let feed: Feed
  @State private var selection: Entry.ID?

  package init(feed: Feed, entry: Int = 0) {
    self.feed = feed
    let first = feed.entries.indices.contains(entry) ? feed.entries[entry].id : nil
    _selection = State(initialValue: first)
  }

  package var body: some View {
    HStack(spacing: 0) {
      EntryList(feed: feed, selection: $selection)
        .frame(width: 300)
      Divider()
      article
    }
    .frame(minWidth: 720, minHeight: 420)
  }

  @ViewBuilder private var article: some View {
    if let entry = feed.entries.first(where: { $0.id == selection }) {
      ArticleView(entry: entry)
        .id(entry.id)
    } else {
      Text("No entry selected")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
