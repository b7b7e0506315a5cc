/// A key, by what it means on the user's layout; the names are those of SwiftUI's `KeyEquivalent`.
public enum Key: Hashable, Sendable {
  /// A letter, digit or sign as it is without Shift: `.character("a")`.
  case character(Character)
  /// The arrow key that points up.
  case upArrow
  /// The arrow key that points down.
  case downArrow
  /// The arrow key that points to the left.
  case leftArrow
  /// The arrow key that points to the right.
  case rightArrow
  /// To the beginning (Home, Pos1).
  case home
  /// To the end (End).
  case end
  /// One page up (Page Up).
  case pageUp
  /// One page down (Page Down).
  case pageDown
  /// To the next field (Tab).
  case tab
  /// Ends a line, or does what matters most (Return, Enter).
  case `return`
  /// Leaves or closes something (Escape).
  case escape
  /// The space bar.
  case space
  /// Removes what is before the caret (Backspace).
  case delete
  /// Removes what is after the caret (Delete).
  case deleteForward
  /// Switches between inserting and overwriting (Insert).
  case insert
  /// F1 to F24.
  case function(Int)
  /// The key that opens a context menu.
  case menu
  /// Shift, Control, Option, Command, Caps Lock by themselves.
  case modifier(EventModifiers)
  /// A key without a name here, by the host's number.
  case other(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
