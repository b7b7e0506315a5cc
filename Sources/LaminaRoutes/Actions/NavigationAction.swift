/// A change of what is shown, as a value; `NavigationState.navigate` carries it out.
public enum NavigationAction: Hashable, Sendable {
  /// Puts screens on top of the stack around the place, the last one uppermost.
  case push([ScreenRequest], from: NavigationPlace)
  /// Takes that many screens off the stack; its root stays.
  case pop(Int, from: NavigationPlace)
  /// Takes off all that is above a screen of a stack.
  case popTo(NavigationID)
  case popToRoot(from: NavigationPlace)
  /// Sets all that is above a stack's root. Screens that stay at their height keep their identity.
  case setPath([ScreenRequest], of: NavigationPlace)
  /// Puts a screen into the place of another.
  case replace(ScreenRequest, at: NavigationPlace)
  /// Puts a container into the place of another: of a window's whole content, with what is presented
  /// above it, of what something presented holds, of a tab's, or of a pane's.
  case setContent(NavigationTemplate, of: NavigationPlace)

  case present(NavigationTemplate, as: PresentationStyle, from: NavigationPlace)
  /// Takes away the presented level that the place is in, and all above it.
  case dismiss(NavigationPlace)
  /// Takes away all that is presented above the level that the place is in.
  case dismissAbove(NavigationPlace)

  /// Selects a tab by name, in the innermost tabs around the place that have it.
  case selectTab(String, from: NavigationPlace)
  /// Makes a pane of the innermost panes around the place the active one.
  case activatePane(Int, from: NavigationPlace)

  /// Opens a window in front of the others.
  case openWindow(scene: String, NavigationTemplate)
  case closeWindow(NavigationID)
  /// Puts a window in front of the others.
  case activateWindow(NavigationID)
  /// Puts an earlier value of a window into the place of today's, or back where it was closed: undo.
  case restoreWindow(NavigationWindow)
}
