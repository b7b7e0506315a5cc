import LaminaDrawing
import LaminaGeometry

/// A label, and a switch at the far end.
public struct SwitchToggleStyle: ToggleStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.switch`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(
      label: configuration.label, isOn: configuration.isOn, phase: configuration.phase)
  }
}

/// A box with a check mark, and the label after it.
public struct CheckboxToggleStyle: ToggleStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.checkbox`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    ControlRow(spacing: 8, minHeight: 24, opacity: phase.opacity, isSolid: true) {
      CheckBox(isOn: configuration.isOn, phase: phase)
      configuration.label
    }
  }
}

/// The box of a checkbox, as large as the text beside it wants it.
private struct CheckBox: View {
  let isOn: Bool
  let phase: ControlPhase
  @ScaledMetric private var side = 16.0

  var body: some View {
    let side = side.rounded()
    ControlBox(
      fill: isOn ? .accentColor : Color(role: .controlFill),
      border: isOn ? Color.black.opacity(0.12) : Color(role: .tertiary),
      shade: phase.shade, radius: side / 4, isRaised: !isOn
    )
    .frame(width: side, height: side)
    .overlay {
      if isOn {
        Image(systemName: "checkmark").resizable().foregroundStyle(.white)
          .padding(side / 8).accessibilityHidden(true)
      }
    }
    .overlay(FocusRing(isVisible: phase.showsFocus, radius: side / 4))
  }
}
