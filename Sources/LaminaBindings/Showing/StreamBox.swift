import LaminaStreams
import LaminaViews
import Observation

/// What a stream has sent to one element; its readers are evaluated when it changes.
final class StreamBox<Value, Failure: Error>: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var stored = StreamPhase<Value, Failure>.waiting
  private var feed: StreamFeed<Value, Failure>?
  /// The stream that the view was given, not one that it took to by itself.
  private var given: EventStream<Value, Failure>?

  init(_ element: Element?) {
    let feed = StreamFeed<Value, Failure>(element, .early) { [weak self] in self?.receiveEvent($0) }
    self.feed = feed
    feed.goWithElement()
  }

  var phase: StreamPhase<Value, Failure> {
    registrar.access(self, keyPath: \.phase)
    return stored
  }

  /// Follows the stream that the view was given: another one begins from nothing.
  func followIfNew(_ stream: EventStream<Value, Failure>) {
    if let given, given.isSame(as: stream) { return }
    if given != nil { set(.waiting) }
    given = stream
    feed?.follow(stream)
  }

  /// Follows another stream; the value stays until it sends one.
  func follow(_ stream: EventStream<Value, Failure>) { feed?.follow(stream) }

  private func receiveEvent(_ event: StreamEvent<Value, Failure>) {
    switch event {
    case .value(let value):
      if case .value(let known) = stored, isSameValue(known, value) { return }
      set(.value(value))
    case .end(.finished): set(.finished(last: stored.value))
    case .end(.failed(let failure)): set(.failed(failure, last: stored.value))
    }
  }

  private func set(_ phase: StreamPhase<Value, Failure>) {
    registrar.withMutation(of: self, keyPath: \.phase) { stored = phase }
  }
}

/// Links a stream to the element of the view that has it.
struct StreamReading<Value, Failure: Error>: @MainActor LinkedProperty {
  let stream: EventStream<Value, Failure>?
  private(set) var box: StreamBox<Value, Failure>?

  init(_ stream: EventStream<Value, Failure>?) { self.stream = stream }

  var phase: StreamPhase<Value, Failure> { box?.phase ?? .waiting }

  mutating func link(to storage: DynamicStorage, slot: Int) {
    let box = storage.box(slot) { StreamBox<Value, Failure>(storage.element) }
    self.box = box
    if let stream { box.followIfNew(stream) }
  }

  func isSame(as other: StreamReading) -> Bool {
    guard let stream, let theirs = other.stream else { return stream == nil && other.stream == nil }
    return stream.isSame(as: theirs)
  }
}
