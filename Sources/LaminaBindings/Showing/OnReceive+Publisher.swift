public import LaminaCombine
import LaminaStreams
public import LaminaViews

/// An action for each element of a publisher, while a view is shown.
private struct PublisherReceiver<Content: View, P: Publisher>: RememberingView, WrappingView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  func makeMemory(for element: Element) -> PublisherReceiving<P> { PublisherReceiving(element) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let receiving = memory(of: element)
    receiving.action = action
    receiving.follow(publisher)
  }
}

/// The action of the newest evaluation, and what calls it.
private final class PublisherReceiving<P: Publisher> where P.Failure == Never {
  var action: (P.Output) -> Void = { _ in }
  private var feed: StreamFeed<P.Output, Never>?
  private var publisher: P?

  init(_ element: Element) {
    let feed = StreamFeed<P.Output, Never>(element, .late) { [weak self] event in
      if case .value(let value) = event { self?.action(value) }
    }
    self.feed = feed
    feed.goWithElement()
  }

  /// Subscribes to a publisher, unless it is the one before.
  func follow(_ next: P) {
    if let publisher, ViewComparison.isSame(publisher, next) { return }
    publisher = next
    feed?.follow(.elements(of: next))
  }
}

extension EventStream where Failure == Never {
  /// The elements of a publisher, on the main actor: at once where it sends there, else in its next turn.
  fileprivate static func elements<P: Publisher>(of publisher: P) -> EventStream
  where P.Output == Value, P.Failure == Never {
    .create { observer in
      let door = Door(observer)
      let subscription = publisher.sink { @Sendable in door.take($0) }
      return DisposeAction { subscription.cancel() }
    }
  }
}

/// What a publisher calls on whatever thread it sends.
///
/// Unchecked: an element is handed over to the main actor and not used by who sent it.
private nonisolated struct Door<Value>: @unchecked Sendable {
  private let observer: Observer<Value, Never>

  init(_ observer: Observer<Value, Never>) { self.observer = observer }

  func take(_ value: Value) {
    nonisolated(unsafe) let value = value
    MainActor.whenPossible { observer.send(value) }
  }
}

extension View {
  /// Calls `action` with each element of a publisher while the view is shown.
  ///
  /// ```swift
  /// Clock().onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
  /// ```
  ///
  /// It is called on the main actor, never in the middle of an evaluation. The view stays subscribed over
  /// evaluations, as long as it is given the same publisher.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    PublisherReceiver(content: self, publisher: publisher, action: action)
  }
}
