public import LaminaStreams
public import LaminaViews

/// An action for each value of a stream, while a view is shown.
private struct Receiver<Content: View, Value, Failure: Error>: RememberingView, WrappingView {
  let content: Content
  let stream: EventStream<Value, Failure>
  let action: (Value) -> Void
  let ended: (StreamCompletion<Failure>) -> Void

  func makeMemory(for element: Element) -> Receiving<Value, Failure> { Receiving(element) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let receiving = memory(of: element)
    receiving.action = action
    receiving.ended = ended
    receiving.feed?.follow(stream)
  }
}

/// The actions of the newest evaluation, and what calls them.
private final class Receiving<Value, Failure: Error> {
  var action: (Value) -> Void = { _ in }
  var ended: (StreamCompletion<Failure>) -> Void = { _ in }
  private(set) var feed: StreamFeed<Value, Failure>?

  init(_ element: Element) {
    let feed = StreamFeed<Value, Failure>(element, .late) { [weak self] event in
      switch event {
      case .value(let value): self?.action(value)
      case .end(let completion): self?.ended(completion)
      }
    }
    self.feed = feed
    feed.goWithElement()
  }
}

extension View {
  /// Calls `action` with each value that `stream` sends while the view is shown.
  ///
  /// ```swift
  /// Feed(articles).onReceive(model.news) { articles.append($0) }
  /// ```
  ///
  /// It is called on the main actor, never in the middle of an evaluation, and it is the closure of the
  /// newest one. The run of the stream goes on over evaluations, as long as it is the same stream.
  public func onReceive<Value>(
    _ stream: EventStream<Value, Never>, perform action: @escaping (Value) -> Void
  ) -> some View {
    Receiver(content: self, stream: stream, action: action, ended: { _ in })
  }

  /// Calls `action` with each value that `stream` sends while the view is shown, and `onEnd` when it ends.
  public func onReceive<Value, Failure: Error>(
    _ stream: EventStream<Value, Failure>, perform action: @escaping (Value) -> Void,
    onEnd: @escaping (StreamCompletion<Failure>) -> Void
  ) -> some View {
    Receiver(content: self, stream: stream, action: action, ended: onEnd)
  }
}
