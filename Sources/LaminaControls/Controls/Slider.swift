package import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// A control that picks a value from a range: by dragging its knob, by clicking on its track, or by
/// the arrow keys while it has the focus.
///
/// One of at most eight steps has a mark at each of its values.
///
/// ```swift
/// Slider(value: $volume, in: 0...1)
/// Slider(value: $count, in: 0...10, step: 1) { Text("Copies") }
/// ```
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  private let value: Binding<Double>
  private let scale: SliderScale
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  /// What few sliders have.
  private let marks: SliderMarks?

  init<V: BinaryFloatingPoint & SendableMetatype>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, marks: SliderMarks? = nil,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.marks = marks
    scale = SliderScale(
      Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map(Double.init),
      enabled: marks?.enabled)
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a slider with labels at both ends.
  ///
  /// - Parameters:
  ///   - value: where its value is kept.
  ///   - bounds: the range of values.
  ///   - step: how far values lie apart, from the lower bound on; nil for any value.
  ///   - label: what the value is.
  ///   - minimumValueLabel: stands at the lower end.
  ///   - maximumValueLabel: stands at the upper end.
  ///   - onEditingChanged: gets true when a drag begins, false when it ends.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, for any value or those that are whole steps away from the lower
  /// bound; `onEditingChanged` gets true when a drag begins, false when it ends.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

/// SwiftUI's old orders of arguments.
extension Slider {
  /// Makes a slider with labels at both ends that are given as views, in SwiftUI's old order.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label behind what is done at the ends of drags, in SwiftUI's old order.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label, for any value or those that are whole steps away from the lower
  /// bound; `onEditingChanged` gets true when a drag begins, false when it ends.
  public init<V: BinaryFloatingPoint & SendableMetatype>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider: RememberingView {
  package func makeMemory(for element: Element) -> SliderSession { SliderSession() }

  package func update(_ element: Element) {
    let session = memory(of: element)
    session.scale = scale
    session.onEditingChanged = onEditingChanged
    session.isMirrored = element.read(\.layoutDirection) == .rightToLeft
    session.value.readBinding(value, element)
    if element.read(\.labelsAreHidden) {
      unlabelled(session).update(element)
    } else {
      labelled(session).update(element)
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    let session = memory(of: element)
    return element.read(\.labelsAreHidden)
      ? unlabelled(session).nodes(element) : labelled(session).nodes(element)
  }

  private func labelled(_ session: SliderSession) -> Control<some View> {
    control(session) { track in
      FormLabel(label: AnyView(opening: label.titled))
      end(minimum)
      if let marks { MarkedTrack(track: track, marks: marks, scale: scale) } else { track }
      end(maximum)
      marks?.current?.accessibilityHidden(true)
    }
  }

  private func unlabelled(_ session: SliderSession) -> Control<some View> {
    control(session) { track in
      end(minimum)
      Group {
        if let marks { MarkedTrack(track: track, marks: marks, scale: scale) } else { track }
      }
      .overlay { UnseenLabel(label: label) }
      end(maximum)
      marks?.current?.accessibilityHidden(true)
    }
  }

  /// What stands at an end: no part of the slider's name, where it has one.
  @ViewBuilder private func end(_ view: ValueLabel) -> some View {
    if ValueLabel.self != EmptyView.self {
      view.accessibilityHidden(Label.self != EmptyView.self)
    }
  }

  private func control<Row: View>(
    _ session: SliderSession, @ViewBuilder row: @escaping (SliderTrack) -> Row
  ) -> Control<some View> {
    let (current, scale) = (session.value.current, scale)
    var semantics = Semantics(role: .slider, value: scale.description(of: current))
    semantics.combinesChildren = true
    semantics.actions = [.increment, .decrement]
    semantics.number = .init(current, in: scale.bounds, step: scale.step)
    return Control(semantics: semantics) { handlers, element in
      session.attach(&handlers, to: element)
    } content: { phase in
      ControlRow(opacity: phase.opacity) {
        row(
          SliderTrack(
            fraction: scale.fraction(of: current), isPressed: phase.isPressed,
            isHovered: phase.isHovered, showsFocus: phase.showsFocus, session: session,
            neutral: marks?.neutral.map { scale.fraction(of: $0) } ?? 0,
            ticks: marks.map { $0.places(in: scale) ?? [] } ?? scale.fewPlaces))
      }
    }
  }
}
