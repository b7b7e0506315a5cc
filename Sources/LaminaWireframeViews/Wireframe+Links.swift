public import LaminaRoutes
import LaminaWireframes

/// Addresses of what is shown.
extension Wireframe {
  /// Opens a link of the wireframe's scheme, with the screens below put underneath; undo takes all of it back.
  ///
  /// - Throws: why the address leads nowhere.
  public func open(_ url: String) throws {
    let link = try DeepLinks(tree, scheme: scheme).link(for: url)
    if shown.windows.isEmpty { start(.stack(link.root)) }
    guard let window = shown.front else { return }
    var next = shown
    for action in link.actions(in: window, navigators: names.registry.navigators) {
      next.apply(action)
    }
    if next != shown { show(next, remembering: window) }
  }

  /// The link that leads to what a window shows.
  ///
  /// - Throws: why none does.
  public func url(for window: NavigationWindow) throws -> String {
    try DeepLinks(tree, scheme: scheme).url(for: window)
  }
}
