import Lamina
import ReaderFeed

/// What a list shows of an entry: title, day, the first lines of its summary.
struct EntryRow: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(entry.title.isEmpty ? "Untitled" : entry.title)
        .font(.headline)
        .lineLimit(2)
      if let day = entry.dayText {
        Text(day)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if !entry.summary.isEmpty {
        Text(entry.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
