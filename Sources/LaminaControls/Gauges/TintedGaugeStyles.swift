public import LaminaDrawing

/// A bar with a mark at the value.
public struct LinearGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  private let tint: Gradient?

  /// Makes the style: the same as `.linear`.
  public init() { tint = nil }

  /// Makes the style with the colours of the bar.
  public init(tint: Gradient) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration).tinted(tint)
  }
}

/// An open ring with a mark at the value, which stands in its middle.
public struct CircularGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  private let tint: Gradient?

  /// Makes the style: the same as `.circular`.
  public init() { tint = nil }

  /// Makes the style with the colours of the ring.
  public init(tint: Gradient) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration).tinted(tint)
  }
}

extension View {
  /// The view in the colours of a gradient; nil leaves those that it has.
  @ViewBuilder fileprivate func tinted(_ tint: Gradient?) -> some View {
    if let tint { self.tint(tint) } else { self }
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
