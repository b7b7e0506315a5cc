import LaminaDisplay
import LaminaGeometry

nonisolated extension Text {
  /// Whether it says something else as time goes by.
  var hasRunningDates: Bool {
    pieces.contains { if case .date = $0.content { true } else { false } }
  }

  private var dates: [(date: Date, style: DateStyle)] {
    pieces.compactMap {
      if case .date(let date, let style) = $0.content { (date, style) } else { nil }
    }
  }

  /// The text as it is at an instant.
  func present(at now: Date) -> Text {
    guard hasRunningDates else { return self }
    return Text(
      pieces: pieces.map { piece in
        guard case .date(let date, let style) = piece.content else { return piece }
        return Piece(content: .string(style.words(for: date, at: now)), style: piece.style)
      })
  }

  /// When it says something else than at an instant; nil for never.
  fileprivate func change(after now: Date) -> Date? {
    dates.map { $0.style.change(of: $0.date, after: now) }.min()
  }
}

/// The texts of a window in which dates run.
@MainActor
final class RunningDates: GraphService {
  private var tickers: [Node.ID: SightTicker] = [:]

  init(graph: ViewGraph) {}

  func forget(_ id: Node.ID) { tickers[id] = nil }

  /// Has the element of a text evaluated when it says something else, as long as it is in sight.
  fileprivate func follow(_ text: Text, in element: Element) {
    let ticker = tickers[element.id] ?? SightTicker()
    tickers[element.id] = ticker
    let graph = element.graph
    ticker.goOn(
      element,
      at: text.change(after: graph.date).map {
        graph.frameTime + $0.timeIntervalSince(graph.date) + 1e-6
      })
  }

  /// The text of an element has no running dates any more.
  fileprivate func end(_ element: Element) {
    tickers.removeValue(forKey: element.id)?.goOn(element, at: nil)
  }
}

extension ViewGraph {
  /// Follows the dates of a text; nothing is made for one that has none.
  func followDates(of text: Text, in element: Element) {
    if text.hasRunningDates {
      (service() as RunningDates).follow(text, in: element)
    } else {
      made(RunningDates.self)?.end(element)
    }
  }
}
