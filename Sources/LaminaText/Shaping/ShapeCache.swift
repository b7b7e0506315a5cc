import LaminaGeometry
import Synchronization

/// Shaped paragraphs by what they were made from: shared by all threads, oldest half dropped when full.
///
/// What it holds never changes a result, only its time.
final class ShapeCache: Sendable {
  /// Room for the longest article (78,000 characters take 3 MB) to be measured and then laid out.
  static let shared = ShapeCache(budget: 6 << 20)

  private struct State {
    var recent: [ShapeRequest: ShapedParagraph] = [:]
    var older: [ShapeRequest: ShapedParagraph] = [:]
    var recentCost = 0
  }

  private let budget: Int
  private let state = Mutex(State())

  /// Makes a cache that keeps at most about `budget` bytes.
  init(budget: Int) { self.budget = budget }

  func value(for request: ShapeRequest) -> ShapedParagraph? {
    state.withLock { state in
      if let found = state.recent[request] { return found }
      guard let found = state.older.removeValue(forKey: request) else { return nil }
      insert(found, for: request, into: &state)
      return found
    }
  }

  /// Keeps a shape; one larger than half the budget is left to its maker.
  func keep(_ shaped: ShapedParagraph, for request: ShapeRequest) {
    guard shaped.cost <= budget / 2 else { return }
    state.withLock { insert(shaped, for: request, into: &$0) }
  }

  func removeAll() { state.withLock { $0 = State() } }

  /// Two generations: when the recent one has filled its half, it becomes the older one.
  private func insert(
    _ shaped: ShapedParagraph, for request: ShapeRequest, into state: inout State
  ) {
    if state.recentCost + shaped.cost > budget / 2 {
      state.older = state.recent
      state.recent = [:]
      state.recentCost = 0
    }
    if state.recent.updateValue(shaped, forKey: request) == nil { state.recentCost += shaped.cost }
  }
}
