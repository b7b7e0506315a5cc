import LaminaDisplay
import LaminaLayers

/// Looks once in a frame which of all views that tick are in sight.
///
/// ```
///  ticker ─add─┐
///  ticker ─add─┼─▶ frame stands ──▶ one walk over its layers ──▶ those in sight tick
///  ticker ─add─┘
/// ```
@MainActor
package final class SightCheck: GraphService {
  private var waiting: [SightTicker] = []
  private unowned let graph: ViewGraph
  /// How often the layers were gone through.
  package private(set) var walks = 0

  package init(graph: ViewGraph) { self.graph = graph }

  /// Has a ticker tick once the frame's layers stand, if it is in sight there.
  func add(_ ticker: SightTicker) {
    waiting.append(ticker)
    if waiting.count == 1 { graph.afterUpdate { [weak self] in self?.tickThoseInSight() } }
  }

  private func tickThoseInSight() {
    let tickers = waiting
    waiting = []
    let sought = Set(tickers.compactMap(\.soughtID))
    guard !sought.isEmpty, let layer = graph.shownLayer else { return }
    walks += 1
    let shown = layer.shown(of: sought)
    for ticker in tickers where ticker.soughtID.map(shown.contains) ?? false { ticker.tick() }
  }
}

extension ViewGraph {
  package var sightCheck: SightCheck { service() }
}
