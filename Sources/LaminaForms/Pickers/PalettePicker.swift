import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// Small pictures side by side, the chosen one on a ground in the accent colour.
struct PalettePicker: View {
  let choice: PickerChoice
  @Environment(\.measures) private var measures
  @ScaledMetric private var unit = 1.0

  private var side: CGFloat { (measures[.controlHeight] * unit).rounded() }

  var body: some View {
    OptionGroup(choice: choice) { group in
      HStack(spacing: 4) {
        ForEach(Array(0..<choice.options.count), id: \.self) { button($0, group) }
      }
    }
  }

  private func button(_ number: Int, _ group: ControlPhase) -> some View {
    let isChosen = number == choice.chosen
    return OptionButton(number: number, choice: choice) { label, phase in
      label
        .labelLook(.iconOnly)
        .foregroundStyle(
          isChosen ? AnyShapeStyle(.readable(on: .accentColor)) : AnyShapeStyle(.primary)
        )
        .frame(minWidth: side, minHeight: side)
        .background(
          isChosen
            ? Color.accentColor : Color(role: .quaternary).opacity(phase.isHovered ? 0.5 : 0),
          in: RoundedRectangle(cornerRadius: measures[.cornerControl])
        )
        .opacity(phase.isPressed ? 0.6 : phase.opacity)
        .contentShape(Rectangle())
        .overlay(FocusRing(isVisible: group.showsFocus && number == (choice.chosen ?? 0)))
    }
  }
}
