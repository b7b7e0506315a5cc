import LaminaLayers

/// The visible layers whose drawings one update changed: their new pictures appear in one frame.
///
/// ```
///  update 1   A1 B1      ──▶ drawn? ──▶ shown as one
///  update 2   A2    C2   comes before: B1 waits with A2 and C2, or, when updates come faster than
///                        drawings, A1 and B1 are let finish first and the others wait for them
/// ```
final class PictureBatch {
  private(set) var members: [LayerEntry] = []
  /// Whether it is let finish though newer drawings wait.
  private(set) var isLetFinish = false
  /// What is shown before it.
  private(set) var earlier: [PictureBatch] = []

  /// The order of a member in it.
  func index(in entry: LayerEntry) -> Int? { entry.orders.firstIndex { $0.batch === self } }

  /// Whether all that is visible of it is drawn.
  var isDrawn: Bool {
    members.allSatisfy { entry in
      guard entry.isVisible, let index = index(in: entry) else { return true }
      return entry.orders[index].picture.job == nil
    }
  }

  /// Whether what no newer drawing has overtaken is drawn.
  var isDrawnWhereNewest: Bool {
    members.allSatisfy { entry in
      guard entry.isVisible, let last = entry.orders.last, last.batch === self else { return true }
      return last.picture.job == nil
    }
  }

  func wait(for other: PictureBatch) {
    guard !other.members.isEmpty, !earlier.contains(where: { $0 === other }) else { return }
    earlier.append(other)
  }

  /// Whether it may be shown now.
  var isReady: Bool {
    isDrawn && earlier.allSatisfy { $0.members.isEmpty || $0.isDrawnWhereNewest }
  }

  /// Whether nothing is shown before it.
  var isFirst: Bool { earlier.allSatisfy(\.members.isEmpty) }

  /// Makes an order of a layer part of it.
  func add(_ entry: LayerEntry, orderAt index: Int) {
    entry.orders[index].batch = self
    members.append(entry)
  }

  /// Lets it finish if one of its members has given up a drawing already.
  func letFinishIfDue() {
    if isFirst, members.contains(where: \.hasGivenUp) { isLetFinish = true }
  }

  /// Leaves out what has no order in it any more, and what it has twice.
  func dropOvertaken() {
    var met: Set<Layer.ID> = []
    members.removeAll { index(in: $0) == nil || !met.insert($0.id).inserted }
  }

  /// Has nothing to do with its members any more: they hold it, and it holds them.
  func letGo() { members = [] }
}
