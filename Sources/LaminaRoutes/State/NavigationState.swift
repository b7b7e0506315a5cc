/// All that is navigated to: the windows, what they hold, and what is presented in them.
///
/// ```
///  NavigationState ▶ NavigationWindow ▶ tabs, panes ▶ stack ▶ Screen(code, parameters, id)
///                                     ▶ presented ▶ the same again
/// ```
///
/// It is a value: `navigate` gives back another one, so that undo, restoration, links and tests are
/// assignments and comparisons. A state without a window is one too.
///
/// ```swift
/// var state = NavigationState(.stack("Home"))
/// state.apply(.push(["Seller"], from: .front))
/// print(state.windows[0].visible.code)          // Seller
/// ```
public struct NavigationState: Hashable, Sendable {
  /// The windows, the one in front last.
  public internal(set) var windows: [NavigationWindow]
  /// The number of the next identity; identities of what is gone are not given again.
  public internal(set) var nextID: Int

  /// Makes a state without a window.
  public init() {
    windows = []
    nextID = 1
  }

  /// The window in front.
  public var front: NavigationWindow? { windows.last }

  /// The window of this identity.
  public func window(_ id: NavigationID) -> NavigationWindow? { windows.first { $0.id == id } }

  /// The screen of this identity, wherever it is.
  public func screen(_ id: NavigationID) -> Screen? {
    screens.first { $0.id == id }
  }

  /// All screens, window by window and level by level.
  public var screens: [Screen] {
    windows.flatMap { window in
      window.content.screens + window.presented.flatMap(\.content.screens)
    }
  }
}

extension NavigationState {
  mutating func makeID() -> NavigationID {
    defer { nextID += 1 }
    return NavigationID(rawValue: nextID)
  }

  mutating func make(_ request: ScreenRequest) -> Screen {
    Screen(code: request.code, parameters: request.parameters, id: makeID())
  }

  /// The container that a template asks for, whose identities are the next ones.
  mutating func make(_ template: NavigationTemplate) -> NavigationContainer {
    switch template {
    case .screen(let request): return .screen(make(request))
    case .stack(let root, let path):
      let id = makeID()
      return .stack(ScreenStack(id: id, root: make(root), path: path.map { make($0) }))
    case .tabs(let tabs, let selection):
      let id = makeID()
      let made = tabs.map { TabGroup.Tab(name: $0.name, content: make($0.content)) }
      return .tabs(TabGroup(id: id, tabs: made, selection: selection))
    case .split(let panes, let active):
      let id = makeID()
      return .split(SplitPanes(id: id, panes: panes.map { make($0) }, active: active))
    }
  }
}
