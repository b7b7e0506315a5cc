import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaDrawing
import LaminaLayout
import LaminaThemes

/// The line between two panes, which is dragged, and moved by arrows.
struct SplitLine: View {
  /// How far an arrow moves it, in points.
  private static let step: CGFloat = 10
  let axis: Axis
  let number: Int
  let panes: [Subview.ID]
  @Binding var lengths: SplitLengths
  @State private var start: [CGFloat]?
  @Environment(\.layoutDirection) private var direction

  private var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  var body: some View {
    var semantics = Semantics(role: .separator, label: "Divider")
    semantics.actions = [.increment, .decrement]
    return Control(semantics: semantics) { handlers, _ in
      handlers.pointer.drag = PointerHandlers.Drag(minimumDistance: 0) {
        drag($0)
      } ended: { _ in
        start = nil
      }
      handlers.pointer.cursor = axis == .horizontal ? .resizeLeftRight : .resizeUpDown
      handlers.keys.key = { key($0) }
      handlers.semantics.adjust = { move(by: CGFloat($0) * Self.step) }
    } content: { phase in
      Color.clear
        .overlay {
          Color(role: .separator)
            .frame(
              width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
        }
        .overlay(FocusRing(isVisible: phase.showsFocus, radius: .theme(.cornerSmall), gap: -2))
        .contentShape(Rectangle())
    }
  }

  private func drag(_ step: DragStep) {
    let from = start ?? lengths.table.lengths
    start = from
    let way =
      axis == .horizontal
      ? step.surfaceLocation.x - step.surfaceStart.x
      : step.surfaceLocation.y - step.surfaceStart.y
    lengths.move(number, of: panes, from: from, by: isMirrored ? -way : way)
  }

  private func move(by distance: CGFloat) {
    lengths.move(number, of: panes, from: lengths.table.lengths, by: distance)
  }

  private func key(_ event: KeyEvent) -> Bool {
    guard event.isPlain else { return false }
    let step = Self.step
    switch (axis, event.key) {
    case (.horizontal, .leftArrow): move(by: isMirrored ? step : -step)
    case (.horizontal, .rightArrow): move(by: isMirrored ? -step : step)
    case (.vertical, .upArrow): move(by: -step)
    case (.vertical, .downArrow): move(by: step)
    case (_, .home): move(by: -.greatestFiniteMagnitude)
    case (_, .end): move(by: .greatestFiniteMagnitude)
    default: return false
    }
    return true
  }
}
