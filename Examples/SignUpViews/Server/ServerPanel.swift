import Lamina
import SignUpDesk

/// What the server does, and how it shall behave.
struct ServerPanel: View {
  private let session: SignUpSession

  init(_ session: SignUpSession) { self.session = session }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text("The server").font(.title3.weight(.semibold)).foregroundStyle(.primary)
          .accessibilityHeading(.h2)
        Observing(session.state) { Text(words($0)).accessibilityIdentifier("server state") }
        Text("Taken from the start: \(UserDirectory.founders.prefix(4).joined(separator: ", ")).")
      }
      .font(.callout)
      .foregroundStyle(.secondary)
      ServerDial(
        "Latency", session.latency, in: 0...ServerConduct.longestLatency, step: 0.1,
        words: { "up to \(String(format: "%.1f", $0)) s" })
      ServerDial(
        "Failures", session.failureRate, in: 0...1, step: 0.05,
        words: { "\(Int(($0 * 100).rounded())) of 100" })
      Observing(session.report) { report in
        VStack(alignment: .leading, spacing: 14) {
          Counts(report: report)
          RecentRequests(entries: report.recent.suffix(RecentRequests.limit))
        }
      }
    }
  }

  private func words(_ state: ServerState) -> String {
    switch state {
    case .off: "Off: answers come at once, without a network."
    case .starting: "Starting…"
    case .local: "In this program, without a network."
    case .listening(let port): "Listening on 127.0.0.1:\(port)."
    case .failed(let reason): reason
    }
  }
}

/// How many requests came, and what became of them.
private struct Counts: View {
  let report: ServerReport

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      count("Requests", report.requests)
      count("Answered", report.answered)
      count("Cancelled", report.cancelled)
      count("Failed", report.failed + report.dropped)
    }
  }

  private func count(_ name: String, _ number: Int) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("\(number)").font(.title2.weight(.semibold)).monospacedDigit()
        .accessibilityHidden(true)
      Text(name).font(.caption).foregroundStyle(.secondary)
        .accessibilityLabel("\(name): \(number)")
        .accessibilityIdentifier(name.lowercased())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
