import LaminaDisplay
import LaminaGeometry

nonisolated extension Text {
  /// Whether it says something else as time goes by.
  var hasRunningDates: Bool {
    pieces.contains { !$0.content.runningDates.isEmpty }
  }

  /// Whether its words depend on where and when it is shown.
  var dependsOnSurroundings: Bool {
    pieces.contains {
      switch $0.content {
      case .date, .formatted, .keyed: true
      case .key(let key): KeyedText.changes(literal: key)
      case .string, .attributed, .image: false
      }
    }
  }

  /// The text as it is at an element's place, now: words of one style that stand side by side are one piece.
  @MainActor
  func present(in element: Element) -> Text {
    guard dependsOnSurroundings else { return self }
    var present: [Piece] = []
    for piece in pieces {
      for piece in piece.keyed(in: element).map({ $0.present(in: element) }) {
        if let joined = present.last?.joined(with: piece) {
          present[present.count - 1] = joined
        } else {
          present.append(piece)
        }
      }
    }
    return Text(pieces: present)
  }

  /// Its characters as they are at an element's place, now.
  @MainActor
  package func words(in element: Element) -> String { present(in: element).plain }

  /// When it says something else than at an instant; nil for never.
  fileprivate func change(after now: Date) -> Date? {
    pieces.flatMap(\.content.runningDates).map { $0.style.change(of: $0.date, after: now) }.min()
  }
}

nonisolated extension Text.Content {
  /// Words that stand in one style; nil for all else.
  var literal: String? {
    switch self {
    case .string(let words), .key(let words): words
    case .keyed, .attributed, .image, .date, .formatted: nil
    }
  }

  /// The dates in it that say something else as time goes by.
  fileprivate var runningDates: [(date: Date, style: Text.DateStyle)] {
    switch self {
    case .date(let date, let style): style.runs ? [(date, style)] : []
    case .keyed(let keyed):
      keyed.arguments.flatMap(\.pieces).flatMap(\.content.runningDates)
    case .string, .key, .attributed, .image, .formatted: []
    }
  }
}

extension Text.Piece {
  /// The pieces that stand for a key at an element's place; itself where it is none.
  fileprivate func keyed(in element: Element) -> [Text.Piece] {
    let keyed: KeyedText
    switch content {
    case .key(let key): keyed = KeyedText(literal: key)
    case .keyed(let content): keyed = content
    case .string, .attributed, .image, .date, .formatted: return [self]
    }
    return keyed.pieces(in: WordSurroundings(element)).map { $0.inside(style) }
      .flatMap { $0.keyed(in: element) }
  }

  /// The words that it has now, written as they are at an element's place.
  fileprivate func present(in element: Element) -> Text.Piece {
    switch content {
    case .date(let date, let dateStyle):
      let words = dateStyle.words(for: date, at: element.graph.date, in: WordPlace(element))
      return Text.Piece(content: .string(words), style: style)
    case .formatted(let value):
      return Text.Piece(content: value.content(at: WordPlace(element)), style: style)
    case .string, .key, .keyed, .attributed, .image: return self
    }
  }
}

nonisolated extension Text.Piece {
  /// One piece of two; nil where they are not both words of one style.
  fileprivate func joined(with next: Text.Piece) -> Text.Piece? {
    guard let words = content.literal, let more = next.content.literal, style == next.style
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
