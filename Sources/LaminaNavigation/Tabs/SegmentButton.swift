import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// One of several choices side by side.
struct SegmentButton<Label: View>: View {
  let isSelected: Bool
  let action: () -> Void
  let label: Label

  init(isSelected: Bool, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.isSelected = isSelected
    self.action = action
    self.label = label()
  }

  var body: some View {
    Button(action: action) { label }
      .buttonStyle(SegmentStyle(isSelected: isSelected))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A choice with a soft box behind it while it is the one that is made.
private struct SegmentStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    PlainButtonStyle().makeBody(configuration: configuration)
      .padding(.horizontal, 12).padding(.vertical, 4)
      .background(
        isSelected ? Color(role: .quaternary).opacity(0.6) : .clear,
        in: RoundedRectangle(cornerRadius: 7)
      )
      .contentShape(Rectangle())
  }
}
