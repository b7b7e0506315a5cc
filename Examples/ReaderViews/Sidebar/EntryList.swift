import Lamina
import ReaderFeed

/// The feed's entries, one of them selected.
struct EntryList: View {
  let feed: Feed
  @Binding var selection: Entry.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      Divider()
      List(feed.entries, selection: $selection) { entry in
        EntryRow(entry: entry)
          .accessibilityIdentifier("entry \(entry.id)")
      }
      .listStyle(.sidebar)
    }
    .background(Color(role: .secondaryBackground))
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
    .padding(.vertical, 16)
  }
}
