import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// One of several choices side by side.
struct SegmentButton<Label: View>: View {
  let isSelected: Bool
  /// What it is: a button, or a tab.
  let role: Semantics.Role
  /// What its box has beside the label.
  let sidePadding: CGFloat
  let action: () -> Void
  let label: Label

  init(
    isSelected: Bool, role: Semantics.Role = .button, sidePadding: CGFloat = 12,
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.isSelected = isSelected
    self.role = role
    self.sidePadding = sidePadding
    self.action = action
    self.label = label()
  }

  var body: some View {
    Button(action: action) { label }
      .buttonStyle(SegmentStyle(isSelected: isSelected, sidePadding: sidePadding))
      .semantics {
        $0.role = role
        if isSelected { $0.isSelected = true }
      }
  }
}

/// A choice with a soft box behind it while it is the one that is made.
private struct SegmentStyle: ButtonStyle {
  let isSelected: Bool
  let sidePadding: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.measures) private var measures

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(
        configuration.isPressed ? 0.6 : isEnabled ? 1 : ControlMetrics.disabledOpacity
      )
      .padding(.horizontal, sidePadding).padding(.vertical, 4)
      .background(
        isSelected ? Color(role: .quaternary).opacity(0.6) : .clear,
        in: RoundedRectangle(cornerRadius: measures[.cornerSelection])
      )
      .contentShape(Rectangle())
  }
}
