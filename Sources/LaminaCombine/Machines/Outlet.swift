/// The way out to one subscriber: what is offered waits until it is asked for, and goes out one at a time.
///
/// It may be offered to, asked and cancelled on any thread; one of these threads delivers, and calls the
/// subscriber outside of the lock.
final class Outlet<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input
  private typealias Entry = (value: Output, delivered: (() -> Void)?)

  private enum Next {
    case send(Entry, Downstream)
    case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    case rest
  }

  let description: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var line = WaitingLine<Entry>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private var requested: ((Subscribers.Demand) -> Void)?
  private var cancelled: (() -> Void)?

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Says who hears of demand and of the end, and lets the subscriber have its subscription.
  func open(
    requested: ((Subscribers.Demand) -> Void)? = nil, cancelled: (() -> Void)? = nil
  ) {
    self.requested = requested
    self.cancelled = cancelled
    lock { downstream }?.receive(subscription: self)
  }

  /// Whether nothing can go out any more.
  var isOver: Bool { lock { downstream == nil || completion != nil } }
  var isUnlimited: Bool { lock { demand == .unlimited } }
  /// How many elements wait.
  var waiting: Int { lock { line.count } }

  /// Sends an element, at once or when it is asked for; `delivered` is called after.
  func offer(_ value: Output, delivered: (() -> Void)? = nil) {
    let accepted = lock {
      guard downstream != nil, completion == nil else { return false }
      line.append((value, delivered))
      return true
    }
    if accepted { deliver() }
  }

  /// Sends an element that is asked for, and drops any other.
  func offerIfWanted(_ value: Output) { if isWanted { offer(value) } }
  /// Whether one element more would be asked for.
  var isWanted: Bool { lock { demand > line.count } }

  /// Ends once all that waits has gone out, or at once.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, atOnce: Bool = false) {
    lock {
      guard downstream != nil, self.completion == nil else { return }
      self.completion = completion
      if atOnce { line.removeAll() }
    }
    deliver()
  }

  /// Takes back the element that waits longest.
  func dropFirst() -> Bool { lock { line.popFirst() != nil } }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    add(more)
    deliver()
  }

  func cancel() {
    let call = lock { () -> (() -> Void)? in
      guard downstream != nil else { return nil }
      defer { close() }
      return cancelled
    }
    call?()
  }

  private func add(_ more: Subscribers.Demand) {
    let call = lock { () -> ((Subscribers.Demand) -> Void)? in
      demand += more
      return downstream == nil ? nil : requested
    }
    call?(more)
  }

  /// Under the lock.
  private func close() {
    downstream = nil
    requested = nil
    cancelled = nil
    line.removeAll()
  }

  private func deliver() {
    let begins = lock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard begins else { return }
    while true {
      switch next() {
      case .send(let entry, let downstream):
        let more = downstream.receive(entry.value)
        if more > 0 { add(more) }
        entry.delivered?()
      case .end(let completion, let downstream): downstream.receive(completion: completion)
      case .rest: return
      }
    }
  }

  private func next() -> Next {
    lock {
      if let downstream, demand > 0, let entry = line.popFirst() {
        demand -= 1
        return .send(entry, downstream)
      }
      if let downstream, let completion, line.isEmpty {
        close()
        return .end(completion, downstream)
      }
      isDelivering = false
      return .rest
    }
  }
}
