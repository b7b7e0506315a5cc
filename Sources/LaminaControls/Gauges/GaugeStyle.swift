/// How gauges look.
///
/// ```swift
/// struct Dots: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { ForEach(0..<5) { Circle().opacity(configuration.value > Double($0) / 5 ? 1 : 0.2) } }
///   }
/// }
/// Gauge(value: 0.4) { Text("Battery") }.gaugeStyle(Dots())
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// What a style knows of the gauge: its value and its labels.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes what is shown in place of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge gives its style.
public struct GaugeStyleConfiguration {
  /// What the value is, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What says the value.
  public struct CurrentValueLabel: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What says the lower end of the range.
  public struct MinimumValueLabel: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What says the upper end of the range.
  public struct MaximumValueLabel: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What says values between the ends.
  public struct MarkedValueLabels: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// Where the value lies within its range, from 0 to 1.
  public let value: Double
  /// What the value is.
  public let label: Label
  /// What says the value; nil where nothing does.
  public let currentValueLabel: CurrentValueLabel?
  /// What says the lower end; nil where nothing does.
  public let minimumValueLabel: MinimumValueLabel?
  /// What says the upper end; nil where nothing does.
  public let maximumValueLabel: MaximumValueLabel?
  /// What says values between the ends; nil where nothing does.
  public let markedValueLabels: MarkedValueLabels?
}

typealias AnyGaugeStyle = AnyControlStyle<GaugeStyleConfiguration>

extension EnvironmentValues {
  /// What gauges look like; the standard look is made where one is shown.
  var gaugeStyle: AnyGaugeStyle {
    get {
      self[StyleKey<GaugeStyleConfiguration>.self]
        ?? AnyGaugeStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges inside the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style) { $0.makeBody(configuration: $1) })
  }
}
