/// A subscriber that hides how it is made.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The name of the subscriber inside.
  public let combineIdentifier: CombineIdentifier
  /// What the subscriber inside says of itself.
  public let description: String
  private let take: ((any Subscription) -> Void)?
  private let takeValue: ((Input) -> Subscribers.Demand)?
  private let takeEnd: ((Subscribers.Completion<Failure>) -> Void)?

  /// Hides a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    description = Self.name(of: subscriber)
    take = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeEnd = { subscriber.receive(completion: $0) }
  }

  /// A subscriber that sends what it takes to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectBridge(subject))
  }

  /// A subscriber of closures; nil takes and asks for nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    take = receiveSubscription
    takeValue = receiveValue
    takeEnd = receiveCompletion
  }

  private static func name(of subscriber: Any) -> String {
    (subscriber as? any CustomStringConvertible)?.description ?? "\(type(of: subscriber))"
  }

  public func receive(subscription: any Subscription) { take?(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { takeValue?(input) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) { takeEnd?(completion) }
}
