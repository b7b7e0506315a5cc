import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaText

/// Selected text on its way to another place of the window.
@MainActor
final class TextDrag: GraphService {
  private unowned let graph: ViewGraph
  private weak var source: TextInputSession?
  /// The node over which it is.
  private var target: Node.ID?

  init(graph: ViewGraph) { self.graph = graph }

  func begin(from session: TextInputSession) { source = session }

  /// Shows where it would go.
  func move(to point: CGPoint) {
    let next = graph.textTarget(at: point)
    if let target, target != next?.id { _ = graph.handlers[target]?.text?.dragOver(nil) }
    target = next?.id
    _ = next?.text.dragOver(next?.point)
  }

  /// Lets it go: moved, or copied.
  func end(at point: CGPoint, copies: Bool, time: TimeInterval) {
    defer { cancel() }
    guard let source, let next = graph.textTarget(at: point) else { return }
    if source.element?.id == next.id {
      source.moveSelection(to: next.point, copies: copies)
    } else if let text = source.selectedText {
      let event = DropEvent(position: point, items: [.text(text)], time: time)
      if next.text.drop(event, next.point), !copies { source.deleteSelection() }
    }
  }

  func cancel() {
    if let target { _ = graph.handlers[target]?.text?.dragOver(nil) }
    (source, target) = (nil, nil)
  }
}

/// What comes from elsewhere.
extension TextInputSession {
  /// Puts in dropped text; false when there is none, or none may be put in.
  func drop(_ event: DropEvent, at point: CGPoint) -> Bool {
    let texts = event.items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    guard editing.options.isEditable, !texts.isEmpty, let display else { return false }
    let offset = position(at: point, in: display).offset
    let string = texts.joined(separator: "\n").cleaned
    endComposition()
    takeFocus()
    let time = now
    change { text, _ in
      let before = text.text.utf8.count
      text.replace(offset..<offset, with: string, at: time)
      let start = min(offset, text.text.utf8.count)
      text.select(start..<max(start, start + text.text.utf8.count - before))
    }
    return true
  }

  /// Shows the place under a point, or takes it back; whether text may be put in.
  func dragOver(_ point: CGPoint?) -> Bool {
    guard editing.options.isEditable, let display else { return false }
    markDrop(at: point.map { position(at: $0, in: display) })
    display.showChanges(revealsCaret: false)
    return true
  }

  /// Moves the selected characters to another place of the text, or copies them there.
  func moveSelection(to point: CGPoint, copies: Bool) {
    guard let display else { return }
    let range = editing.selection.range
    let target = position(at: point, in: display)
    guard editing.options.isEditable, !range.contains(target.offset),
      target.offset != range.upperBound
    else { return change { text, _ in text.placeCaret(at: target, extending: false) } ?? () }
    let time = now
    change { text, _ in
      guard copies, let string = text.selectedText else {
        return text.moveText(range, to: target.offset, at: time)
      }
      text.replace(target.offset..<target.offset, with: string, at: time)
      text.select(text.selection.head.offset - string.utf8.count..<text.selection.head.offset)
    }
  }
}

extension ViewGraph {
  /// Selected text that is dragged.
  var textDrag: TextDrag { service() }
}
