/// A window: what it holds, and what is presented above that.
///
/// ```
///  layer 2   presented[1]: an alert, whose presenter is a screen of layer 1
///  layer 1   presented[0]: a sheet, whose presenter is a screen of layer 0
///  layer 0   content
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

  /// How many layers there are, with the window's content.
  var layerCount: Int { presented.count + 1 }

  /// The container of a layer: 0 is the window's content.
  subscript(layer layer: Int) -> NavigationContainer {
    get { layer == 0 ? content : presented[layer - 1].content }
    set { if layer == 0 { content = newValue } else { presented[layer - 1].content = newValue } }
  }
}
