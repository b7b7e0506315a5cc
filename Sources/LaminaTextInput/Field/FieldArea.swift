import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The part of a field in which its text is, or what stands in its place: cut to its edges, scrolled to
/// the caret.
struct FieldArea<Label: View>: PrimitiveView {
  let session: TextInputSession
  let display: FieldDisplay
  /// The fewest and the most lines for which there is room.
  var lines = 1...1
  let isEmpty: Bool
  let label: Label
  let prompt: Text?

  static var comparesWhole: Bool { true }

  func update(_ element: Element) {
    display.area = element
    display.attributes = TextSurroundings(element).typed
    display.style = element.readParagraphStyle()
    display.style.lineLimit = nil
    element.setChild(0, to: FieldCaret(session: session, display: display))
    element.setChild(1, to: TextMenu(session: session))
    element.setChild(2, to: placeholder)
  }

  /// What stands there while there is no text.
  @ViewBuilder private var placeholder: some View {
    if isEmpty {
      Group { if let prompt { prompt } else { label } }
        .foregroundStyle(Color.secondary).lineLimit(lines.upperBound == 1 ? 1 : nil)
        .environment(\.minimumLineCount, 1)
        .environment(\.stackOrientation, nil)
        .environment(\.isTextSelectable, false)
        .allowsHitTesting(false)
    }
  }

  func nodes(_ element: Element) -> [Node] {
    let palette = element.read(\.paletteByRole)
    let leaf = FieldLeaf(
      field: display.field, selection: display.shownSelection,
      selectionColor: palette.selection(isActive: session.windowIsActive), lines: lines,
      sample: display.sample, idealWidth: element.scaled(160))
    let text = Node(id: element.id.behind, rule: .leaf(leaf))
    let layout = AnyLayout(DecorationLayout(.overlay, alignment: .topLeading))
    let area = element.node(layout, [text] + element.children[0].outputs) {
      $0.appearance.clip = FieldClip()
      $0.hasOwnLayer = true
    }
    let placeholder = element.children[2].shownOutputs
    if placeholder.isEmpty { return [area] }
    return [area.wrapped(id: element.id.before, layout: layout, children: [area] + placeholder)]
  }
}

extension ColorPalette {
  /// What lies behind selected text: grey in a window that has no keyboard.
  nonisolated func selection(isActive: Bool) -> Color.Resolved {
    isActive ? self[.accent].opacity(0.28) : self[.tertiary].opacity(0.32)
  }
}

/// The area and a little beyond its sides, where slanted letters and carets reach.
private nonisolated struct FieldClip: Outline, Hashable {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -3, dy: -2)) }
}

/// The caret, and where dragged text would go.
struct FieldCaret: RememberingView {
  let session: TextInputSession
  let display: FieldDisplay

  func makeMemory(for element: Element) -> SightTicker { SightTicker() }

  func update(_ element: Element) {
    display.caret = element
    let next = session.showsCaret ? blink(element).next : nil
    memory(of: element).goOn(element, at: next)
  }

  private func blink(_ element: Element) -> CaretBlink {
    CaretBlink(
      since: session.caretTime, at: element.graph.frameTime, period: element.read(\.caretBlinkTime))
  }

  func nodes(_ element: Element) -> [Node] {
    let isOn = session.showsCaret && session.dropPosition == nil && blink(element).isOn
    let position = session.dropPosition ?? (isOn ? session.editing.displaySelection.head : nil)
    let leaf = CaretLeaf(
      field: display.field, position: position.map(display.shown),
      color: element.read(\.paletteByRole)[.accent])
    var traits = NodeTraits()
    // Also while nothing is drawn: whether it is in sight is asked of its layer.
    traits.hasOwnLayer = true
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }
}
