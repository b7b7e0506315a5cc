import LaminaGeometry
import LaminaInput
import LaminaText

/// Clicks, drags, and the middle button.
extension TextInputSession {
  /// How far a press on selected text moves before it drags that.
  private static let dragDistance: CGFloat = 4

  var tracking: PointerHandlers.Tracking {
    PointerHandlers.Tracking(
      // A row whose text is only read is chosen by a press on the text, too.
      isObserved: !editing.options.isEditable,
      down: { self.pointerDown($0, surface: $1) },
      moved: { self.pointerMoved($0, surface: $1) },
      up: { self.pointerUp($0, surface: $1) },
      cancelled: { self.stopPointing() })
  }

  private func pointerDown(_ event: PointerEvent, surface: CGPoint) -> Bool {
    guard let display else { return false }
    endComposition()
    let position = position(at: event.position, in: display, clicks: event.clickCount)
    switch event.button ?? .primary {
    case .primary: press(event, at: position)
    case .middle: return pasteSelection(at: position)
    case .secondary:
      takeFocus()
      if !isSelected(event.position) {
        change(revealsCaret: false) { text, _ in text.placeCaret(at: position, extending: false) }
      }
      return pressMenu(event, at: surface)
    case .back, .forward: return false
    }
    return true
  }

  private func press(_ event: PointerEvent, at position: TextPosition) {
    let unit = TextGranularity(clicks: event.clickCount)
    let isExtending = event.modifiers.contains(.shift)
    if unit == .character, !isExtending, isSelected(event.position), editing.selectedText != nil {
      beginPointing(.pressing(at: event.position))
      return
    }
    beginPointing(.selecting(unit))
    change(revealsCaret: false) { text, _ in
      text.placeCaret(at: position, extending: isExtending, by: unit)
    }
  }

  private func pointerMoved(_ event: PointerEvent, surface: CGPoint) {
    switch pointer.pointing {
    case .none: break
    case .selecting:
      extend(to: event.position)
      updateAutoScroll(event.position, surface: surface)
    case .pressing(let start):
      guard hypot(event.position.x - start.x, event.position.y - start.y) >= Self.dragDistance
      else { return }
      beginPointing(.dragging)
      element?.graph.textDrag.begin(from: self)
      element?.graph.textDrag.move(to: surface)
    case .dragging: element?.graph.textDrag.move(to: surface)
    case .menu: if let graph = element?.graph { graph.menus.follow(to: surface, in: graph) }
    }
  }

  private func pointerUp(_ event: PointerEvent, surface: CGPoint) {
    switch pointer.pointing {
    case .none: break
    case .selecting: select()
    case .pressing:
      guard let display else { break }
      let position = position(at: event.position, in: display)
      change(revealsCaret: false) { text, _ in text.placeCaret(at: position, extending: false) }
    case .dragging:
      element?.graph.textDrag.end(
        at: surface, copies: event.modifiers.contains(.command), time: event.time)
    case .menu:
      guard let graph = element?.graph else { break }
      graph.menus.release(event, at: surface, opened: true, in: graph)
    }
    endPointing()
  }

  /// The button was taken away.
  func stopPointing() {
    if case .dragging = pointer.pointing { element?.graph.textDrag.cancel() }
    if case .menu = pointer.pointing { element?.graph.menus.cancelPress() }
    endPointing()
  }

  /// Extends the selection to what is under a point of the node, or nearest to it in sight.
  func extend(to point: CGPoint) {
    guard let display, case .selecting(let unit) = pointer.pointing, !reports.onDrag(point) else {
      return
    }
    let clicks = unit == .character ? 1 : 2
    let position = position(at: point, in: display, clicks: clicks)
    change(revealsCaret: false) { text, _ in
      text.placeCaret(at: position, extending: true, by: unit)
    }
  }

  /// The place nearest to a point of the node; for several clicks the start of the character under it.
  func position(
    at point: CGPoint, in display: any TextInputDisplay, clicks: Int = 1
  ) -> TextPosition {
    let geometry = display.geometry
    let place = display.textPoint(point)
    let nearest = geometry.position(at: place)
    guard clicks > 1 else { return nearest }
    let isRight = place.x >= geometry.caretRect(at: nearest).minX
    guard let next = geometry.neighbour(of: nearest, toRight: isRight) else { return nearest }
    let character = min(nearest.offset, next.offset)..<max(nearest.offset, next.offset)
    let isOnIt = geometry.rects(for: character).contains { $0.minX <= place.x && place.x < $0.maxX }
    return isOnIt ? TextPosition(character.lowerBound) : nearest
  }

  /// Whether a point of the node is on selected characters; above and below the text counts as its nearest
  /// line, as fields are higher than that.
  private func isSelected(_ point: CGPoint) -> Bool {
    guard let display, hasFocus, editing.composition == nil, !editing.selection.isEmpty else {
      return false
    }
    let geometry = display.geometry
    var place = display.textPoint(point)
    let line = geometry.caretRect(at: geometry.position(at: place))
    place.y = min(max(place.y, line.minY), line.maxY.nextDown)
    return geometry.rects(for: editing.selection.range).contains { $0.contains(place) }
  }

  func takeFocus() {
    guard let element, element.graph.focus.focused != element.id else { return }
    element.graph.focus.focus(element.id, byKeyboard: false)
  }

  private func pasteSelection(at position: TextPosition) -> Bool {
    guard editing.options.isEditable, let string = element?.graph.pasteboard.primarySelection
    else { return false }
    takeFocus()
    change(revealsCaret: false) { text, _ in text.placeCaret(at: position, extending: false) }
    return paste(string)
  }
}

extension TextGranularity {
  /// What so many clicks select.
  init(clicks: Int) {
    switch clicks {
    case ...1: self = .character
    case 2: self = .word
    default: self = .paragraph
    }
  }
}
