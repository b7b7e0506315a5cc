extension NavigationState {
  /// The stack around a place and where it is.
  private func stack(
    around place: NavigationPlace
  ) throws(NavigationRefusal) -> (NavigationLocation, ScreenStack) {
    let location = active(try location(of: place))
    guard case .stack(let stack) = self[location] else {
      throw .noStack(screen: screen(at: location).code)
    }
    return (location, stack)
  }

  private mutating func put(
    _ stack: ScreenStack, at location: NavigationLocation, _ motion: NavigationChange.Motion
  ) -> NavigationChange {
    change(location, motion) { $0 = .stack(stack) }
  }

  /// The screens that are asked for; throws when their parameters cannot be in a state.
  private mutating func makeScreens(
    _ requests: some Collection<ScreenRequest>
  ) throws(NavigationRefusal) -> [Screen] {
    let screens = requests.map { make($0) }
    let unsound = screens.filter { !$0.parameters.isSound }
    guard unsound.isEmpty else {
      throw .invalid(unsound.map { .unsoundParameters($0.id, code: $0.code) })
    }
    return screens
  }

  mutating func push(
    _ requests: [ScreenRequest], from place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    guard !requests.isEmpty else { throw .nothingToPush }
    var (location, stack) = try stack(around: place)
    stack.path += try makeScreens(requests)
    return put(stack, at: location, .push)
  }

  mutating func pop(
    _ count: Int, from place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    guard count > 0 else { throw .invalidCount(count) }
    var (location, stack) = try stack(around: place)
    guard count <= stack.path.count else {
      throw .popBelowRoot(count: count, available: stack.path.count)
    }
    stack.path.removeLast(count)
    return put(stack, at: location, .pop)
  }

  mutating func pop(to screen: NavigationID) throws(NavigationRefusal) -> NavigationChange {
    var (location, stack) = try stack(around: .item(screen))
    let height = stack.height(of: screen) ?? stack.path.count
    guard height < stack.path.count else { return unchanged(location) }
    stack.path.removeSubrange(height...)
    return put(stack, at: location, .pop)
  }

  mutating func popToRoot(
    from place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    var (location, stack) = try stack(around: place)
    guard !stack.path.isEmpty else { return unchanged(location) }
    stack.path = []
    return put(stack, at: location, .pop)
  }

  mutating func setPath(
    _ requests: [ScreenRequest], of place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    var (location, stack) = try stack(around: place)
    let kept = zip(stack.path, requests).prefix { $0.request == $1 }.count
    let motion = Self.motion(from: stack.path.count, to: requests.count, kept: kept)
    guard motion != .none else { return unchanged(location) }
    stack.path.removeSubrange(kept...)
    stack.path += try makeScreens(requests[kept...])
    return put(stack, at: location, motion)
  }

  /// What a new path looks like from the old one.
  private static func motion(from old: Int, to new: Int, kept: Int) -> NavigationChange.Motion {
    switch (old == kept, new == kept) {
    case (true, true): .none
    case (true, false): .push
    case (false, true): .pop
    case (false, false): .path
    }
  }

  mutating func replace(
    _ request: ScreenRequest, at place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    let location = active(try location(of: place))
    guard let screen = try makeScreens([request]).first else { return unchanged(location) }
    return change(location, .replace) { container in
      if case .stack(var stack) = container {
        stack[location.height ?? stack.path.count] = screen
        container = .stack(stack)
      } else {
        container = .screen(screen)
      }
    }
  }
}
