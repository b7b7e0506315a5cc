extension NavigationState {
  /// Returns the state after an action, and what became of the action; a refused one changes nothing.
  ///
  /// ```swift
  /// let (next, outcome) = state.navigate(.push(["Seller"], from: .front))
  /// ```
  ///
  /// - Complexity: O(n) in the screens of the stack that changes, and of those that are searched for
  ///   the place.
  public func navigate(_ action: NavigationAction) -> (NavigationState, NavigationOutcome) {
    var next = self
    let outcome = next.apply(action)
    return (next, outcome)
  }

  /// Carries out an action in place; a refused one changes nothing.
  @discardableResult
  public mutating func apply(_ action: NavigationAction) -> NavigationOutcome {
    var next = self
    do throws(NavigationRefusal) {
      let change = try next.perform(action)
      self = next
      return .done(change)
    } catch {
      return .refused(error)
    }
  }

  private mutating func perform(
    _ action: NavigationAction
  ) throws(NavigationRefusal) -> NavigationChange {
    switch action {
    case .push(let requests, let place): try push(requests, from: place)
    case .pop(let count, let place): try pop(count, from: place)
    case .popTo(let screen): try pop(to: screen)
    case .popToRoot(let place): try popToRoot(from: place)
    case .setPath(let requests, let place): try setPath(requests, of: place)
    case .replace(let request, let place): try replace(request, at: place)
    case .setContent(let template, let place): try setContent(template, of: place)
    case .present(let template, let style, let place): try present(template, style, from: place)
    case .dismiss(let place): try dismiss(place)
    case .dismissAbove(let place): try dismiss(above: place)
    case .selectTab(let name, let place): try selectTab(name, from: place)
    case .activatePane(let number, let place): try activatePane(number, from: place)
    case .openWindow(let scene, let template): try openWindow(scene, template)
    case .closeWindow(let id): try closeWindow(id)
    case .activateWindow(let id): try activateWindow(id)
    case .restoreWindow(let window): try restore(window)
    }
  }
}

extension NavigationState {
  /// Changes the container at a location, drops what has lost its presenter, and says what happened.
  mutating func change(
    _ location: NavigationLocation, _ motion: NavigationChange.Motion,
    _ body: (inout NavigationContainer) -> Void
  ) -> NavigationChange {
    change(window: location.window, motion) { window in
      body(&window[level: location.level][location.trail[...]])
      window.dropOrphans(above: location.level)
    }
  }

  /// Changes a window and says what happened.
  mutating func change(
    window index: Int, _ motion: NavigationChange.Motion, _ body: (inout NavigationWindow) -> Void
  ) -> NavigationChange {
    let from = windows[index].visible
    body(&windows[index])
    let window = windows[index]
    return NavigationChange(motion: motion, window: window.id, from: from, to: window.visible)
  }

  /// What a window says of an action that asked for what is there.
  func unchanged(_ location: NavigationLocation) -> NavigationChange {
    let window = windows[location.window]
    return NavigationChange(
      motion: .none, window: window.id, from: window.visible, to: window.visible)
  }

  /// Throws when a container that was just made cannot be in a state.
  func check(_ container: NavigationContainer) throws(NavigationRefusal) {
    let problems = container.problems(nextID: nextID)
    if !problems.isEmpty { throw .invalid(problems) }
  }
}

extension NavigationWindow {
  /// Removes what is presented above a level when its presenter is no longer in that level.
  mutating func dropOrphans(above level: Int) {
    guard level < presented.count else { return }
    if !self[level: level].holds(presented[level].presenter) {
      presented.removeSubrange(level...)
    }
  }
}
