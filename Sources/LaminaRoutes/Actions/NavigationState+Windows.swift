extension NavigationState {
  mutating func openWindow(
    _ scene: String, _ template: NavigationTemplate
  ) throws(NavigationRefusal) -> NavigationChange {
    let from = front?.visible
    let id = makeID()
    let content = make(template)
    try check(content)
    let window = NavigationWindow(id: id, scene: scene, content: content, presented: [])
    windows.append(window)
    return NavigationChange(motion: .open, window: id, from: from, to: window.visible)
  }

  private func index(ofWindow id: NavigationID) throws(NavigationRefusal) -> Int {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { throw .unknownWindow(id) }
    return index
  }

  mutating func closeWindow(_ id: NavigationID) throws(NavigationRefusal) -> NavigationChange {
    let closed = windows.remove(at: try index(ofWindow: id))
    return NavigationChange(motion: .close, window: id, from: closed.visible, to: front?.visible)
  }

  mutating func activateWindow(_ id: NavigationID) throws(NavigationRefusal) -> NavigationChange {
    let index = try index(ofWindow: id)
    let from = front?.visible
    let isFront = index == windows.count - 1
    windows.append(windows.remove(at: index))
    return NavigationChange(
      motion: isFront ? .none : .activate, window: id, from: from, to: front?.visible)
  }

  /// Puts a window back; one that is not open any more opens in front of the others.
  mutating func restore(_ window: NavigationWindow) throws(NavigationRefusal) -> NavigationChange {
    let from = self.window(window.id)?.visible
    if let index = windows.firstIndex(where: { $0.id == window.id }) {
      windows[index] = window
    } else {
      windows.append(window)
    }
    let problems = problems
    if !problems.isEmpty { throw .invalid(problems) }
    return NavigationChange(motion: .restore, window: window.id, from: from, to: window.visible)
  }
}
