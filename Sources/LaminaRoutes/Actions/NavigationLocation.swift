/// Where something is in a state.
struct NavigationLocation {
  /// The number of the window.
  var window: Int
  /// The number of the level: 0 is the window's content.
  var level: Int
  /// The steps from the level's container down to a container: numbers of tabs and panes.
  var trail: [Int] = []
  /// The height in the stack at the trail's end, where a screen of it was named.
  var height: Int?
  /// Whether a whole window was named, or something presented, and not a part of its content.
  var isWindow = false
  var isLevel = false
}

extension NavigationContainer {
  /// The container at the end of a trail.
  subscript(trail: ArraySlice<Int>) -> NavigationContainer {
    get {
      guard let first = trail.first else { return self }
      return children[first][trail.dropFirst()]
    }
    set {
      guard let first = trail.first else {
        self = newValue
        return
      }
      switch self {
      case .screen, .stack: break
      case .tabs(var group):
        group.tabs[first].content[trail.dropFirst()] = newValue
        self = .tabs(group)
      case .split(var split):
        split.panes[first][trail.dropFirst()] = newValue
        self = .split(split)
      }
    }
  }

  /// The steps to the container or the screen of an identity, and a screen's height.
  func find(_ id: NavigationID) -> (trail: [Int], height: Int?)? {
    if self.id == id { return ([], nil) }
    if case .stack(let stack) = self { return stack.height(of: id).map { ([], $0) } }
    for (index, child) in children.enumerated() {
      if let found = child.find(id) { return ([index] + found.trail, found.height) }
    }
    return nil
  }

  /// The steps from here to the container that holds the visible screen.
  var activeTrail: [Int] {
    activeChild.map { [$0] + children[$0].activeTrail } ?? []
  }
}

extension NavigationState {
  subscript(location: NavigationLocation) -> NavigationContainer {
    get { windows[location.window][level: location.level][location.trail[...]] }
    set { windows[location.window][level: location.level][location.trail[...]] = newValue }
  }

  func location(of place: NavigationPlace) throws(NavigationRefusal) -> NavigationLocation {
    switch place {
    case .front:
      guard let front = windows.last else { throw .noWindow }
      return location(ofWindow: windows.count - 1, front)
    case .item(let id):
      for (index, window) in windows.enumerated() {
        if let found = location(of: id, in: window, index) { return found }
      }
      throw .unknownPlace(id)
    }
  }

  private func location(ofWindow index: Int, _ window: NavigationWindow) -> NavigationLocation {
    NavigationLocation(window: index, level: window.presented.count, isWindow: true, isLevel: true)
  }

  private func location(
    of id: NavigationID, in window: NavigationWindow, _ index: Int
  ) -> NavigationLocation? {
    if window.id == id { return location(ofWindow: index, window) }
    if let level = window.presented.firstIndex(where: { $0.id == id }) {
      return NavigationLocation(window: index, level: level + 1, isLevel: true)
    }
    for level in 0..<window.levelCount {
      if let (trail, height) = window[level: level].find(id) {
        return NavigationLocation(window: index, level: level, trail: trail, height: height)
      }
    }
    return nil
  }

  /// The same place, at the container that holds its visible screen.
  func active(_ location: NavigationLocation) -> NavigationLocation {
    var active = location
    active.trail += self[location].activeTrail
    return active
  }

  /// The screen that a location means.
  func screen(at location: NavigationLocation) -> Screen {
    let container = self[location]
    guard case .stack(let stack) = container, let height = location.height else {
      return container.visible
    }
    return stack[height]
  }
}

extension NavigationWindow {
  /// The screens that lead to the visible one: those of the active stack of each level, from below.
  public var way: [ScreenRequest] {
    ([content] + presented.map(\.content)).flatMap { level in
      let active = level[level.activeTrail[...]]
      return active.screens.map(\.request)
    }
  }
}
