extension Subscribers {
  /// A subscriber that sets a property to each element.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never
    private let lock = Lock()
    private var subscription: (any Subscription)?
    /// The object whose property is set; nil once it is over.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Sets a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public var description: String { "Assign \(Root.self)" }

    public func receive(subscription: any Subscription) {
      let begins = lock {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if begins { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock { subscription == nil ? nil : object }?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) { _ = end() }
    public func cancel() { end().0?.cancel() }

    private func end() -> ((any Subscription)?, Root?) {
      lock {
        defer {
          subscription = nil
          object = nil
        }
        return (subscription, object)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property to each element, and holds the object, until the result is cancelled or let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
