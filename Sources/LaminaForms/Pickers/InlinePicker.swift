import LaminaGeometry
import LaminaDisplay
import LaminaLayout
import LaminaText
import LaminaThemes

/// Entries below each other, the chosen one with a mark at its end; the label above them.
struct InlinePicker<Label: View>: View {
  let choice: PickerChoice
  let label: Label
  @ScaledMetric private var height = 28.0
  @Environment(\.labelsAreHidden) private var isAlone

  var body: some View {
    OptionGroup(choice: choice) { group in
      VStack(alignment: .leading, spacing: 0) {
        if isAlone {
          UnseenLabel(label: label)
        } else {
          label.font(.caption.weight(.semibold)).foregroundStyle(.secondary).padding(.bottom, 2)
        }
        ForEach(choice.options.parts) { part in
          ForEach(part.section.header) { caption($0) }
          ForEach(part.numbers, id: \.self) { row($0, group) }
        }
      }
    }
  }

  private func caption(_ header: Subview) -> some View {
    header.font(.caption.weight(.semibold)).foregroundStyle(.secondary).padding(.top, 8)
  }

  @ViewBuilder private func row(_ number: Int, _ group: ControlPhase) -> some View {
    if choice.options.tag(number) == nil {
      choice.options.view(number)
    } else {
      let isChosen = number == choice.chosen
      OptionButton(number: number, choice: choice) { label, phase in
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          Image(systemName: "checkmark").foregroundStyle(.tint).opacity(isChosen ? 1 : 0)
            .accessibilityHidden(true)
        }
        .frame(minHeight: height)
        .opacity(phase.isPressed ? 0.6 : phase.opacity)
        .contentShape(Rectangle())
        .overlay(
          FocusRing(
            isVisible: group.showsFocus && number == (choice.chosen ?? 0),
            radius: .theme(.cornerItem)))
      }
    }
  }
}
