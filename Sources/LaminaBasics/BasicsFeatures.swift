extension GraphFeatures {
  /// What the basics have.
  package static var basics: GraphFeatures {
    GraphFeatures(
      services: [TransitionTable.self], roles: [TransitionTable.self], clocks: [LayerHosts.self],
      frames: [GeometryTable.self],
      readers: [GeometryTable.self, MatchedTable.self, FloatingLayers.self],
      origins: [MatchedTable.self], presenters: [LayerHosts.self],
      owners: [GeometryTable.self, FloatingLayers.self])
  }
}
