import LaminaDrawing
import LaminaGeometry
import LaminaThemes

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
    ControlRow(
      spacing: .theme(.spaceMedium), minHeight: .points(24), opacity: phase.opacity, isSolid: true
    ) {
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
  @Environment(\.measures) private var measures

  var body: some View {
    let side = side.rounded()
    let radius = ControlLength.points(measures[.cornerSmall] * side / 16)
    ControlBox(
      fill: isOn ? .accentColor : Color(role: .controlFill),
      border: isOn ? Color.black.opacity(0.12) : Color(role: .tertiary),
      shade: phase.shade, radius: radius, isRaised: !isOn
    )
    .frame(width: side, height: side)
    .overlay {
      if isOn {
        Image(systemName: "checkmark").resizable().foregroundStyle(.readable(on: .accentColor))
          .padding(side / 8).accessibilityHidden(true)
      }
    }
    .overlay(FocusRing(isVisible: phase.showsFocus, radius: radius))
  }
}
