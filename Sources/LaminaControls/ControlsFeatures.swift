extension GraphFeatures {
  /// What menus, tooltips and drags have.
  package static var controls: GraphFeatures {
    GraphFeatures(
      services: [MenuTable.self, Tooltips.self], roles: [MenuTable.self, Tooltips.self],
      clocks: [DragTable.self], presenters: [DragTable.self],
      owners: [MenuTable.self, DragTable.self])
  }
}
