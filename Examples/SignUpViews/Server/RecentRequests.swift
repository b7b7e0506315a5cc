import Lamina
import SignUpDesk

/// The latest requests with what became of them, the newest first.
struct RecentRequests: View {
  static let limit = 6
  let entries: [ServerReport.Entry]

  init(entries: some Sequence<ServerReport.Entry>) { self.entries = entries.reversed() }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if entries.isEmpty {
        Text("Requests are listed here as they come.").font(.callout).foregroundStyle(.secondary)
      }
      ForEach(entries) { entry in
        HStack(spacing: 8) {
          Text(entry.line.removingPercentEncoding ?? entry.line).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text(words(entry.outcome)).foregroundStyle(.secondary)
        }
        .font(.system(size: 12, design: .monospaced))
        .accessibilityElement(children: .combine)
      }
    }
    .frame(minHeight: 120, alignment: .topLeading)
  }

  private func words(_ outcome: ServerReport.Entry.Outcome) -> String {
    switch outcome {
    case .thinking: "…"
    case .answered(let status): "\(status)"
    case .failed: "500"
    case .dropped: "dropped"
    case .cancelled: "cancelled"
    }
  }
}
