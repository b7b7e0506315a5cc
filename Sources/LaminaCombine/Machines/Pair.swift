/// Serves one subscriber from two publishers: demand goes to both, a failure ends both.
final class Pair<A, B, Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private var cancelBoth: () -> Void = {}

  init(_ name: String, _ downstream: Downstream) { outlet = Outlet(name, downstream) }

  /// Subscribes to both; `finished` is given which of them has finished.
  func begin<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second, a: @escaping (A) -> Void, b: @escaping (B) -> Void,
    finished: @escaping (_ isFirst: Bool) -> Void
  )
  where
    First.Output == A, Second.Output == B, First.Failure == Downstream.Failure,
    Second.Failure == Downstream.Failure
  {
    let left = Inlet<A, Downstream.Failure> {
      a($0)
      return .none
    } ended: {
      self.end($0) { finished(true) }
    }
    let right = Inlet<B, Downstream.Failure> {
      b($0)
      return .none
    } ended: {
      self.end($0) { finished(false) }
    }
    cancelBoth = { [weak left, weak right] in
      left?.cancel()
      right?.cancel()
    }
    outlet.open(
      requested: {
        left.request($0)
        right.request($0)
      },
      cancelled: {
        left.cancel()
        right.cancel()
      })
    first.subscribe(left)
    second.subscribe(right)
  }

  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, finished: () -> Void
  ) {
    guard case .failure = completion else { return finished() }
    cancelBoth()
    outlet.end(completion, atOnce: true)
  }

  /// Ends before both have.
  func finish() {
    cancelBoth()
    outlet.end(.finished)
  }
}
