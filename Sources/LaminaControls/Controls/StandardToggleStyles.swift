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
      ControlBox(
        fill: configuration.isOn ? .accentColor : Color(role: .controlFill),
        border: configuration.isOn ? Color.black.opacity(0.12) : Color(role: .tertiary),
        shade: phase.shade, radius: 4, isRaised: !configuration.isOn
      )
      .frame(width: 16, height: 16)
      .overlay {
        if configuration.isOn {
          Image(systemName: "checkmark").resizable().foregroundStyle(.white)
            .frame(width: 12, height: 12).accessibilityHidden(true)
        }
      }
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: 4))
      configuration.label
    }
  }
}
