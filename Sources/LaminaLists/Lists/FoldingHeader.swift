import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaThemes

/// The header of a section that can be closed: in a sidebar with a mark at its end, which it turns.
///
/// ```
///  BASICS                ▾     open
///  LAYOUT                ▸     closed
/// ```
struct FoldingHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>
  @Environment(\.listAppearance) private var appearance
  @Environment(\.rowContext) private var row
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if let row, row.kind == .header, appearance.foldsSections {
      control(in: row)
    } else {
      content
    }
  }

  private func control(in row: RowContext) -> some View {
    let isOpen = isExpanded.wrappedValue
    var semantics = Semantics(role: .button)
    semantics.combinesChildren = true
    semantics.actions = [.press]
    semantics.isExpanded = isOpen
    return Control(semantics: semantics) { handlers, _ in
      row.foldsSection()
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }) { fold(!isOpen) }
      handlers.keys.key = { key($0) }
    } content: { phase in
      label(isOpen)
        .contentShape(Rectangle())
        .overlay(FocusRing(isVisible: phase.showsFocus, radius: .theme(.cornerItem)))
    }
  }

  private func label(_ isOpen: Bool) -> some View {
    HStack(spacing: 6) {
      content
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .rotationEffect(.degrees(isOpen ? 90 : 0))
        .accessibilityHidden(true)
    }
  }

  private func fold(_ isOpen: Bool) { withAnimation { isExpanded.wrappedValue = isOpen } }

  /// The arrow that leads on opens it, the one that leads back closes it.
  private func key(_ event: KeyEvent) -> Bool {
    let ahead = direction == .leftToRight ? Key.rightArrow : .leftArrow
    let back = direction == .leftToRight ? Key.leftArrow : .rightArrow
    guard event.isPlain, event.key == ahead || event.key == back else { return false }
    let opens = event.key == ahead
    if opens != isExpanded.wrappedValue { fold(opens) }
    return true
  }
}
