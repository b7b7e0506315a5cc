import LaminaGeometry

extension Slider {
  /// Makes a slider with labels at both ends and marks at values.
  ///
  /// - Parameters:
  ///   - value: where its value is kept.
  ///   - bounds: the range of values.
  ///   - neutralValue: where what is filled begins; nil for the lower end.
  ///   - enabledBounds: the part of the range within which a person may choose; nil for all of it.
  ///   - label: what the value is.
  ///   - currentValueLabel: says the value.
  ///   - minimumValueLabel: stands at the lower end.
  ///   - maximumValueLabel: stands at the upper end.
  ///   - ticks: the marks.
  ///   - onEditingChanged: gets true when a drag begins, false when it ends.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(),
      marks: SliderMarks(
        ticks().body, current: currentValueLabel(), neutral: neutralValue, enabled: enabledBounds),
      onEditingChanged)
  }

  /// Makes a slider of steps with labels at both ends; `tick` says for each step which mark it has, nil for none.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(),
      marks: SliderMarks(
        Self.ticks(bounds, step, tick), current: currentValueLabel(), neutral: neutralValue,
        enabled: enabledBounds), onEditingChanged)
  }

  /// The ticks of all steps, a thousand at most.
  fileprivate static func ticks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, _ step: V, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderTick<V>] {
    let count = (bounds.upperBound - bounds.lowerBound) / step
    guard step > 0, count.isFinite, count <= 1_000 else { return [] }
    return (0...Int(count + 0.000_001)).compactMap { tick(bounds.lowerBound + V($0) * step) }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with marks at values.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider of steps; `tick` says for each step which mark it has, nil for none.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
}
