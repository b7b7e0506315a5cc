/// Where jobs leave results for the one thread that collects them, and how it learns of them.
///
/// ```
///  job ──post(urgent)──▶ ┌─────────┐ ──wake() once──▶ a frame is asked for
///  job ──post──────────▶ │ results │
///                        └─────────┘ ◀──drain()────── the frame; wake() may come again
/// ```
public final class JobResults<Element: Sendable>: Sendable {
  private enum Wake {
    /// The next urgent result calls `wake`.
    case ready
    /// Called, or not needed as the collector stands there and drains again soon.
    case settled
  }

  private struct State {
    var elements: [Element] = []
    var wake = Wake.ready
  }

  private let state = Monitor(State())
  private let wake: @Sendable () -> Void

  /// Calls `wake`, on the poster's thread, at most once between two drains.
  public init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Leaves a result; an urgent one asks for a collector unless one was asked already.
  ///
  /// - Parameters:
  ///   - element: the result.
  ///   - isUrgent: asked when the result lies in the box, so that a collector that makes it urgent
  ///     and then drains cannot miss it.
  public func post(_ element: Element, isUrgent: () -> Bool = { true }) {
    let wakes = state.withLock { state in
      state.elements.append(element)
      guard state.wake == .ready, isUrgent() else { return false }
      state.wake = .settled
      return true
    }
    if wakes { wake() }
  }

  /// Whether results lie here for which the collector was woken.
  public var hasWoken: Bool {
    state.withLock { $0.wake == .settled && !$0.elements.isEmpty }
  }

  /// Takes all results, in the order in which they came.
  ///
  /// - Parameter attending: the collector stays and drains again soon: no `wake` until then.
  /// - Returns: the results.
  public func drain(attending: Bool = false) -> [Element] {
    state.withLock { state in
      state.wake = attending ? .settled : .ready
      guard !state.elements.isEmpty else { return [] }
      defer { state.elements = [] }
      return state.elements
    }
  }
}
