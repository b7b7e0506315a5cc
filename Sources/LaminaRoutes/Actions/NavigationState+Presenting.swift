extension NavigationState {
  mutating func present(
    _ template: NavigationTemplate, _ style: PresentationStyle, from place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    let location = active(try location(of: place))
    let presenter = screen(at: location).id
    let window = windows[location.window]
    if location.level < window.presented.count {
      throw .covered(by: window.presented[location.level].id)
    }
    let id = makeID()
    let content = make(template)
    try check(content)
    guard style.holdsContainers || content.isScreen else { throw .invalid([.containerInAlert(id)]) }
    let presentation = Presentation(id: id, style: style, presenter: presenter, content: content)
    return change(window: location.window, .present(style)) { $0.presented.append(presentation) }
  }

  mutating func dismiss(_ place: NavigationPlace) throws(NavigationRefusal) -> NavigationChange {
    let location = try location(of: place)
    guard location.level > 0 else {
      throw .nothingPresented(screen: screen(at: location).code)
    }
    return change(window: location.window, .dismiss) {
      $0.presented.removeSubrange((location.level - 1)...)
    }
  }

  mutating func dismiss(
    above place: NavigationPlace
  ) throws(NavigationRefusal) -> NavigationChange {
    var location = try location(of: place)
    if location.isWindow { location.level = 0 }
    guard location.level < windows[location.window].presented.count else {
      return unchanged(location)
    }
    return change(window: location.window, .dismiss) {
      $0.presented.removeSubrange(location.level...)
    }
  }
}
