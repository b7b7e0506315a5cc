public import LaminaInput

/// The key of a keyboard shortcut, as it is without modifiers.
///
/// ```swift
/// .keyboardShortcut("n")                     // Ctrl+N
/// .keyboardShortcut(.delete, modifiers: [])  // Backspace
/// ```
public nonisolated struct KeyEquivalent: Hashable, Sendable {
  /// The key as views and hosts name it.
  public let key: Key

  /// The key that types `character`; a letter's case says nothing.
  public init(_ character: Character) {
    key = .character(Character(String(character).lowercased().first.map(String.init) ?? " "))
  }

  /// A key by its name.
  public init(_ key: Key) { self.key = key }

  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent(Key.upArrow)
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent(Key.downArrow)
  /// The arrow key that points to the left.
  public static let leftArrow = KeyEquivalent(Key.leftArrow)
  /// The arrow key that points to the right.
  public static let rightArrow = KeyEquivalent(Key.rightArrow)
  /// The key Home (Pos1).
  public static let home = KeyEquivalent(Key.home)
  /// The key End.
  public static let end = KeyEquivalent(Key.end)
  /// The key Page Up.
  public static let pageUp = KeyEquivalent(Key.pageUp)
  /// The key Page Down.
  public static let pageDown = KeyEquivalent(Key.pageDown)
  /// The tabulator key.
  public static let tab = KeyEquivalent(Key.tab)
  /// The key Return, also called Enter.
  public static let `return` = KeyEquivalent(Key.return)
  /// The key Escape.
  public static let escape = KeyEquivalent(Key.escape)
  /// The space bar.
  public static let space = KeyEquivalent(Key.space)
  /// Backspace.
  public static let delete = KeyEquivalent(Key.delete)
  /// Delete.
  public static let deleteForward = KeyEquivalent(Key.deleteForward)

  /// What menus write for the key.
  var title: String {
    switch key {
    case .character(let character): String(character).uppercased()
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .tab: "Tab"
    case .return: "Return"
    case .escape: "Esc"
    case .space: "Space"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .insert: "Insert"
    case .function(let number): "F\(number)"
    case .menu: "Menu"
    case .modifier: ""
    case .other(let number): "Key \(number)"
    }
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
