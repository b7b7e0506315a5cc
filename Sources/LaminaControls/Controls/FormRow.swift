package import LaminaGeometry
package import LaminaLayout
import LaminaText

/// A label with its control, as the form arranges them that they stand in.
///
/// ```
///  grouped   │ Name            ▏Ada         ▕ │     columns        Name: ▏Ada        ▕
///            │ Quality             Best ▾     │                 Quality: ▏Best ▾▕
/// ```
package struct FormRow<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// Whether the content takes all the room that the label leaves.
  private let fills: Bool
  @Environment(\.formKind) private var form
  @Environment(\.labelsYieldUpwards) private var yieldsUpwards

  package init(
    fills: Bool = false, @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content
  ) {
    self.fills = fills
    self.label = label()
    self.content = content()
  }

  package var body: some View {
    if form == .columns {
      HStack(alignment: .firstTextBaseline, spacing: FormColumn.gap) {
        label.multilineTextAlignment(.trailing)
        content.alignmentGuide(.formColumn) { $0[.leading] }
      }
    } else if yieldsUpwards {
      TightRow(HStackLayout(spacing: 12)).callAsFunction { parts }
    } else {
      HStack(spacing: 12) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    label
    if !fills { Spacer(minLength: 0) }
    content
  }
}

/// The label of a control that arranges its parts itself: in a form of columns it ends where controls begin.
struct FormLabel<Label: View>: View {
  let label: Label
  @Environment(\.formKind) private var form

  var body: some View {
    if form == .columns {
      label.alignmentGuide(.formColumn) { $0.width + FormColumn.gap }
    } else {
      label
    }
  }
}

/// Where the controls of a form begin whose labels stand in a column of their own.
package nonisolated enum FormColumn: AlignmentID {
  /// Between a label and its control.
  package static let gap: CGFloat = 8

  package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// Where the controls of a form begin: what has no label in front of it begins there itself.
  package nonisolated static let formColumn = HorizontalAlignment(FormColumn.self)
}
