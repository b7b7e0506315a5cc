import Lamina
import ReaderFeed

/// The feed's entries, or those in which something was found; one of them selected.
struct EntryList: View {
  let feed: Feed
  let rows: [ListedEntry]
  let query: SearchQuery
  @Binding var search: String
  @Binding var selection: Entry.ID?
  @FocusState.Binding var focus: ReaderFocus?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      SearchBar(text: $search, focus: $focus, open: openFirst)
      Divider()
      entries
    }
  }

  private var entries: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !query.isEmpty { count }
      List(rows, selection: $selection) { row in
        EntryRow(listed: row, query: query)
          .accessibilityIdentifier("entry \(row.id)")
      }
      .listStyle(.sidebar)
      .focused($focus, equals: .list)
      .onKeyPress(.return) { read() }
      .onKeyPress(.rightArrow) { read() }
      .accessibilityIdentifier("entries")
    }
  }

  private var count: some View {
    Text(rows.isEmpty ? "Nothing found" : "\(rows.count) of \(feed.entries.count) articles")
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 18)
      .padding(.vertical, 8)
      .accessibilityIdentifier("found")
  }

  private func openFirst() {
    guard let first = rows.first else { return }
    if !rows.contains(where: { $0.id == selection }) { selection = first.id }
    focus = .list
  }

  private func read() -> KeyPress.Result {
    guard selection != nil else { return .ignored }
    focus = .article
    return .handled
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(feed.title)
        .font(.title3.weight(.semibold))
      if !feed.subtitle.isEmpty {
        Text(feed.subtitle)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 18)
    .padding(.top, 16)
    .padding(.bottom, 12)
  }
}
