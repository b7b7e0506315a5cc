public import LaminaGeometry
import LaminaHeadless
public import LaminaHost

/// What a person types, composes, copies and drops.
extension Harness {
  /// Types on a keyboard: for each character its key, and the text where text is wanted.
  ///
  /// A line break is Return and a tabulator Tab, which are keys and no text.
  public func type(_ text: String) {
    for character in text {
      switch character {
      case "\n": press(.return)
      case "\t": press(.tab)
      default: type(character)
      }
    }
  }

  private func type(_ character: Character) {
    let (key, modifiers) = Self.key(of: character)
    surface.send(.keyDown(KeyEvent(key, modifiers: modifiers, time: clock.now)))
    if surface.isTextInputActive { surface.send(.text(String(character), time: clock.now)) }
    settle()
    surface.send(.keyUp(KeyEvent(key, modifiers: modifiers, time: clock.now)))
    settle()
  }

  /// The key that bears a character, by its lower case.
  private static func key(of character: Character) -> (Key, EventModifiers) {
    if character == " " { return (.space, []) }
    let lower = character.lowercased()
    guard character.isUppercase, lower.count == 1, let first = lower.first else {
      return (.character(character), [])
    }
    return (.character(first), .shift)
  }

  /// Shows text under composition, as an input method does.
  ///
  /// - Parameters:
  ///   - text: all of it; empty ends the composition without inserting anything.
  ///   - selection: its selected part, in Unicode scalars; nil for a caret at its end.
  public func compose(_ text: String, selection: Range<Int>? = nil) {
    guard surface.isTextInputActive else { return }
    let end = text.unicodeScalars.count
    surface.send(
      .textEditing(
        TextEditingEvent(text: text, selection: selection ?? end..<end, time: clock.now)))
    settle()
  }

  /// Ends a composition with the text that came of it, as an input method does.
  public func commit(_ text: String) {
    guard surface.isTextInputActive else { return }
    surface.send(.text(text, time: clock.now))
    surface.send(.textEditing(TextEditingEvent(text: "", selection: 0..<0, time: clock.now)))
    settle()
  }

  /// Hands an event to the window, as a host does.
  public func send(_ event: HostEvent) {
    surface.send(event)
    settle()
  }

  /// What applications hand to one another.
  public var clipboard: any Clipboard { host.clipboard }

  /// Lets text from another application go at a point of the window.
  public func drop(_ text: String, at point: CGPoint) {
    surface.send(.dropped(DropEvent(position: point, items: [.text(text)], time: clock.now)))
    settle()
  }

  /// Lets files from another application go at a point of the window.
  public func drop(_ files: [URL], at point: CGPoint) {
    let items = files.map { DropEvent.Item.file($0.path) }
    surface.send(.dropped(DropEvent(position: point, items: items, time: clock.now)))
    settle()
  }

  /// Gives the window the keyboard, or takes it away.
  public func setWindowFocus(_ isFocused: Bool) {
    surface.send(.focusChanged(isFocused))
    settle()
  }

  /// The place of the caret that the window was given; nil while no text is wanted.
  public var textInputCaret: CGRect? {
    settle()
    return surface.isTextInputActive ? surface.caret : nil
  }

  /// How often an input method was asked to forget what it composed.
  public var textInputEndCount: Int { surface.textInputEndCount }
}
