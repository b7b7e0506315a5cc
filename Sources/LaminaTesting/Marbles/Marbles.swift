public import LaminaStreams

/// The failure that `#` stands for in a marble diagram.
public nonisolated struct MarbleError: Error, Hashable, Sendable {
  public init() {}
}

/// Streams as drawings: sources that are drawn, and expectations.
///
/// ```swift
/// let marbles = Marbles()
/// let clicks = marbles.hot("-a-b--c-|")
/// try marbles.expect(clicks.stream.take(2), "-a-(b|)")
/// try marbles.expect(clicks.subscriptions, ["^--!"])
/// ```
///
/// A frame is a millisecond of `clock`. A mismatch throws an error that shows both drawings one above
/// the other.
public final class Marbles {
  /// How long a frame is.
  public nonisolated static let frame = Duration.milliseconds(1)

  public let clock = MarbleClock()

  public init() {}

  /// A source that goes on whether or not it has subscribers.
  public func hot(_ drawing: String) -> MarbleSource {
    let source = MarbleSource()
    let subject = Subject<String, MarbleError>()
    for moment in MarbleDiagram(drawing).moments {
      _ = clock.schedule(at: Self.frame * moment.frame) {
        switch moment.event {
        case .value(let character): subject.send(String(character))
        case .completion: subject.send(completion: .finished)
        case .failure: subject.send(completion: .failed(MarbleError()))
        case .subscription, .disposal: break
        }
      }
    }
    source.record(subject.stream, on: clock)
    return source
  }

  /// A source that begins again for each subscriber.
  public func cold(_ drawing: String) -> MarbleSource {
    let source = MarbleSource()
    let moments = MarbleDiagram(drawing).moments
    let stream = EventStream<String, MarbleError>.create { [clock] observer in
      let bag = DisposeBag()
      for moment in moments {
        bag.insert(
          clock.schedule(after: Self.frame * moment.frame) {
            switch moment.event {
            case .value(let character): observer.send(String(character))
            case .completion: observer.send(completion: .finished)
            case .failure: observer.send(completion: .failed(MarbleError()))
            case .subscription, .disposal: break
            }
          })
      }
      return DisposeAction { bag.disposeAll() }
    }
    source.record(stream, on: clock)
    return source
  }

  /// Runs `stream` and compares what it does with `drawing`, in which a letter stands for its value in
  /// `values`, or for itself.
  ///
  /// It subscribes at once and disposes in the frame `disposing`, if given, or after `frames`.
  public func expect<Failure: Error & Equatable>(
    _ stream: EventStream<String, Failure>, _ drawing: String, _ values: [Character: String] = [:],
    disposing: Int? = nil, frames: Int = 200
  ) throws(MarbleMismatch) {
    let recording = record(stream, disposing: disposing, frames: frames)
    let wanted = MarbleDiagram(drawing)
    let found = MarbleDiagram(recording.moments(named: values))
    guard found.moments != wanted.moments else { return }
    throw MarbleMismatch(
      expected: wanted.drawing, found: found.drawing, legend: recording.legend(named: values))
  }

  /// Compares the subscriptions that a source recorded with drawings such as `^--!`.
  public func expect(
    _ subscriptions: [MarbleDiagram], _ drawings: [String]
  ) throws(MarbleMismatch) {
    let found = subscriptions.map(\.drawing)
    let wanted = drawings.map { MarbleDiagram($0).drawing }
    guard found != wanted else { return }
    throw MarbleMismatch(
      expected: wanted.joined(separator: "\n            "),
      found: found.joined(separator: "\n            "), legend: "")
  }

  /// Runs `stream` and returns what it did.
  public func record<Failure: Error>(
    _ stream: EventStream<String, Failure>, disposing: Int? = nil, frames: Int = 200
  ) -> MarbleRecording {
    let recording = MarbleRecording()
    let clock = clock
    var subscription: Subscription?
    @MainActor func frame() -> Int { Marbles.frameNumber(of: clock.now) }
    subscription = stream.subscribe(
      onValue: { recording.values.append((frame(), $0)) },
      onEnd: { completion in
        if case .finished = completion {
          recording.end = (frame(), .completion)
        } else {
          recording.end = (frame(), .failure)
        }
      })
    if let disposing {
      _ = clock.schedule(at: Self.frame * disposing) { subscription?.dispose() }
    }
    clock.advance(to: Self.frame * frames)
    subscription?.dispose()
    return recording
  }

  static func frameNumber(of time: Duration) -> Int { Int(time / frame) }
}

/// A drawn source, and when it was subscribed to.
public final class MarbleSource {
  /// What the drawing shows.
  public private(set) var stream = EventStream<String, MarbleError>.never
  /// One diagram for each subscriber: `^` where it came, `!` where it left or the stream ended.
  public private(set) var subscriptions: [MarbleDiagram] = []

  func record(_ stream: EventStream<String, MarbleError>, on clock: MarbleClock) {
    self.stream = .deferred { [self] in
      let index = subscriptions.count
      let begin = Marbles.frameNumber(of: clock.now)
      subscriptions.append(MarbleDiagram([.init(frame: begin, event: .subscription)]))
      return stream.tap(onDispose: { [self] in
        subscriptions[index].moments.append(
          .init(frame: Marbles.frameNumber(of: clock.now), event: .disposal))
      })
    }
  }
}

/// What a stream did.
public final class MarbleRecording {
  public internal(set) var values: [(frame: Int, value: String)] = []
  public internal(set) var end: (frame: Int, event: MarbleDiagram.Event)?

  /// The events, values by the letter that stands for them in `names`; others get further letters.
  func moments(named names: [Character: String]) -> [MarbleDiagram.Moment] {
    let letters = letters(named: names)
    var moments = values.map { entry in
      MarbleDiagram.Moment(frame: entry.frame, event: .value(letters[entry.value] ?? "?"))
    }
    if let end { moments.append(.init(frame: end.frame, event: end.event)) }
    return moments
  }

  /// What the letters stand for that stand for something else than themselves.
  func legend(named names: [Character: String]) -> String {
    letters(named: names).filter { String($0.value) != $0.key }
      .map { "\($0.value) = \($0.key)" }.sorted().joined(separator: ", ")
  }

  private func letters(named names: [Character: String]) -> [String: Character] {
    var letters: [String: Character] = [:]
    for (letter, value) in names { letters[value] = letter }
    var spare = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".filter { names[$0] == nil }[...]
    for (_, value) in values where letters[value] == nil {
      letters[value] = value.count == 1 ? value.first : spare.popFirst()
    }
    return letters
  }
}

/// A stream did something else than was drawn.
public nonisolated struct MarbleMismatch: Error, Hashable, CustomStringConvertible {
  public var expected: String
  public var found: String
  public var legend: String

  public var description: String {
    """

      expected  \(expected)
      found     \(found)\(legend.isEmpty ? "" : "\n  where     \(legend)")
    """
  }
}
