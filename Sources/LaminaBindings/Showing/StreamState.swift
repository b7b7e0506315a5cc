public import LaminaStreams
public import LaminaViews

/// A value that a stream feeds: a change of it evaluates the bodies that read it.
///
/// `import Lamina` calls it `@Stream`. It is given its stream where it is declared or in the view's
/// initialiser, as `@State` is given its value:
///
/// ```swift
/// struct Score: View {
///   @Stream private var score: Int
///
///   init(game: Game) { _score = Stream(wrappedValue: 0, game.score) }
///
///   var body: some View { Text("Score: \(score)") }
/// }
/// ```
///
/// or takes to one later, for as long as the view is there:
///
/// ```swift
/// @Stream private var results: [String] = []
/// ...
/// Button("Search") { $results.follow(search(query)) }
/// ```
///
/// The view is subscribed while it is shown. What the stream sends when it is subscribed to is there in
/// the first evaluation. When the view is given another stream, the value goes back to the one that it
/// began with. The end of the stream leaves the value as it is.
@propertyWrapper
public struct StreamState<Value>: DynamicProperty, ViewInput {
  private let initial: Value
  private var reading: StreamReading<Value, Never>

  /// A value that stays until a stream is followed.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    reading = StreamReading(nil)
  }

  /// What `stream` sent last, and before that `wrappedValue`.
  public init(wrappedValue: Value, _ stream: EventStream<Value, Never>) {
    initial = wrappedValue
    reading = StreamReading(stream)
  }

  /// What came last.
  public var wrappedValue: Value { reading.phase.value ?? initial }

  /// The property itself, to follow streams with.
  public var projectedValue: StreamState<Value> { self }

  /// Follows `stream` in place of the one before, while the view is shown; the value stays until it
  /// sends one.
  ///
  /// Before the view is on screen it has no effect.
  public func follow(_ stream: EventStream<Value, Never>) { reading.box?.follow(stream) }

  package func isSame(as other: StreamState<Value>) -> Bool {
    reading.isSame(as: other.reading)
  }
}

extension StreamState where Value: ExpressibleByNilLiteral {
  /// Nothing, until a stream is followed.
  public init() { self.init(wrappedValue: nil) }

  /// What `stream` sent last, and before that nothing.
  public init(_ stream: EventStream<Value, Never>) { self.init(wrappedValue: nil, stream) }
}
