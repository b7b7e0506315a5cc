import LaminaDisplay
import LaminaGeometry

nonisolated extension Text {
  /// Whether it says something else as time goes by.
  var hasRunningDates: Bool {
    pieces.contains { if case .date(_, let style) = $0.content { style.runs } else { false } }
  }

  /// Whether its words depend on where and when it is shown.
  var dependsOnSurroundings: Bool {
    pieces.contains {
      switch $0.content {
      case .date, .formatted: true
      case .string, .attributed, .image: false
      }
    }
  }

  private var dates: [(date: Date, style: DateStyle)] {
    pieces.compactMap {
      if case .date(let date, let style) = $0.content, style.runs { (date, style) } else { nil }
    }
  }

  /// The text as it is at an element's place, now: words of one style that stand side by side are one piece.
  @MainActor
  func present(in element: Element) -> Text {
    guard dependsOnSurroundings else { return self }
    let place = WordPlace(element)
    var present: [Piece] = []
    for piece in pieces {
      let piece = piece.present(at: element.graph.date, in: place)
      if let joined = present.last?.joined(with: piece) {
        present[present.count - 1] = joined
      } else {
        present.append(piece)
      }
    }
    return Text(pieces: present)
  }

  /// When it says something else than at an instant; nil for never.
  fileprivate func change(after now: Date) -> Date? {
    dates.map { $0.style.change(of: $0.date, after: now) }.min()
  }
}

nonisolated extension Text.Piece {
  /// The words that it has at an instant, in a locale.
  fileprivate func present(at now: Date, in place: WordPlace) -> Text.Piece {
    switch content {
    case .date(let date, let dateStyle):
      Text.Piece(content: .string(dateStyle.words(for: date, at: now, in: place)), style: style)
    case .formatted(let value): Text.Piece(content: value.content(at: place), style: style)
    case .string, .attributed, .image: self
    }
  }

  /// One piece of two; nil where they are not both words of one style.
  fileprivate func joined(with next: Text.Piece) -> Text.Piece? {
    guard case .string(let words) = content, case .string(let more) = next.content,
      style == next.style
    else { return nil }
    return Text.Piece(content: .string(words + more), style: style)
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
