extension NavigationState {
  /// Returns the state with only the screens that are to be kept, and those that were dropped.
  ///
  /// Screens above a dropped one stay. A stack, a tab, a pane, something presented or a window goes
  /// when no screen is left in it; what is presented goes with its presenter.
  public func keeping(where isKept: (Screen) -> Bool) -> RestoredNavigation {
    var kept = self
    kept.windows = windows.compactMap { $0.keeping(isKept) }
    let left = Set(kept.screens.map(\.id))
    return RestoredNavigation(state: kept, dropped: screens.filter { !left.contains($0.id) })
  }
}

extension NavigationWindow {
  fileprivate func keeping(_ isKept: (Screen) -> Bool) -> NavigationWindow? {
    guard let content = content.keeping(isKept) else { return nil }
    var window = self
    window.content = content
    window.presented = []
    for var presentation in presented {
      guard window.front.holds(presentation.presenter),
        let content = presentation.content.keeping(isKept)
      else { break }
      presentation.content = content
      window.presented.append(presentation)
    }
    return window
  }
}

extension NavigationContainer {
  fileprivate func keeping(_ isKept: (Screen) -> Bool) -> NavigationContainer? {
    switch self {
    case .screen(let screen): isKept(screen) ? self : nil
    case .stack(let stack): stack.keeping(isKept).map { .stack($0) }
    case .tabs(let group): group.keeping(isKept).map { .tabs($0) }
    case .split(let split): split.keeping(isKept).map { .split($0) }
    }
  }
}

extension ScreenStack {
  fileprivate func keeping(_ isKept: (Screen) -> Bool) -> ScreenStack? {
    let screens = ([root] + path).filter(isKept)
    return screens.first.map { ScreenStack(id: id, root: $0, path: Array(screens.dropFirst())) }
  }
}

extension TabGroup {
  fileprivate func keeping(_ isKept: (Screen) -> Bool) -> TabGroup? {
    var group = self
    group.tabs = tabs.compactMap { tab in
      tab.content.keeping(isKept).map { Tab(name: tab.name, content: $0) }
    }
    guard let first = group.tabs.first else { return nil }
    if !group.tabs.contains(where: { $0.name == selection }) { group.selection = first.name }
    return group
  }
}

extension SplitPanes {
  fileprivate func keeping(_ isKept: (Screen) -> Bool) -> SplitPanes? {
    let kept = panes.map { $0.keeping(isKept) }
    let left = kept.compactMap(\.self)
    guard !left.isEmpty else { return nil }
    let before = kept[..<active].compactMap(\.self).count
    return SplitPanes(id: id, panes: left, active: min(before, left.count - 1))
  }
}
