import Lamina
import ReaderFeed

/// The feed's entries, one of them selected.
struct EntryList: View {
  let feed: Feed
  @Binding var selection: Entry.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      Hairline()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(feed.entries) { entry in
            row(entry)
          }
        }
        .padding(8)
      }
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
    .padding(16)
  }

  private func row(_ entry: Entry) -> some View {
    EntryRow(entry: entry)
      .background(
        entry.id == selection ? Color(role: .selection) : .clear,
        in: RoundedRectangle(cornerRadius: 8)
      )
      .onTapGesture { selection = entry.id }
      .accessibilityIdentifier("entry \(entry.id)")
  }
}
