import LaminaLayout
import LaminaInput
package import LaminaDisplay
public import LaminaGeometry

/// A control that takes a value up and down by steps.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...99)
/// Stepper("Size", value: $size, in: 8...72, step: 0.5, format: .number)
/// Stepper { Text("Page \(page)") } onIncrement: { page += 1 } onDecrement: { page -= 1 }
/// ```
///
/// A press on one of its halves is a step, and more follow while it is held, faster and faster. The arrow keys do the
/// same while it has the focus, Page Up and Page Down ten steps; Home and End go to the ends of the range. A value never
/// leaves its range; the half that would take it there is disabled. With a format its value stands beside the halves.
public struct Stepper<Label: View>: View {
  public typealias Body = Never
  private let source: any StepperSource
  private let onEditingChanged: (Bool) -> Void
  private let label: Label

  init(
    _ source: any StepperSource, _ onEditingChanged: @escaping (Bool) -> Void, label: () -> Label
  ) {
    self.source = source
    self.onEditingChanged = onEditingChanged
    self.label = label()
  }
}

// MARK: - Any label

extension Stepper {
  /// Makes a stepper with any label that runs actions.
  ///
  /// - Parameters:
  ///   - label: what it steps.
  ///   - onIncrement: a step up; nil disables its half.
  ///   - onDecrement: a step down; nil disables its half.
  ///   - onEditingChanged: gets true when a press or key begins, false when it ends.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedActions(up: onIncrement, down: onDecrement), onEditingChanged, label: label)
  }

  /// Makes a stepper with any label for a value without bounds; `onEditingChanged` gets true when a press or key
  /// begins, false when it ends.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, step: step), onEditingChanged, label: label)
  }

  /// Makes a stepper with any label for a value that stays within `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, in: bounds, step: step), onEditingChanged, label: label)
  }

  /// Makes a stepper with any label that shows its value as a format writes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, step: step, format: format), onEditingChanged, label: label)
  }

  /// Makes a stepper with any label for a value within `bounds` that it shows as a format writes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      SteppedBinding(value, in: bounds, step: step, format: format), onEditingChanged, label: label)
  }
}

/// SwiftUI's old orders of arguments.
extension Stepper {
  /// Makes a stepper that runs actions, with its label last.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(SteppedActions(up: onIncrement, down: onDecrement), onEditingChanged, label: label)
  }

  /// Makes a stepper for a value without bounds, with its label last.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(SteppedBinding(value, step: step), onEditingChanged, label: label)
  }

  /// Makes a stepper for a value within bounds, with its label last.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(SteppedBinding(value, in: bounds, step: step), onEditingChanged, label: label)
  }
}

// MARK: - Evaluation

extension Stepper: RememberingView {
  package func makeMemory(for element: Element) -> StepperMemory { StepperMemory() }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    memory.onEditingChanged = onEditingChanged
    memory.isMirrored = element.read(\.layoutDirection) == .rightToLeft
    memory.value = source.read(element, known: memory.value.keeper)
    control(memory).update(element)
  }

  package func nodes(_ element: Element) -> [Node] {
    control(memory(of: element)).nodes(element)
  }

  private func control(_ memory: StepperMemory) -> Control<some View> {
    let (value, label) = (memory.value, label)
    var semantics = Semantics(role: .stepper, value: value.words)
    semantics.combinesChildren = true
    semantics.number = value.number
    if value.canIncrement { semantics.actions.insert(.increment) }
    if value.canDecrement { semantics.actions.insert(.decrement) }
    return Control(semantics: semantics) { handlers, _ in
      handlers.semantics.adjust = { memory.move(by: $0) }
      handlers.keys.key = { $0.isPlain && memory.key($0.key) }
    } content: { phase in
      LabeledContent {
        StepperFace(value: value, phase: phase, actions: memory.actions)
      } label: {
        label
      }
      .opacity(phase.opacity)
    }
  }
}

/// What stands at the far end of a stepper: its value where that is shown, and the halves.
private struct StepperFace: View {
  let value: SteppedValue
  let phase: ControlPhase
  let actions: StepActions
  @ScaledMetric private var spacing = 8.0

  var body: some View {
    HStack(spacing: spacing) {
      if let text = value.text { text.monospacedDigit().accessibilityHidden(true) }
      StepperHalves(actions: actions, showsFocus: phase.showsFocus)
    }
  }
}
