import Synchronization

/// Shaped paragraphs by what they were made from: shared by all threads.
///
/// ```
///   alive    what any layout holds, whatever its size: costs nothing, goes with the layout
///   recent   what was made or asked for lately, held up to half the budget ─▶ older ─▶ dropped
/// ```
///
/// So a text in sight is shaped once, however long it is and however many there are, and one that
/// is measured and then laid out is as well. What it holds never changes a result, only its time.
final class ShapeCache: Sendable {
  /// Room for the texts of a page between their measuring and their layout (78,000 characters take
  /// 3 MB).
  static let shared = ShapeCache(budget: 6 << 20)

  private struct Alive {
    weak var shape: ShapedParagraph?
  }

  private struct State {
    var recent: [ShapeRequest: ShapedParagraph] = [:]
    var older: [ShapeRequest: ShapedParagraph] = [:]
    var recentCost = 0
    var alive: [ShapeRequest: Alive] = [:]
    /// How many entries `alive` may have before those that are gone are looked for.
    var aliveLimit = 64
  }

  /// What is greater than this is not held: only its layouts hold it.
  private static let most = 32 << 20

  private let budget: Int
  private let state = Mutex(State())

  /// Makes a cache that holds about `budget` bytes, and one shape more if it is greater.
  init(budget: Int) { self.budget = budget }

  func value(for request: ShapeRequest) -> ShapedParagraph? {
    state.withLock { state in
      if let found = state.recent[request] { return found }
      if let found = state.older.removeValue(forKey: request) {
        insert(found, for: request, into: &state)
        return found
      }
      return state.alive[request]?.shape
    }
  }

  /// Keeps a shape as long as anything holds it, and for a while beyond.
  func storeShape(_ shaped: ShapedParagraph, for request: ShapeRequest) {
    state.withLock { state in
      noteAlive(shaped, for: request, in: &state)
      if shaped.cost <= Self.most { insert(shaped, for: request, into: &state) }
    }
  }

  func removeAll() { state.withLock { $0 = State() } }

  private func noteAlive(
    _ shaped: ShapedParagraph, for request: ShapeRequest, in state: inout State
  ) {
    state.alive[request] = Alive(shape: shaped)
    guard state.alive.count > state.aliveLimit else { return }
    state.alive = state.alive.filter { $0.value.shape != nil }
    state.aliveLimit = max(64, 2 * state.alive.count)
  }

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
