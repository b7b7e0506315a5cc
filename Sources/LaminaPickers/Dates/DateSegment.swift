import LaminaThemes
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// A part of a date in a field: it takes the focus, steps and is typed over.
struct DateSegment: PrimitiveView {
  let part: DatePart
  let words: String
  /// What is being typed into it; nil for nothing.
  let typed: String?
  let value: Semantics.NumericValue
  let editor: SegmentEditor

  func update(_ element: Element) {
    editor.place(part, at: element.id)
    control.update(element)
  }

  func nodes(_ element: Element) -> [Node] { control.nodes(element) }

  private var control: Control<some View> {
    let (part, words, typed, editor) = (part, words, typed, editor)
    var semantics = Semantics(role: .stepper, label: part.name, value: words)
    semantics.children = .ignore
    semantics.number = part == .dayPeriod ? nil : value
    semantics.actions = [.increment, .decrement, .press]
    return Control(semantics: semantics) { handlers, element in
      let graph = element.graph
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }) { [weak element] in
        guard let element else { return }
        element.graph.focus.focus(element.id, byKeyboard: true)
      }
      handlers.pointer.press?.takesReturn = false
      handlers.pointer.cursor = .iBeam
      handlers.semantics.adjust = { editor.step(part, by: $0) }
      handlers.keys.key = { [weak graph] event in
        guard let graph, event.isPlain else { return false }
        return editor.key(event.key, in: part, graph: graph)
      }
    } content: { phase in
      SegmentFace(
        words: words, typed: typed, part: part, editor: editor, showsFocus: phase.showsFocus)
    }
  }
}

/// The words of a part, on the accent while it has the focus.
private struct SegmentFace: View {
  let words: String
  /// What is being typed; nil for nothing.
  let typed: String?
  let part: DatePart
  let editor: SegmentEditor
  let showsFocus: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.measures) private var measures

  var body: some View {
    text
      .foregroundStyle(ink)
      .padding(.horizontal, 2)
      .background(
        showsFocus ? Color.accentColor : Color.clear,
        in: RoundedRectangle(cornerRadius: measures[.cornerSmall])
      )
      .contentShape(Rectangle())
      .onChange(of: isFocused) { editor.focus(isFocused, on: part) }
  }

  /// What is typed stands where the words end, in their room, and in that of two digits at least: nothing moves while one
  /// types.
  @ViewBuilder private var text: some View {
    if let typed {
      line(words.count == 1 ? words + words : words).hidden()
        .overlay(alignment: .trailing) { line(typed) }
    } else {
      line(words)
    }
  }

  private func line(_ words: String) -> some View {
    Text(verbatim: words).monospacedDigit().lineLimit(1).fixedSize()
  }

  private var ink: AnyShapeStyle {
    showsFocus ? AnyShapeStyle(.readable(on: .accentColor)) : AnyShapeStyle(Color.primary)
  }
}
