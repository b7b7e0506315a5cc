extension GraphFeatures {
  /// What input has.
  package static var interaction: GraphFeatures {
    GraphFeatures(
      services: [HandlerTable.self, EditTable.self, FocusTracker.self],
      environments: [EditTable.self], clocks: [PointerTracker.self], frames: [EditTable.self],
      commits: [FocusTracker.self, PointerTracker.self],
      owners: [
        HandlerTable.self, ShortcutTable.self, DropTargets.self, WideAreas.self,
        PointerTracker.self,
      ])
  }
}
