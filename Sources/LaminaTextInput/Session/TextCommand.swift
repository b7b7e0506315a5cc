package import LaminaInput
package import LaminaText

/// What a key does to a text that is edited.
package enum TextCommand: Hashable, Sendable {
  case move(TextMotion, extending: Bool)
  case delete(TextMotion)
  case selectAll, copy, cut, paste, undo, redo
  /// A character that the keyboard brings as a key, not as text.
  case insert(String)
  /// Return in a text of one line.
  case submit
  /// Opens the context menu.
  case menu
  /// The key is the text's business: what it stands for comes as text.
  case typing
}

extension TextCommand {
  /// What an editor takes for itself beyond what every text has.
  package struct Context: Hashable, Sendable {
    /// Whether up and down, pages and paragraphs mean something.
    package var isMultiline = false
    /// Whether Return breaks the line; else it submits, and Shift or Alt with it breaks a multi-line text.
    package var returnBreaksLine = false
    /// Whether Tab is a character; else it moves the focus.
    package var insertsTab = false
    package var isEditable = true
    /// Whether there is a caret that arrows move; else they only extend a selection.
    package var movesCaret = true

    package init() {}
  }

  /// The keys of Linux desktops; nil for one that means nothing to a text.
  package init?(_ event: KeyEvent, in context: Context) {
    if event.modifiers.contains(.control) { return nil }
    let isWord = event.modifiers.contains(.command)
    let isShift = event.modifiers.contains(.shift)
    if event.modifiers.contains(.option) {
      guard event.key == .return, context.isMultiline, context.isEditable else { return nil }
      self = .insert("\n")
      return
    }
    if let motion = Self.motion(event.key, isWord: isWord, context: context) {
      guard context.movesCaret || isShift else { return nil }
      self = .move(motion, extending: isShift)
    } else if let command = Self.editing(
      event.key, isWord: isWord, isShift: isShift, context: context)
    {
      self = command
    } else {
      return nil
    }
  }

  private static func motion(_ key: Key, isWord: Bool, context: Context) -> TextMotion? {
    let isMultiline = context.isMultiline
    return switch key {
    case .leftArrow: isWord ? .wordLeft : .left
    case .rightArrow: isWord ? .wordRight : .right
    case .home: isWord ? .documentStart : .lineStart
    case .end: isWord ? .documentEnd : .lineEnd
    case .upArrow: isMultiline ? (isWord ? .paragraphUp : .up) : .documentStart
    case .downArrow: isMultiline ? (isWord ? .paragraphDown : .down) : .documentEnd
    case .pageUp where isMultiline && !isWord: .pageUp
    case .pageDown where isMultiline && !isWord: .pageDown
    default: nil
    }
  }

  private static func editing(
    _ key: Key, isWord: Bool, isShift: Bool, context: Context
  ) -> TextCommand? {
    switch key {
    case .character(let character) where isWord: return shortcut(character, isShift: isShift)
    case .insert where isWord: return .copy
    case .insert where isShift: return context.isEditable ? .paste : nil
    case .menu: return .menu
    case .function(10) where isShift: return .menu
    default:
      return context.isEditable
        ? writing(key, isWord: isWord, isShift: isShift, context: context) : nil
    }
  }

  private static func shortcut(_ character: Character, isShift: Bool) -> TextCommand? {
    switch (character, isShift) {
    case ("a", false): .selectAll
    case ("c", false): .copy
    case ("x", false): .cut
    case ("v", false): .paste
    case ("z", false): .undo
    case ("z", true), ("y", false): .redo
    default: nil
    }
  }

  private static func writing(
    _ key: Key, isWord: Bool, isShift: Bool, context: Context
  ) -> TextCommand? {
    switch key {
    case .delete: .delete(isWord ? (isShift ? .lineStart : .wordBackward) : .backward)
    case .deleteForward where isShift && !isWord: .cut
    case .deleteForward: .delete(isWord ? (isShift ? .lineEnd : .wordForward) : .forward)
    case .return where isWord: nil
    case .return where context.returnBreaksLine || (isShift && context.isMultiline): .insert("\n")
    case .return: .submit
    case .tab where context.insertsTab && !isWord && !isShift: .insert("\t")
    case .character where !isWord, .space where !isWord: .typing
    default: nil
    }
  }
}
