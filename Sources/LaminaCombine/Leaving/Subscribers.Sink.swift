extension Subscribers {
  /// A subscriber that asks for all and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private enum State {
      case waiting, done
      case running(any Subscription)
    }
    private let lock = Lock()
    private var state = State.waiting
    /// What is called with each element.
    public private(set) var receiveValue: (Input) -> Void
    /// What is called with the end.
    public private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Makes a subscriber of closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      let begins = lock {
        guard case .waiting = state else { return false }
        state = .running(subscription)
        return true
      }
      if begins { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      let call = lock { () -> ((Input) -> Void)? in
        if case .running = state { receiveValue } else { nil }
      }
      call?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      end().call?(completion)
    }

    public func cancel() { end().subscription?.cancel() }

    /// Ends, and lets go of the closures and what they hold.
    private func end() -> (
      subscription: (any Subscription)?, call: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      // What the closures hold may end when they go, so they go outside of the lock.
      let (state, value, completion) = lock {
        defer {
          self.state = .done
          receiveValue = { _ in }
          receiveCompletion = { _ in }
        }
        return (self.state, receiveValue, receiveCompletion)
      }
      return withExtendedLifetime(value) {
        switch state {
        case .running(let subscription): (subscription, completion)
        case .waiting: (nil, completion)
        case .done: (nil, nil)
        }
      }
    }
  }
}

extension Publisher {
  /// Calls a closure with each element, and one with the end, until the result is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each element, until the result is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
