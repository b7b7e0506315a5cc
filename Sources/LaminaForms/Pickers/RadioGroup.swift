import LaminaGeometry
import LaminaThemes
import LaminaDisplay
import LaminaDrawing
import LaminaLayout
import LaminaText

/// Entries with radio buttons, below each other or side by side.
struct RadioGroup: View {
  let choice: PickerChoice
  @Environment(\.radioGroupsAreHorizontal) private var isHorizontal

  var body: some View {
    OptionGroup(choice: choice) { group in
      let layout =
        isHorizontal
        ? AnyLayout(RadioLines())
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      layout {
        ForEach(Array(0..<choice.options.count), id: \.self) { number in
          if choice.options.tag(number) == nil {
            choice.options.view(number)
          } else {
            button(number, group)
          }
        }
      }
    }
  }

  private func button(_ number: Int, _ group: ControlPhase) -> some View {
    OptionButton(number: number, choice: choice, role: .toggle) { label, phase in
      HStack(spacing: 8) {
        RadioButton(
          isOn: number == choice.chosen, phase: phase,
          showsFocus: group.showsFocus && number == (choice.chosen ?? 0))
        label.transformEnvironment(\.paragraphStyle) { $0.keepsWords = true }
      }
      .opacity(phase.opacity)
      .contentShape(Rectangle())
    }
  }
}

/// A ring, with a dot in it where it is on.
struct RadioButton: View {
  let isOn: Bool
  let phase: ControlPhase
  let showsFocus: Bool
  @ScaledMetric private var standardSide = 16.0
  @Environment(\.controlSize) private var size

  private var side: CGFloat { (standardSide * size.scale).rounded() }

  var body: some View {
    ControlBox(
      fill: isOn ? .accentColor : Color(role: .controlFill),
      border: isOn ? Color.black.opacity(0.12) : Color(role: .tertiary),
      shade: phase.shade, radius: .points(side / 2), isRaised: !isOn
    )
    .frame(width: side, height: side)
    .overlay {
      if isOn {
        Circle().fill(.readable(on: .accentColor)).padding(side * 0.3)
      }
    }
    .overlay(FocusRing(isVisible: showsFocus, radius: .points(side / 2)))
  }
}
