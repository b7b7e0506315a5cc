import LaminaDisplay
import LaminaGeometry

/// A view that shows where a value lies within a range.
///
/// ```swift
/// Gauge(value: fuel, in: 0...60) { Text("Fuel") }
/// Gauge(value: speed, in: 0...200) {
///   Text("km/h")
/// } currentValueLabel: {
///   Text("\(Int(speed))")
/// }
/// .gaugeStyle(.accessoryCircular)
/// .tint(Gradient(colors: [.green, .yellow, .red]))
/// ```
///
/// A value beyond the range is shown at its end. Nobody changes a gauge: that is what sliders are for.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let place: GaugePlace
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?
  private let marked: MarkedValueLabels?
  @Environment(\.gaugeStyle) private var style
  @Environment(\.labelsAreHidden) private var isAlone

  private init(
    _ place: GaugePlace, label: Label, current: CurrentValueLabel? = nil,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil, marked: MarkedValueLabels? = nil
  ) {
    self.place = place
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.marked = marked
  }

  public var body: some View {
    style.body(configuration)
      .overlay { if isAlone { UnseenLabel(label: label) } }
      .semantics { place.describe(in: &$0) }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: place.fraction, label: .init(hidden: isAlone ? EmptyView() : label.titled),
      currentValueLabel: current.map { .init(hidden: $0.accessibilityHidden(true)) },
      minimumValueLabel: minimum.map { .init(hidden: $0.accessibilityHidden(true)) },
      maximumValueLabel: maximum.map { .init(hidden: $0.accessibilityHidden(true)) },
      markedValueLabels: marked.map { .init(hidden: $0.accessibilityHidden(true)) })
  }
}

extension Gauge {
  /// Makes a gauge with labels for the value and the ends of its range.
  ///
  /// - Parameters:
  ///   - value: what is shown.
  ///   - bounds: the range in which it lies.
  ///   - label: what the value is.
  ///   - currentValueLabel: says the value.
  ///   - minimumValueLabel: says the lower end.
  ///   - maximumValueLabel: says the upper end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      GaugePlace(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// The same with labels for values between the ends, in a row below.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      GaugePlace(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge that says its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(GaugePlace(value, in: bounds), label: label(), current: currentValueLabel())
  }

  /// Makes a gauge that says its value, and others in a row below.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      GaugePlace(value, in: bounds), label: label(), current: currentValueLabel(),
      marked: markedValueLabels())
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Makes a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(GaugePlace(value, in: bounds), label: label())
  }
}

/// Where a value lies within its range.
private struct GaugePlace {
  private let value: Double
  private let bounds: ClosedRange<Double>

  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    let low = Double(bounds.lowerBound).finite(or: 0, "Gauge(in:)")
    let high = Double(bounds.upperBound).finite(or: 1, "Gauge(in:)")
    self.bounds = low...max(low, high)
    self.value = Double(value).finite(or: low, "Gauge(value:)")
  }

  /// From 0 to 1.
  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }

  func describe(in semantics: inout Semantics) {
    semantics.role = .meter
    semantics.combinesChildren = true
    semantics.value =
      bounds == 0...1 ? fraction.percentWords : SliderScale.words(for: value)
    semantics.number = .init(value, in: bounds)
  }
}
