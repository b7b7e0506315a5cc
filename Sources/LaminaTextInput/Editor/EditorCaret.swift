import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// The caret of an editor: evaluated alone when it blinks.
struct EditorCaret: RememberingView {
  let model: EditorModel

  func makeMemory(for element: Element) -> SightTicker { SightTicker() }

  func update(_ element: Element) {
    let next = model.session.showsCaret ? blink(element).next : nil
    memory(of: element).goOn(element, at: next)
  }

  private func blink(_ element: Element) -> CaretBlink {
    CaretBlink(
      since: model.session.caretTime, at: element.graph.frameTime,
      period: element.read(\.caretBlinkTime))
  }

  func nodes(_ element: Element) -> [Node] {
    let leaf = ShapeLeaf(fill: .color(element.read(\.paletteByRole)[.accent]))
    let isOn = model.session.showsCaret && blink(element).isOn
    var traits = NodeTraits()
    traits.appearance.opacity = isOn || model.session.dropPosition != nil ? 1 : 0
    traits.hasOwnLayer = true
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }
}

extension EditorModel {
  static let caretWidth: CGFloat = 2

  /// Where the caret stands, in the text.
  var caretFrame: CGRect {
    let position = session.dropPosition ?? session.editing.displaySelection.head
    let rect = document.caretRect(at: position)
    let width = Self.caretWidth
    let x = min(max(0, rect.minX - width / 2), max(0, (document.width ?? 0) - width / 2))
    return CGRect(x: x, y: rect.minY + 1, width: width, height: max(1, rect.height - 2))
  }
}
