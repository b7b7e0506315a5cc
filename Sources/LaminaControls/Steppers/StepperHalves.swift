import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// What the halves of a stepper do.
@MainActor
package struct StepActions {
  /// One step up; nil where there is none, and its half is disabled.
  let increment: (() -> Void)?
  /// One step down.
  let decrement: (() -> Void)?
  /// Gets true when a half goes down, false when it comes up.
  let onEditingChanged: (Bool) -> Void

  package init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }
}

/// A box of two halves, less and more, that repeat while they are held.
///
/// ```
///  ┌───┬───┐
///  │ − │ + │
///  └───┴───┘
/// ```
package struct StepperHalves: View {
  private let actions: StepActions
  private let showsFocus: Bool
  @Environment(\.measures) private var measures
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric private var textScale = 1.0

  package init(actions: StepActions, showsFocus: Bool) {
    self.actions = actions
    self.showsFocus = showsFocus
  }

  package var body: some View {
    HStack(spacing: 0) {
      half("minus", actions.decrement)
      Color(role: .controlBorder)
        .frame(width: CGFloat.hairline(scale: scale), height: height * 0.57)
      half("plus", actions.increment)
    }
    .frame(height: height)
    .background(
      ControlBox(
        fill: Color(role: .controlFill), border: Color(role: .controlBorder), isRaised: true)
    )
    .overlay(FocusRing(isVisible: showsFocus))
    .foregroundStyle(Color.primary)
    .fixedSize()
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    StepperHalf(
      symbol: symbol, action: action, isDimmed: isEnabled && action == nil,
      onEditingChanged: actions.onEditingChanged
    )
    .disabled(action == nil)
  }

  private var height: CGFloat { (measures[.controlHeight] * textScale).rounded() }
}
