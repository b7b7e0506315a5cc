extension GraphFeatures {
  /// What the models have.
  package static var models: GraphFeatures {
    GraphFeatures(
      services: [UndoTargets.self, StorageService.self],
      environments: [UndoTargets.self, StorageService.self], frames: [UndoTargets.self])
  }
}
