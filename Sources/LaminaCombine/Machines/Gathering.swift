/// Serves one subscriber from many publishers at a time.
///
/// Each is asked for one element, and for another when that has gone out; for all, if all are wanted.
final class Gathering<Downstream: Subscriber> {
  private typealias Member = Inlet<Downstream.Input, Downstream.Failure>

  let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var members: [Int: Member] = [:]
  private var lastKey = 0
  /// Whether no further publisher comes.
  private var isComplete = false
  private var outer: (any Cancellable)?

  init(_ name: String, _ downstream: Downstream) { outlet = Outlet(name, downstream) }

  /// Lets the subscriber have its subscription; `outer` is what brings the publishers.
  func open(_ outer: (any Cancellable)? = nil) {
    self.outer = outer
    outlet.open(
      requested: { [weak self] in if $0 == .unlimited { self?.requestAll() } },
      cancelled: { self.cancel() })
  }

  /// Takes to a publisher too; `ended` is called when it has finished.
  func add<P: Publisher>(_ publisher: P, ended: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let key = lock {
      lastKey += 1
      return lastKey
    }
    let member = Member { [weak self] in
      self?.accept($0, key) ?? .none
    } ended: { [weak self] in
      self?.memberEnded(key, $0, ended)
    }
    lock { members[key] = member }
    if outlet.isOver { return cancel() }
    member.request(outlet.isUnlimited ? .unlimited : .max(1))
    publisher.subscribe(member)
  }

  /// No publisher comes any more.
  func complete() {
    lock { isComplete = true }
    finishIfDone()
  }

  func fail(_ failure: Downstream.Failure) {
    cancel()
    outlet.end(.failure(failure), atOnce: true)
  }

  private func accept(_ value: Downstream.Input, _ key: Int) -> Subscribers.Demand {
    outlet.offer(value) { [weak self] in
      guard let self, let member = self.lock({ self.members[key] }) else { return }
      member.request(self.outlet.isUnlimited ? .unlimited : .max(1))
    }
    return .none
  }

  private func memberEnded(
    _ key: Int, _ completion: Subscribers.Completion<Downstream.Failure>,
    _ ended: () -> Void
  ) {
    lock { _ = members.removeValue(forKey: key) }
    switch completion {
    case .finished:
      ended()
      finishIfDone()
    case .failure(let failure): fail(failure)
    }
  }

  private func finishIfDone() {
    if lock({ isComplete && members.isEmpty }) { outlet.end(.finished) }
  }

  private func requestAll() {
    for member in lock({ Array(members.values) }) { member.request(.unlimited) }
  }

  func cancel() {
    let (members, outer) = lock {
      defer {
        self.members = [:]
        self.outer = nil
      }
      return (Array(self.members.values), self.outer)
    }
    outer?.cancel()
    for member in members { member.cancel() }
  }
}
