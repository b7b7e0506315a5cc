extension GraphFeatures {
  /// What screens, and what is presented above them, have.
  package static var navigation: GraphFeatures {
    GraphFeatures(
      services: [Presentations.self], roles: [Presentations.self], clocks: [Swipes.self],
      frames: [WindowTitle.self, Presentations.self], readers: [ZoomSources.self],
      owners: [WindowGuards.self, URLHandlers.self, NavigationTargets.self, Presentations.self])
  }
}
