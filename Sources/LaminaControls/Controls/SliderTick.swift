import LaminaGeometry

/// A mark of a slider at a value, with a label below it where it has one.
///
/// ```swift
/// Slider(value: $share) { Text("Share") } ticks: {
///   SliderTick(0.25)
///   SliderTick(0.5) { Text("Half") }
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// What distinguishes a tick from others: its value.
  public struct ID: Hashable {
    private let value: Double
    init(_ value: V) { self.value = Double(value) }
  }

  let value: V
  let label: AnyView?
  /// Its identity: ticks of one value are the same.
  public var id: ID { ID(value) }

  /// Makes a tick without a label.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// Makes a tick with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    (self.value, self.label) = (value, AnyView(label()))
  }

  /// Makes a tick with words below it.
  public init(_ title: LocalizedStringKey, _ value: V) { self.init(value) { Text(title) } }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }
}

/// Ticks of a slider: one, several, or those of data.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  /// The sequence of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V
  /// The tick alone.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// Several ticks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The ticks in order.
  public let body: [SliderTick<Value>]
}

/// The ticks of the elements of data.
///
/// ```swift
/// SliderTickContentForEach([0.25, 0.5, 0.75], id: \.self) { SliderTick($0) }
/// ```
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  /// The ticks in the order of the data.
  public let body: [SliderTick<Content.Value>]

  /// Makes the ticks of data that have an identity.
  public init<V: Identifiable & BinaryFloatingPoint>(
    _ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, V == Content.Value {
    body = data.flatMap { Array(content($0).body) }
  }

  /// Makes the ticks of data, `id` leading to what distinguishes one from another.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where V == Data.Element, V == Content.Value {
    body = data.flatMap { Array(content($0).body) }
  }
}

/// Puts the ticks that stand in a closure together.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A tick, or the ticks of data.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == V { content }

  /// No tick.
  public static func buildBlock() -> TupleSliderTickContent<V> { TupleSliderTickContent(body: []) }

  /// The first content.
  public static func buildPartialBlock<Content: SliderTickContent>(first: Content) -> Content
  where Content.Value == V { first }

  /// What stands before, and the next content.
  public static func buildPartialBlock<First: SliderTickContent, Next: SliderTickContent>(
    accumulated: First, next: Next
  ) -> TupleSliderTickContent<V> where First.Value == V, Next.Value == V {
    TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
  }
}
