extension NavigationState {
  mutating func setContent(
    _ template: NavigationTemplate, of place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    var location = try location(of: place)
    let container = make(template)
    try check(container)
    if location.isWindow { location.level = 0 }
    try checkAlert(container, at: location)
    let change = change(location, .replace) { $0 = container }
    let problems = windows[location.window][level: location.level].problems(nextID: nextID)
    if !problems.isEmpty { throw .invalid(problems) }
    return change
  }

  /// An alert holds one screen, whatever is put into it.
  private func checkAlert(
    _ container: NavigationContainer, at location: NavigationLocation
  ) throws(NavigationRefusal) {
    guard location.level > 0, !container.isScreen else { return }
    let presentation = windows[location.window].presented[location.level - 1]
    if !presentation.style.holdsContainers {
      throw .invalid([.containerInAlert(presentation.id)])
    }
  }

  mutating func selectTab(
    _ name: String, from place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    var known: [String] = []
    for location in around(try location(of: place)) {
      guard case .tabs(var group) = self[location] else { continue }
      known += group.tabs.map(\.name)
      guard group.tabs.contains(where: { $0.name == name }) else { continue }
      guard group.selection != name else { return unchanged(location) }
      group.selection = name
      return change(location, .select) { $0 = .tabs(group) }
    }
    throw .unknownTab(name, known: known)
  }

  mutating func activatePane(
    _ number: Int, from place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    var count = 0
    for location in around(try location(of: place)) {
      guard case .split(var split) = self[location] else { continue }
      count = max(count, split.panes.count)
      guard split.panes.indices.contains(number) else { continue }
      guard split.active != number else { return unchanged(location) }
      split.active = number
      return change(location, .select) { $0 = .split(split) }
    }
    throw .unknownPane(number, count: count)
  }

  /// The containers around a place, from the innermost outwards; a container that was named comes
  /// first, and those that are active within it follow at the end.
  private func around(_ place: NavigationLocation) -> [NavigationLocation] {
    let location = place.isLevel ? active(place) : place
    let whole = active(place).trail
    let outwards = (0...location.trail.count).reversed().map { Array(whole.prefix($0)) }
    let inwards =
      whole.count > location.trail.count
      ? ((location.trail.count + 1)...whole.count).map { Array(whole.prefix($0)) } : []
    return (outwards + inwards).map { trail in
      NavigationLocation(window: location.window, level: location.level, trail: trail)
    }
  }
}
