import LaminaLayers

/// What the latest walk through the layers found visible and not ready.
///
/// Each walk has a number, and meets a layer once.
struct WalkFindings {
  /// The number of the walk.
  private(set) var stamp: UInt64 = 0
  private(set) var missing: [LayerEntry] = []
  /// What appears together and is not ready.
  private(set) var groups: [Layer.ID: [LayerEntry]] = [:]
  /// Visible layers that nothing was ordered for, as they will be gone too soon.
  private(set) var passing = 0

  /// Another walk begins.
  mutating func begin() {
    stamp += 1
    passing = 0
    missing.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
  }

  /// The walk comes to a layer; false if it was met before.
  func meet(_ entry: LayerEntry) -> Bool {
    defer { entry.stamp = stamp }
    return entry.stamp != stamp
  }

  /// A visible layer will be gone before it could be drawn.
  mutating func pass() { passing += 1 }

  /// Remembers a visible layer that is not settled: the commit waits for it, or its group does.
  ///
  /// `isShown` says whether it shows what it is to show all the same.
  mutating func add(_ entry: LayerEntry, isShown: Bool) {
    if entry.isBehind || !isShown { missing.append(entry) }
    if let group = entry.group, !entry.orders.isEmpty { groups[group, default: []].append(entry) }
  }

  mutating func dropSettled() { missing.removeAll(where: \.isSettled) }
}
