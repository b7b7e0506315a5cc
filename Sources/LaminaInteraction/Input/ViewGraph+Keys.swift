import LaminaDisplay
public import LaminaInput

/// The way of a key through a window.
///
/// ```
///  open menu, or:  onKeyPress on the view with the focus ─▶ that view ─▶ what encloses it, outwards
///                  ─▶ commands (arrows, Escape, Delete, copying) ─▶ shortcuts ─▶ undo, redo
///                  ─▶ what is presented (Escape) ─▶ Tab, menus, arrows, scrolling
/// ```
///
/// The first that has use for it keeps it.
extension ViewGraph {
  /// Presses a key; returns whether anything had use for it.
  @discardableResult
  public func keyDown(_ event: KeyEvent) -> Bool { keys.act { handle(event) } }

  private func handle(_ event: KeyEvent) -> Bool {
    noteShortcutKey(event)
    keys.modifiers.note(event, isDown: true)
    // What the pointer is doing is taken back first.
    if event.key == .escape, pointer.cancel() { return true }
    if let menus = modalMenus, menus.isOpen {
      menus.keyDown(event, in: self)
      return true
    }
    if case .modifier = event.key {} else { focus.followsKeyboard = true }
    let path = focusedPath
    return notifyFocus(event, path) || command(event, path) || shortcuts.perform(event, in: self)
      || undoTargets.keyDown(event) || navigation?.keyDown(event) == true || navigate(event, path)
  }

  /// Lets a key go.
  public func keyUp(_ event: KeyEvent) { keys.act { release(event) } }

  private func release(_ event: KeyEvent) {
    keys.modifiers.note(event, isDown: false)
    if case .modifier = event.key {} else { texts.shortcutKey = nil }
    if event.key == .space, keys.release() { return }
    if modalMenus?.isOpen == true { return }
    let press = KeyPress(event, phase: .up)
    for node in focusedPath where handlers[node.node.id]?.keys.keyPress?(press) == true { return }
  }

  /// Closes the menu that is open: the window has lost the keyboard, or has another size.
  public func closeMenu() { modalMenus?.close() }

  /// The node with the focus and those that enclose it, outwards.
  var focusedPath: [PreparedNode] {
    guard let focused = focus.focused else { return [] }
    return prepared?.root.path(to: focused)?.reversed() ?? []
  }

  // MARK: The focus

  private func notifyFocus(_ event: KeyEvent, _ path: [PreparedNode]) -> Bool {
    guard let first = path.first else { return false }
    let press = KeyPress(event, phase: event.isRepeat ? .repeat : .down)
    // What is put on the view is alone with it.
    let onView = path.dropFirst().prefix { $0.children.count == 1 }.count + 1
    for node in path.prefix(onView) where handlers[node.node.id]?.keys.keyPress?(press) == true {
      return true
    }
    if handlers[first.node.id]?.keys.key?(event) == true { return true }
    if event.isPlain, activate(first.node.id, event) { return true }
    for (index, node) in path.enumerated().dropFirst() {
      guard let handlers = handlers[node.node.id] else { continue }
      if handlers.keys.key?(event) == true { return true }
      if index >= onView, handlers.keys.keyPress?(press) == true { return true }
    }
    return false
  }

  /// What Return, Space and arrows do with a control.
  private func activate(_ id: Node.ID, _ event: KeyEvent) -> Bool {
    guard let handlers = handlers[id] else { return false }
    switch event.key {
    case .return where handlers.pointer.press?.takesReturn == true:
      if !event.isRepeat { handlers.pointer.press?.action() }
    case .space where handlers.pointer.press != nil:
      if event.isRepeat { return true }
      keys.hold(id)
    case .upArrow where handlers.semantics.adjust != nil,
      .rightArrow where handlers.semantics.adjust != nil:
      handlers.semantics.adjust?(1)
    case .downArrow where handlers.semantics.adjust != nil,
      .leftArrow where handlers.semantics.adjust != nil:
      handlers.semantics.adjust?(-1)
    default: return false
    }
    return true
  }

  /// Gives a command to the innermost that takes it.
  private func command(_ event: KeyEvent, _ path: [PreparedNode]) -> Bool {
    guard event.isPlain else { return edits.keyDown(event) }
    for node in path {
      guard let commands = handlers[node.node.id]?.keys.commands else { continue }
      if let move = commands.move, let direction = event.key.direction {
        move(direction)
        return true
      }
      switch event.key {
      case .escape where commands.exit != nil: commands.exit?()
      case .delete where commands.delete != nil: commands.delete?()
      case .deleteForward where commands.delete != nil: commands.delete?()
      case .pageUp where commands.page != nil: commands.page?(-1)
      case .pageDown where commands.page != nil: commands.page?(1)
      default: continue
      }
      return true
    }
    return false
  }

  // MARK: The window

  private func navigate(_ event: KeyEvent, _ path: [PreparedNode]) -> Bool {
    if event.isPlain {
      switch event.key {
      case .tab: return focus.move(by: event.modifiers.contains(.shift) ? -1 : 1)
      case .escape where focus.focused != nil:
        focus.drop()
        return true
      case .function(10) where event.modifiers.isEmpty:
        if modalMenus?.openFirst(in: self) == true { return true }
      case .menu, .function(10):
        if modalMenus?.openNearest(to: path, in: self) == true { return true }
      default: break
      }
      if let direction = event.key.direction, focus.move(towards: direction) { return true }
      for node in path where rows?.list(node.node.id)?.typeLetter(event) == true { return true }
    }
    return scrollByKey(event, path)
  }

  private func scrollByKey(_ event: KeyEvent, _ path: [PreparedNode]) -> Bool {
    var ids = path.map(\.node.id)
    if ids.isEmpty, let position = pointer.position { ids = hits(at: position) }
    guard scrollables?.scroll(event, over: ids) == true else { return false }
    requestFrame()
    return true
  }
}

extension KeyEvent {
  /// Whether no key is held that makes a shortcut of others.
  package nonisolated var isPlain: Bool {
    modifiers.isDisjoint(with: [.command, .option, .control])
  }
}

extension Key {
  /// Where an arrow key points; nil for other keys.
  nonisolated var direction: MoveCommandDirection? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}
