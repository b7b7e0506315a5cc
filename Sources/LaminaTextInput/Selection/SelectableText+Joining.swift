import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayers
import LaminaText

/// What a text does with input together with the others that can be selected with it.
extension SelectableText {
  /// The keys that it takes: those that extend a selection, and those that copy.
  private static let keys: TextCommand.Context = {
    var keys = TextCommand.Context()
    keys.isMultiline = true
    keys.isEditable = false
    keys.movesCaret = false
    return keys
  }()

  /// Completes what the session alone does with input.
  func join(_ handlers: inout Handlers) {
    joinPointer(&handlers)
    joinFocus(&handlers)
    joinSemantics(&handlers)
    handlers.keys.key = { self.keyDown($0) }
    if let edit = handlers.keys.edit {
      handlers.keys.edit = EditHandlers(
        enabled: { edit.enabled().union(self.isOneOfSeveral ? .selectAll : []) },
        kept: edit.kept,
        perform: { if $0 != .selectAll || !self.selectAll() { edit.perform($0) } })
    }
  }

  private var isOneOfSeveral: Bool { knownJoined.map { $0.texts.count > 1 } ?? false }

  /// Selects all texts; false where there is no other one.
  private func selectAll() -> Bool { joined?.selectAll(from: self) ?? false }

  // MARK: Pointer

  private func joinPointer(_ handlers: inout Handlers) {
    guard let own = handlers.pointer.tracking else { return }
    var tracking = own
    tracking.down = { self.pointerDown($0, surface: $1, own) }
    tracking.up = { event, surface in
      // A click on what is selected lifts that.
      if case .pressing = self.session.pointer.pointing { self.knownJoined?.lift() }
      own.up(event, surface)
    }
    handlers.pointer.tracking = tracking
  }

  private func pointerDown(
    _ event: PointerEvent, surface: CGPoint, _ own: PointerHandlers.Tracking
  ) -> Bool {
    guard let texts = joined else { return false }
    texts.notePress()
    switch event.button ?? .primary {
    case .back, .forward, .middle: return own.down(event, surface)
    case .secondary: if pressMenu(event, surface) { return true }
    case .primary: if press(event, surface) { return true }
    }
    texts.lift()
    let isTaken = own.down(event, surface)
    texts.begin(with: session.editing.selection.range)
    // Its menu says whether there is more to select.
    if event.button == .secondary { texts.list() }
    return isTaken
  }

  /// Opens the menu for all that is selected where the press is on that.
  private func pressMenu(_ event: PointerEvent, _ surface: CGPoint) -> Bool {
    guard holdsSelection(at: event.position) else { return false }
    session.takeFocus()
    return session.pressMenu(event, at: surface)
  }

  /// A press with Shift, or on what is selected.
  private func press(_ event: PointerEvent, _ surface: CGPoint) -> Bool {
    let unit = TextGranularity(clicks: event.clickCount)
    if event.modifiers.contains(.shift) {
      guard joined?.extend(to: self, at: surface, by: unit) == true else { return false }
      session.beginPointing(.selecting(unit))
      return true
    }
    guard unit == .character, holdsSelection(at: event.position) else { return false }
    session.beginPointing(.pressing(at: event.position))
    return true
  }

  /// Whether a point is on characters that are selected with those of other texts.
  private func holdsSelection(at point: CGPoint) -> Bool {
    guard let joinedRange else { return false }
    return geometry.rects(for: joinedRange).contains { $0.contains(point) }
  }

  /// A drag goes to a point of the node; whether it goes on in another text.
  func drag(to point: CGPoint) -> Bool {
    guard case .selecting(let unit) = session.pointer.pointing,
      let surface = graph?.shownLayer?.convert(point, from: id)
    else { return false }
    return joined?.drag(from: self, to: surface, by: unit) ?? false
  }

  /// The place at a point of the surface, and the word or paragraph there.
  func unit(
    at surface: CGPoint, _ unit: TextGranularity
  ) -> (position: TextPosition, range: Range<Int>) {
    let point = graph?.convert(surface, to: id) ?? .zero
    let clicks = unit == .character ? 1 : 2
    let position = session.position(at: point, in: self, clicks: clicks)
    var editing = session.editing
    editing.placeCaret(at: position, extending: false, by: unit)
    return (position, editing.selection.range)
  }

  // MARK: Keys

  private func keyDown(_ event: KeyEvent) -> Bool {
    if event.key == .escape, event.isPlain { return giveUp() }
    guard let command = TextCommand(event, in: Self.keys) else { return false }
    switch command {
    case .move(let motion, extending: true): joined?.extend(by: motion, from: self)
    case .selectAll where selectAll(): break
    default: return session.perform(command)
    }
    return true
  }

  /// Selects nothing any more; false where nothing was selected.
  private func giveUp() -> Bool {
    let texts = knownJoined
    guard texts?.selection != nil || !session.editing.selection.isEmpty else { return false }
    texts?.lift()
    collapse()
    return true
  }

  /// Selects nothing of this text any more.
  func collapse() {
    let caret = session.editing.selection.head
    session.change(revealsCaret: false) { text, _ in text.placeCaret(at: caret, extending: false) }
  }

  /// Where a motion leads from a place of the text.
  func position(from place: TextPosition, by motion: TextMotion) -> TextPosition {
    var editing = session.editing
    editing.placeCaret(at: place, extending: false)
    editing.move(motion, extending: false, in: geometry)
    return editing.selection.head
  }

  func isRightToLeft(at offset: Int) -> Bool { geometry.baseIsRightToLeft(at: offset) }

  /// Selects from one place to another, in this text alone.
  func select(from start: Int, to end: TextPosition) {
    session.change { text, _ in
      text.placeCaret(at: TextPosition(start), extending: false)
      text.placeCaret(at: end, extending: true)
    }
  }

  // MARK: Focus and meaning

  private func joinFocus(_ handlers: inout Handlers) {
    let changed = handlers.keys.focusChanged
    handlers.keys.focusChanged = { isFocused in
      changed?(isFocused)
      if !isFocused { self.focusLeft() }
    }
  }

  /// The selection of several texts stays as long as one of them has the focus.
  private func focusLeft() {
    guard let texts = knownJoined else { return }
    if let focused = graph?.focus.focused, texts.index(of: focused) != nil { return }
    texts.lift()
  }

  private func joinSemantics(_ handlers: inout Handlers) {
    let (describe, perform) = (handlers.semantics.describe, handlers.semantics.perform)
    handlers.semantics.describe = { semantics in
      describe?(&semantics)
      if self.joinedRange != nil { semantics.details.selection = self.shownSelection }
    }
    handlers.semantics.perform = { action in
      if case .select = action { self.knownJoined?.lift() }
      return perform?(action) ?? false
    }
  }
}
