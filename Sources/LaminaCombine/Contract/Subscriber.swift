/// A receiver of elements, which says how many it wants.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the elements.
  associatedtype Input
  /// The type of failures; `Never` for none.
  associatedtype Failure: Error

  /// Takes the subscription, by which elements are asked for.
  func receive(subscription: any Subscription)
  /// Takes an element and returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end, after which nothing comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an element that says only that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}
