import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// The look of toggles for which none was asked: a switch.
///
/// A form of columns asks for checkboxes where it has found this style around it, and a group of controls for buttons; set
/// inside of these, it is a switch there, too.
public struct DefaultToggleStyle: ToggleStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.button`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    let isOn = configuration.isOn || configuration.isMixed
    BoxedView(
      configuration.label,
      in: BoxModifier(
        ControlBox(
          fill: isOn ? .accentColor : Color(role: .controlFill),
          border: isOn ? Color.black.opacity(0.12) : Color(role: .tertiary),
          shade: phase.shade, isRaised: !isOn),
        ring: FocusRing(isVisible: phase.showsFocus),
        ink: isOn ? .readable : .color(.primary),
        padding: BoxModifier.Padding(sides: .theme(.controlPadding)), opacity: phase.opacity))
  }
}

/// A label, and a switch at the far end.
public struct SwitchToggleStyle: ToggleStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.switch`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(
      label: configuration.label,
      state: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off,
      phase: configuration.phase)
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
      CheckBox(isOn: configuration.isOn, isMixed: configuration.isMixed, phase: phase)
      configuration.label
    }
  }
}

/// The box of a checkbox, as large as the text beside it wants it.
private struct CheckBox: View {
  let isOn: Bool
  let isMixed: Bool
  let phase: ControlPhase
  @ScaledMetric private var standardSide = 16.0
  @Environment(\.measures) private var measures
  @Environment(\.controlSize) private var size

  private var isFilled: Bool { isOn || isMixed }
  private var side: CGFloat { (standardSide * size.scale).rounded() }

  var body: some View {
    let radius = ControlLength.points(measures[.cornerSmall] * side / 16)
    ControlBox(
      fill: isFilled ? .accentColor : Color(role: .controlFill),
      border: isFilled ? Color.black.opacity(0.12) : Color(role: .tertiary),
      shade: phase.shade, radius: radius, isRaised: !isFilled
    )
    .frame(width: side, height: side)
    .overlay {
      if isFilled {
        Image(systemName: isMixed ? "minus" : "checkmark").resizable().foregroundStyle(
          .readable(on: .accentColor)
        )
        .padding(side / 8).accessibilityHidden(true)
      }
    }
    .overlay(FocusRing(isVisible: phase.showsFocus, radius: radius))
  }
}
