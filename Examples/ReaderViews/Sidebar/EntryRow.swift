import Lamina
import ReaderFeed

/// What a list shows of an entry: title, day, and the first lines of its summary or of what was found.
struct EntryRow: View {
  let listed: ListedEntry
  let query: SearchQuery

  private var entry: Entry { listed.entry }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(query.marked(entry.title.isEmpty ? "Untitled" : entry.title))
        .font(.headline)
        .lineLimit(2)
      if let day = entry.dayText {
        Text(day)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if !text.isEmpty {
        Text(query.marked(text))
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var text: String { listed.excerpt ?? entry.summary }
}
