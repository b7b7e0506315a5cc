extension GraphFeatures {
  /// What scroll views and rows have.
  package static var lists: GraphFeatures {
    GraphFeatures(
      services: [ScrollTable.self, ListTable.self], roles: [ScrollTable.self, ListTable.self],
      clocks: [ScrollTable.self, RowOrders.self], frames: [ScrollTable.self, RowOrders.self],
      commits: [ScrollTable.self], readers: [ScrollTable.self], origins: [ScrollTable.self],
      presenters: [ScrollTable.self], owners: [ScrollTable.self, RowOrders.self])
  }
}
