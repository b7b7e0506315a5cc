import LaminaDrawing
import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

/// A picker with its label, which names it as a group of parts for assistive tools.
struct LabeledPicker<Label: View, Content: View>: View {
  let label: Label
  @ViewBuilder let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    PickerRow(label: label) { content }
      .semantics {
        $0.role = .group
        if !isEnabled { $0.isEnabled = false }
        $0.children = .contain
      }
  }
}

/// What picks beside its label, faint as a whole while it is disabled.
struct PickerRow<Label: View, Content: View>: View {
  let label: Label
  @ViewBuilder let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LabeledContent {
      content.foregroundStyle(Color.primary).multilineTextAlignment(.leading)
    } label: {
      label
    }
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
}
