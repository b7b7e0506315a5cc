import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// One suggestion that can be chosen.
package struct SuggestionRow<Label: View>: View {
  let choice: SuggestionChoice?
  let number: Int
  let action: () -> Void
  let label: Label
  @State private var isHovered = false
  @Environment(\.measures) private var measures

  /// Makes a row; `number` counts those that can be chosen, from 0.
  package init(
    choice: SuggestionChoice?, number: Int, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    (self.choice, self.number, self.action) = (choice, number, action)
    self.label = label()
  }

  package var body: some View {
    let isHighlighted = choice?.highlighted == number
    Button(action: action) {
      label.frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 8).padding(.vertical, 5)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .background(
      Color.accentColor.opacity(isHighlighted ? 0.25 : isHovered ? 0.1 : 0),
      in: RoundedRectangle(cornerRadius: measures[.cornerItem])
    )
    .onHover { isHovered = $0 }
    .accessibilityAddTraits(isHighlighted ? .isSelected : [])
  }
}
