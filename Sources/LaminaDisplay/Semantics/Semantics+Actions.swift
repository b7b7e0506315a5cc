public import LaminaGeometry

extension Semantics {
  /// What can be done with an element; custom actions are identified by name.
  public struct Actions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let press = Actions(rawValue: 1)
    public static let increment = Actions(rawValue: 2)
    public static let decrement = Actions(rawValue: 4)
    public static let scroll = Actions(rawValue: 8)
    public static let focus = Actions(rawValue: 16)
    /// Its text can be replaced.
    public static let setValue = Actions(rawValue: 32)
    /// Its caret can be placed and its text selected.
    public static let select = Actions(rawValue: 64)
    public static let showMenu = Actions(rawValue: 128)
    /// It can be sent away, as Escape does.
    public static let dismiss = Actions(rawValue: 256)
    /// It can be removed, as the Delete key does.
    public static let delete = Actions(rawValue: 512)
  }

  /// Something done with an element, by a reader of the tree.
  public enum Action: Hashable, Sendable {
    case press, increment, decrement, focus, showMenu, dismiss, delete
    /// Replaces the text of a field.
    case setValue(String)
    /// Selects bytes of its UTF-8; an empty range places the caret.
    case select(Range<Int>)
    /// Shows what lies beyond an edge, about a page of it.
    case scroll(Edge)
    /// One of the element's own, by its name.
    case custom(String)
    /// Scrolls what encloses the element until it is in sight; every element can do so.
    case reveal

    /// What an element must offer for it; empty for custom actions and for what all can do.
    public var kind: Actions {
      switch self {
      case .press: .press
      case .increment: .increment
      case .decrement: .decrement
      case .focus: .focus
      case .showMenu: .showMenu
      case .dismiss: .dismiss
      case .delete: .delete
      case .setValue: .setValue
      case .select: .select
      case .scroll: .scroll
      case .custom, .reveal: []
      }
    }
  }
}

extension Semantics.Actions: CustomStringConvertible {
  private static let names: [(Self, String)] = [
    (.press, "press"), (.increment, "increment"), (.decrement, "decrement"), (.scroll, "scroll"),
    (.focus, "focus"), (.setValue, "setValue"), (.select, "select"), (.showMenu, "showMenu"),
    (.dismiss, "dismiss"), (.delete, "delete"),
  ]

  /// The names of the actions, in a fixed order.
  public var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  public var description: String { names.joined(separator: ", ") }
}
