/// Screens on top of each other: a root, which stays, and the path above it.
///
/// ```
///  path   [ Seller, Product ]      top: Product
///  root     Home
/// ```
public struct ScreenStack: Codable, Hashable, Sendable {
  public internal(set) var id: NavigationID
  public internal(set) var root: Screen
  /// What was pushed, the topmost last: what a NavigationStack's `path` is bound to.
  public internal(set) var path: [Screen]

  public var top: Screen { path.last ?? root }

  /// How many screens there are, with the root.
  public var count: Int { path.count + 1 }

  /// The screen at a height: 0 is the root.
  public internal(set) subscript(height: Int) -> Screen {
    get { height == 0 ? root : path[height - 1] }
    set { if height == 0 { root = newValue } else { path[height - 1] = newValue } }
  }

  /// The height of the screen of this identity.
  func height(of id: NavigationID) -> Int? {
    root.id == id ? 0 : path.lastIndex { $0.id == id }.map { $0 + 1 }
  }
}
