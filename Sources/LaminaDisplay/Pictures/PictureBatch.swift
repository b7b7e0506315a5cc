import LaminaDrawing
import LaminaLayers

/// The visible layers whose drawings one update changed: their new pictures appear in one frame.
///
/// ```
///  update 1   A1 B1      ──▶ drawn? ──▶ shown as one
///  update 2   A2    C2   comes before: B1 waits with A2 and C2, or, when updates come faster than
///                        drawings, A1 and B1 are let finish first and the others wait for them
/// ```
final class PictureBatch {
  var members: [LayerEntry] = []
  /// Whether it is let finish though newer drawings wait.
  var isLetFinish = false
  /// What is shown before it.
  var earlier: [PictureBatch] = []

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
  fileprivate var isDrawnWhereNewest: Bool {
    members.allSatisfy { entry in
      guard entry.isVisible, let last = entry.orders.last, last.batch === self else { return true }
      return last.picture.job == nil
    }
  }

  fileprivate func wait(for other: PictureBatch) {
    guard !other.members.isEmpty, !earlier.contains(where: { $0 === other }) else { return }
    earlier.append(other)
  }

  /// Whether it may be shown now.
  fileprivate var isReady: Bool {
    isDrawn && earlier.allSatisfy { $0.members.isEmpty || $0.isDrawnWhereNewest }
  }
}

extension PictureDisplay {
  /// Makes the newest order of a layer part of what this walk found changed.
  func join(_ entry: LayerEntry, _ need: RangeWalk.Need) {
    guard need.isVisible, entry.group == nil, !need.isSynchronous, !need.list.hasPictures,
      let shown = entry.shown, shown.list !== need.list
    else { return }
    entry.orders[entry.orders.count - 1].batch = batch
    batch.members.append(entry)
  }

  /// Decides what becomes of an order of a batch when a newer drawing comes.
  ///
  /// - Returns: whether it is kept.
  func keeps(_ order: LayerEntry.Order, of entry: LayerEntry) -> Bool {
    guard let overtaken = order.batch, overtaken !== batch else { return false }
    let isFirst = overtaken.earlier.allSatisfy(\.members.isEmpty)
    if isFirst, overtaken.members.contains(where: \.hasGivenUp) { overtaken.isLetFinish = true }
    if overtaken.isLetFinish {
      batch.wait(for: overtaken)
    } else {
      dissolve(overtaken, without: entry)
    }
    return overtaken.isLetFinish
  }

  /// Has the rest of a batch wait with what this walk found changed.
  private func dissolve(_ overtaken: PictureBatch, without changed: LayerEntry) {
    for entry in overtaken.members where entry !== changed {
      guard let index = overtaken.index(in: entry) else { continue }
      entry.orders[index].batch = batch
      batch.members.append(entry)
    }
    for earlier in overtaken.earlier { batch.wait(for: earlier) }
    batches.removeAll { $0 === overtaken }
    overtaken.members = []
  }

  /// Lets what the walk found changed appear when it is ready.
  func closeBatch() {
    var met: Set<Layer.ID> = []
    batch.members.removeAll { batch.index(in: $0) == nil || !met.insert($0.id).inserted }
    if batch.members.count == 1, batch.earlier.allSatisfy(\.members.isEmpty) {
      release(batch)
    } else if !batch.members.isEmpty {
      batches.append(batch)
    }
    showBatches()
  }

  /// Shows the batches that are ready.
  func showBatches() {
    while let index = batches.firstIndex(where: \.isReady) {
      let ready = batches.remove(at: index)
      for entry in ready.members {
        guard let index = ready.index(in: entry), entry.orders[index].picture.job == nil else {
          continue
        }
        show(index, of: entry)
      }
      release(ready)
    }
  }

  /// Lets the members of a batch appear each by itself.
  private func release(_ batch: PictureBatch) {
    for entry in batch.members {
      guard let index = batch.index(in: entry) else { continue }
      entry.orders[index].batch = nil
      if entry.orders[index].picture.job == nil { show(index, of: entry) }
    }
    batch.members = []
  }
}
