/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for elements, which may come before the call returns.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// The subscription of those that only end.
  public static var empty: any Subscription { EmptySubscription.only }
}

private struct EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let only = EmptySubscription()
  let combineIdentifier = CombineIdentifier()
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
