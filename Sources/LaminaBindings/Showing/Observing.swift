public import LaminaStreams
public import LaminaViews

/// A view of what a stream sends: each value evaluates its content, and nothing outside of it.
///
/// ```swift
/// Observing(model.count, initial: 0) { count in
///   Text("\(count) clicks")
/// }
/// ```
///
/// Of a stream that can fail, and where the end matters, the content is given how far it is:
///
/// ```swift
/// Observing(model.download) { phase in
///   switch phase {
///   case .waiting: ProgressView()
///   case .value(let part): ProgressView(value: part)
///   case .finished: Text("Done")
///   case .failed(let error, _): Text("\(error)")
///   }
/// }
/// ```
///
/// It is subscribed while it is shown. What the stream sends at once is there in the first evaluation.
public struct Observing<Value, Failure: Error, Content: View>: View {
  private var reading: StreamReading<Value, Failure>
  private let content: (StreamPhase<Value, Failure>) -> Content

  /// A view of how far `stream` is.
  public init(
    _ stream: EventStream<Value, Failure>,
    @ViewBuilder content: @escaping (StreamPhase<Value, Failure>) -> Content
  ) {
    reading = StreamReading(stream)
    self.content = content
  }

  public var body: some View { content(reading.phase) }
}

extension Observing where Failure == Never {
  /// A view of the value that came last, and before the first of `initial`.
  public init(
    _ stream: EventStream<Value, Never>, initial: Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(stream) { content($0.value ?? initial) }
  }

  /// A view of a value at each time.
  public init(
    _ current: CurrentValue<Value>, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(current.stream) { content($0.value ?? current.value) }
  }
}
