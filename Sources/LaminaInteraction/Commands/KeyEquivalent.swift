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

  public static let upArrow = KeyEquivalent(Key.upArrow)
  public static let downArrow = KeyEquivalent(Key.downArrow)
  public static let leftArrow = KeyEquivalent(Key.leftArrow)
  public static let rightArrow = KeyEquivalent(Key.rightArrow)
  public static let home = KeyEquivalent(Key.home)
  public static let end = KeyEquivalent(Key.end)
  public static let pageUp = KeyEquivalent(Key.pageUp)
  public static let pageDown = KeyEquivalent(Key.pageDown)
  public static let tab = KeyEquivalent(Key.tab)
  public static let `return` = KeyEquivalent(Key.return)
  public static let escape = KeyEquivalent(Key.escape)
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
