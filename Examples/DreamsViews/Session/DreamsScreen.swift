/// What the window shows, apart from the dreams themselves: not undone, but restored.
package nonisolated struct DreamsScreen: Hashable, Codable, Sendable {
  /// What stands beside the list.
  package enum Item: Hashable, Codable, Sendable {
    case favorite
    case dream(Dream.ID)
  }

  package var state = DreamsState.viewing
  package var opened: Item?

  package init(state: DreamsState = .viewing, opened: Item? = nil) {
    self.state = state
    self.opened = opened
  }

  /// The dream that is open.
  package var openedDream: Dream.ID? {
    if case .dream(let id) = opened { id } else { nil }
  }

  /// The screen for a list: without what is not there any more.
  package func fitting(_ list: DreamList) -> DreamsScreen {
    var screen = self
    screen.state = state.after(.listChanged(list)) ?? .viewing
    if let id = openedDream, !list.contains(id) { screen.opened = nil }
    return screen
  }
}
