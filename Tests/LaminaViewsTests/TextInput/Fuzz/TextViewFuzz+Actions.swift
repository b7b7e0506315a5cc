import EditingScenes
import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting

/// Each thing that is done to both; false when it left something that the plain model cannot explain.
extension TextViewFuzz {
  /// What a text of one line makes of what is put in.
  private func lined(_ string: String) -> String {
    isLine ? String(string.map { $0.isNewline ? " " : $0 }) : string
  }

  /// What comes from elsewhere has our line breaks.
  func cleaned(_ string: String) -> String {
    lined(String(string.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }))
  }

  private mutating func insert(_ string: String) {
    plain.insert(cleaned(string), at: time)
  }

  /// A key for each character, and the text that comes with it.
  mutating func type() -> Bool {
    for character in piece() {
      if isLine || kind == .growing, character == "\t" || character == "\n" { continue }
      if plain.composing != nil, character == "\t" || character == "\n" { continue }
      harness.type(String(character))
      insert(String(character))
    }
    return true
  }

  /// Text without a key, as input methods bring it.
  mutating func commit() -> Bool {
    let string = piece()
    harness.commit(string)
    insert(string)
    return true
  }

  mutating func paste() -> Bool {
    let string = pieces()
    harness.clipboard.string = string
    harness.press("v", modifiers: .command)
    guard plain.composing == nil else { return true }
    plain.replace(plain.state.range, with: cleaned(string), at: time, kind: .other)
    return true
  }

  mutating func delete() -> Bool {
    let keys: [(Key, EventModifiers)] = [
      (.delete, []), (.delete, []), (.deleteForward, []), (.delete, .command),
      (.deleteForward, .command), (.delete, [.command, .shift]),
      (.deleteForward, [.command, .shift]),
    ]
    let (key, modifiers) = keys[number(0...keys.count - 1)]
    harness.press(key, modifiers: modifiers)
    guard plain.composing == nil else { return true }
    let head = plain.state.head
    guard modifiers.isEmpty, plain.state.range.isEmpty else { return explainDeletion() }
    if key == .delete {
      plain.delete(plain.byte(max(0, head - 1))..<plain.byte(head), at: time)
    } else {
      let next = min(plain.state.characters.count, head + 1)
      plain.delete(plain.byte(head)..<plain.byte(next), at: time)
    }
    return true
  }

  /// Up to a place that the screen or a dictionary decides: what went stood beside the caret.
  private mutating func explainDeletion() -> Bool {
    guard plain.state.range.isEmpty else {
      plain.delete(0..<0, at: time)
      return true
    }
    let length = plain.state.bytes.count - model.text.utf8.count
    guard length > 0 else { return follow() }
    let (caret, borders) = (plain.byte(plain.state.head), Set(plain.borders))
    let ranges = [caret - length..<caret, caret..<caret + length]
      .filter { borders.contains($0.lowerBound) && borders.contains($0.upperBound) }
    let now = time
    return explain(ranges) { plain, range in plain.delete(range, at: now) }
  }

  mutating func move() -> Bool {
    let keys: [Key] = [
      .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown,
    ]
    let key = keys[number(0...keys.count - 1)]
    if isLine, key == .pageUp || key == .pageDown { return true }
    var modifiers: EventModifiers = number(0...2) == 0 ? .shift : []
    if number(0...2) == 0, key != .pageUp, key != .pageDown { modifiers.insert(.command) }
    let anchor = shown?.anchor
    harness.press(key, modifiers: modifiers)
    guard plain.composing == nil else { return true }
    if modifiers.contains(.shift), shown?.anchor != anchor, shown?.anchor != shown?.head {
      return false
    }
    if modifiers.contains(.command), key == .home || key == .end {
      let to = key == .home ? 0 : plain.state.characters.count
      plain.select(anchor: modifiers.contains(.shift) ? plain.state.anchor : to, head: to)
      return true
    }
    return follow()
  }

  // MARK: Pointer

  private func send(
    _ point: CGPoint, isDown: Bool, _ count: Int, _ button: PointerEvent.Button = .primary,
    _ modifiers: EventModifiers = []
  ) {
    let event = PointerEvent(
      position: point, button: button, modifiers: modifiers, clickCount: count, time: time)
    harness.send(isDown ? .pointerDown(event) : .pointerUp(event))
  }

  /// A point on the text's view; of a field that grows where it always is, of an editor beside its
  /// indicator, on which a press is none on the text and leaves a composition alone.
  private mutating func place() -> CGPoint {
    var frame = harness.frame(of: "text") ?? .zero
    if kind == .growing { frame.size.height = min(frame.height, 24) }
    if kind == .editor { frame.size.width -= 16 }
    let point = point()
    return CGPoint(
      x: min(max(point.x, frame.minX + 2), frame.maxX - 2),
      y: min(max(point.y, frame.minY + 2), frame.maxY - 2))
  }

  mutating func click() -> Bool {
    let (place, count) = (place(), number(1...3))
    let modifiers: EventModifiers = number(0...2) == 0 ? .shift : []
    for click in 1...count {
      send(place, isDown: true, click, .primary, modifiers)
      send(place, isDown: false, click, .primary, modifiers)
    }
    plain.composing = nil
    return follow()
  }

  /// Selects by a drag that begins with nothing selected.
  mutating func drag() -> Bool {
    if !plain.state.range.isEmpty || plain.composing != nil {
      let place = place()
      send(place, isDown: true, 1)
      send(place, isDown: false, 1)
      plain.composing = nil
      guard follow(), plain.state.range.isEmpty else { return shown != nil }
    }
    let count = number(1...3)
    let (start, end) = (place(), point())
    send(start, isDown: true, count)
    for part in [0.3, 0.7, 1] {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      harness.send(.pointerMoved(PointerEvent(position: point, button: .primary, time: time)))
    }
    send(end, isDown: false, count)
    return follow()
  }

  /// Drags what is selected to another place.
  mutating func moveByDrag() -> Bool {
    guard plain.composing == nil, !plain.state.range.isEmpty, let caret = harness.textInputCaret
    else { return true }
    let isAtEnd = plain.state.head == plain.state.range.upperBound
    let start = CGPoint(x: caret.midX + (isAtEnd ? -3 : 3), y: caret.midY)
    let end = place()
    guard harness.frame(of: "text")?.insetBy(dx: 1, dy: 1).contains(start) == true else {
      return true
    }
    send(start, isDown: true, 1)
    for part in [0.5, 1] {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      harness.send(.pointerMoved(PointerEvent(position: point, button: .primary, time: time)))
    }
    send(end, isDown: false, 1)
    let (now, range, count) = (time, plain.state.range, plain.state.characters.count)
    let targets = (0...count).filter { $0 < range.lowerBound || $0 > range.upperBound }
    return explain(targets) { plain, target in plain.move(range, to: target, at: now) } || follow()
  }

  /// Pastes the primary selection where the pointer is.
  mutating func middleClick() -> Bool {
    let (string, place) = (pieces(), place())
    harness.clipboard.primarySelection = string
    send(place, isDown: true, 1, .middle)
    send(place, isDown: false, 1, .middle)
    plain.composing = nil
    let (now, text) = (time, cleaned(string))
    return explain(0...plain.state.characters.count) { plain, index in
      plain.select(anchor: index, head: index)
      plain.replace(index..<index, with: text, at: now, kind: .other)
    }
  }

  // MARK: The rest

  mutating func compose() -> Bool {
    let choice = number(0...5)
    if choice == 0, plain.composing != nil {
      harness.press(.escape)
      plain.composing = nil
      return true
    }
    let string = choice == 1 ? "" : cleaned(pieces())
    let count = string.unicodeScalars.count
    let end = number(0...count)
    harness.compose(string, selection: min(end, number(0...count))..<end)
    if string.isEmpty { plain.composing = nil } else { plain.compose(string) }
    return true
  }

  mutating func undoOrRedo() -> Bool {
    for _ in 0...number(0...3) {
      let isUndo = number(0...2) < 2
      harness.press("z", modifiers: isUndo ? .command : [.command, .shift])
      guard plain.composing == nil else { continue }
      if isUndo { plain.undo() } else { plain.redo() }
    }
    return true
  }

  mutating func outside() -> Bool {
    var characters = plain.state.characters
    let start = number(0...characters.count)
    let end = number(start...min(characters.count, start + 6))
    characters.replaceSubrange(start..<end, with: Array(lined(pieces())))
    setText(String(characters))
    return true
  }

  mutating func cutOrCopy() -> Bool {
    guard plain.composing == nil else { return true }
    let range = plain.state.range
    let isCut = number(0...1) == 0
    harness.clipboard.string = "before"
    harness.press(.character(isCut ? "x" : "c"), modifiers: .command)
    let taken = range.isEmpty ? "before" : String(plain.state.characters[range])
    guard Array((harness.clipboard.string ?? "").utf8) == Array(taken.utf8) else { return false }
    if isCut, !range.isEmpty { plain.replace(range, with: "", at: time, kind: .other) }
    return true
  }

  mutating func otherWindow() -> Bool {
    harness.setWindowFocus(false)
    harness.setWindowFocus(true)
    plain.composing = nil
    return true
  }

  mutating func selectAll() -> Bool {
    harness.press("a", modifiers: .command)
    guard plain.composing == nil else { return true }
    plain.select(anchor: 0, head: plain.state.characters.count)
    return true
  }
}
