/// What an action has changed: what a transition is looked up by.
public struct NavigationChange: Hashable, Sendable {
  public var motion: Motion
  /// The window in which it happened.
  public var window: NavigationID
  /// The screen that was visible in the window, and the one that is; nil where there is no window.
  public var from: Screen?
  public var to: Screen?

  /// The kind of a change.
  public enum Motion: Hashable, Sendable {
    /// The action asked for what was there already.
    case none
    case push, pop, replace
    /// A path that was set whole: its screens were changed by more than a push or a pop.
    case path
    case present(PresentationStyle)
    case dismiss
    case select
    case open, close, activate
    case restore
  }
}
