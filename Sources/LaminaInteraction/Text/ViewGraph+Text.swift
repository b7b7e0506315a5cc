package import LaminaDisplay
public import LaminaGeometry
public import LaminaInput

/// Text that comes to a window, and what it wants of it.
extension ViewGraph {
  /// Puts in text that was typed or composed, where the focus is.
  ///
  /// Keyboards bring text along with keys that are held with Control, Alt or Super: it is not put in.
  public func textInput(_ text: String, at time: TimeInterval) {
    guard modalMenus?.isOpen != true, texts.shortcutKey.map({ $0.types(text) }) ?? true else {
      return
    }
    focusedText?.insert(text, time)
  }

  /// Remembers a key that is held with others that make a shortcut of it.
  func noteShortcutKey(_ event: KeyEvent) {
    if case .modifier = event.key { return }
    texts.shortcutKey = event.isPlain ? nil : event
  }

  /// Shows text that an input method is composing, where the focus is.
  public func textEditing(_ event: TextEditingEvent) {
    guard modalMenus?.isOpen != true else { return }
    focusedText?.compose(event)
  }

  /// Gives what was dropped to the innermost view under it that takes it: one is as large as its frame for that,
  /// whatever it draws, as for a pointer that hovers.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func dropped(_ event: DropEvent) -> Bool {
    for id in hits(at: event.position, isHovering: true) {
      let point = convert(event.position, to: id)
      if handlers[id]?.text?.drop(event, point) == true { return true }
      if dropTargets.take(event, at: point, by: id) { return true }
    }
    return false
  }

  /// The window has, or has lost, the keyboard.
  public func windowFocusChanged(_ isFocused: Bool) {
    guard isFocused != windowHasFocus else { return }
    texts.windowHasFocus = isFocused
    // Others may have written to the clipboard meanwhile.
    if isFocused { edits.refreshWithClipboard() } else { keys.modifiers.drop() }
    focusedText?.windowFocusChanged(isFocused)
  }

  /// Something else may have been copied, by this program or another one.
  public func clipboardChanged() { edits.refreshWithClipboard() }

  /// Whether the view with the focus takes text; not while a menu is open, as letters are for that.
  public var wantsText: Bool { modalMenus?.isOpen != true && focusedText?.request != nil }

  /// What the surface needs to know of the text that is wanted; nil for none.
  public var textInputRequest: TextInputRequest? { wantsText ? focusedText?.request?() : nil }

  /// Gives up what an input method composes where the focus is.
  package func endComposition() { focusedText?.endComposition() }

  private var focusedText: TextHandlers? { focus.focused.flatMap { handlers[$0]?.text } }

  /// The innermost node with text under a point, and that point in its coordinates.
  package func textTarget(at point: CGPoint) -> (id: Node.ID, text: TextHandlers, point: CGPoint)? {
    for id in hits(at: point) {
      if let text = handlers[id]?.text { return (id, text, convert(point, to: id)) }
    }
    return nil
  }
}

extension KeyEvent {
  /// Whether text that came along with the key is typed by it: with Alt on the right, which is
  /// AltGr on most keyboards, where it makes another character of it.
  fileprivate nonisolated func types(_ text: String) -> Bool {
    guard isRightOption, modifiers.isDisjoint(with: [.command, .control]) else { return false }
    return text.lowercased().first.map(Key.character) != key
  }
}
