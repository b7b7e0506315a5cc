/// A window: what it holds, and what is presented above that.
///
/// ```
///  level 2   presented[1]: an alert, whose presenter is a screen of level 1
///  level 1   presented[0]: a sheet, whose presenter is a screen of level 0
///  level 0   content
/// ```
public struct NavigationWindow: Codable, Hashable, Sendable {
  public internal(set) var id: NavigationID
  /// The name of the window group that the window is of.
  public internal(set) var scene: String
  public internal(set) var content: NavigationContainer
  /// What is presented, the topmost last.
  public internal(set) var presented: [Presentation]

  /// The container that is in front: of what was presented last, or the window's own.
  public var front: NavigationContainer { presented.last?.content ?? content }

  /// The screen that is in front of all others.
  public var visible: Screen { front.visible }

  /// How many levels there are, with the window's content.
  var levelCount: Int { presented.count + 1 }

  /// The container of a level: 0 is the window's content.
  subscript(level level: Int) -> NavigationContainer {
    get { level == 0 ? content : presented[level - 1].content }
    set { if level == 0 { content = newValue } else { presented[level - 1].content = newValue } }
  }
}
