/// Where an action begins: the screen that is in front, or a thing by its identity.
public enum NavigationPlace: Codable, Hashable, Sendable {
  /// The visible screen of the window in front.
  case front
  /// A screen; or the visible one of a window, of something presented, or of a container.
  case item(NavigationID)
}
