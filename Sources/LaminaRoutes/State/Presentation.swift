/// Something presented: a container above a screen, in a style.
public struct Presentation: Codable, Hashable, Sendable {
  public internal(set) var id: NavigationID
  public internal(set) var style: PresentationStyle
  /// The screen that presents it, in the level right below; it goes when that screen does.
  public internal(set) var presenter: NavigationID
  public internal(set) var content: NavigationContainer
}

/// How something is presented.
public enum PresentationStyle: String, Codable, Hashable, Sendable, CaseIterable {
  case sheet
  case cover
  case popover
  /// Holds one screen, whose parameters are the title, the message and the actions.
  case alert
  /// Holds one screen, as an alert does.
  case confirmation

  /// Whether a stack, tabs or panes may stand in it.
  public var holdsContainers: Bool { self != .alert && self != .confirmation }
}
