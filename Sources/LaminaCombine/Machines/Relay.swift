/// What becomes of an element on its way.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// Nothing; another element is asked for in its place.
  case skip
  case finish
  case finishAfter(Output)
  case fail(Failure)
}

/// What else is called on the way of a relay.
struct RelayTaps {
  var subscribed: ((any Subscription) -> Void)?
  var requested: ((Subscribers.Demand) -> Void)?
  var returned: ((Subscribers.Demand) -> Void)?
  var cancelled: (() -> Void)?
}

/// Hands on what comes from one publisher to one subscriber, with a step in between; demand goes up as it is.
///
/// `step` and `ending` may keep what they capture without a lock: elements come one after the other.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private enum State {
    case waiting, done
    case running(any Subscription)
  }

  let description: String
  private let lock = Lock()
  private var state = State.waiting
  private let downstream: Downstream
  private let taps: RelayTaps?
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let ending:
    (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ name: String, _ downstream: Downstream, taps: RelayTaps? = nil,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    ending:
      @escaping (Subscribers.Completion<Failure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >
  ) {
    description = name
    self.downstream = downstream
    self.taps = taps
    self.step = step
    self.ending = ending
  }

  private var upstream: (any Subscription)? {
    lock { if case .running(let subscription) = state { subscription } else { nil } }
  }

  /// Ends it, if it runs; the subscription that it had.
  private func end() -> (any Subscription)? {
    lock {
      guard case .running(let subscription) = state else { return nil }
      state = .done
      return subscription
    }
  }

  func receive(subscription: any Subscription) {
    let begins = lock {
      guard case .waiting = state else { return false }
      state = .running(subscription)
      return true
    }
    guard begins else { return subscription.cancel() }
    taps?.subscribed?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    switch step(input) {
    case .send(let output): return send(output)
    case .skip: return .max(1)
    case .finish: finish(.finished)
    case .finishAfter(let output):
      _ = send(output)
      finish(.finished)
    case .fail(let failure): finish(.failure(failure))
    }
    return .none
  }

  private func send(_ output: Downstream.Input) -> Subscribers.Demand {
    let more = downstream.receive(output)
    taps?.returned?(more)
    return more
  }

  /// Ends by itself, before the publisher does.
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }

  /// Ends before anything came.
  func finish() { finish(.finished) }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    downstream.receive(completion: ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    taps?.requested?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    taps?.cancelled?()
    end()?.cancel()
  }
}

extension Publisher {
  /// Has `downstream` receive what `step` makes of each element.
  func relay<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, taps: RelayTaps? = nil,
    step: @escaping (Output) -> Step<Downstream.Input, Failure>
  ) where Downstream.Failure == Failure {
    subscribe(Relay(name, downstream, taps: taps, step: step) { $0 })
  }

  /// The same with a step that can fail, and fails for the publisher.
  func relay<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream,
    trying step: @escaping (Output) throws -> Step<Downstream.Input, any Error>
  ) where Downstream.Failure == any Error {
    let safe: (Output) -> Step<Downstream.Input, any Error> = { input in
      do { return try step(input) } catch { return .fail(error) }
    }
    subscribe(Relay(name, downstream, step: safe) { $0.erased })
  }
}
