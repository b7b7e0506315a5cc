package import SignUpDesk

/// What is to be said of a server: each request once, when its end is known.
package struct RequestLog {
  private var said: Set<Int> = []
  private var report = ServerReport()

  package init() {}

  /// The lines that are new in a report.
  package mutating func lines(_ report: ServerReport) -> [String] {
    self.report = report
    let news = report.recent.filter { $0.outcome != .thinking && !said.contains($0.id) }
    said.formUnion(news.map(\.id))
    // Older ones are not in the report any more.
    said = said.filter { $0 > report.requests - 2 * ServerReport.memory }
    return news.map { "\($0.line)  \(Self.words($0.outcome))" }
  }

  package var summary: String {
    "\(report.requests) requests: \(report.answered) answered, \(report.cancelled) cancelled, "
      + "\(report.failed) failed, \(report.dropped) dropped, \(report.refused) refused"
  }

  private static func words(_ outcome: ServerReport.Entry.Outcome) -> String {
    switch outcome {
    case .thinking: "thinking"
    case .answered(let status): "\(status)"
    case .failed: "500 on purpose"
    case .dropped: "dropped on purpose"
    case .cancelled: "cancelled by the client"
    }
  }
}
