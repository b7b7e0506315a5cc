import LaminaDrawing
import LaminaLayers

/// What updates changed together and is not ready, the oldest first, and what the walk under way
/// finds changed.
///
/// ```
///  begin ──▶ open: join, keep(order) ──close──▶ waiting ──takeReady──▶ shown as one
/// ```
///
/// A newer drawing of a member either waits for the batch (that is let finish), or the rest of the
/// batch waits with what is open.
struct PictureBatches {
  private var waiting: [PictureBatch] = []
  private var open = PictureBatch()

  /// Another walk begins.
  mutating func begin() { open = PictureBatch() }

  /// Makes the newest order of a layer part of what this walk found changed.
  func join(_ entry: LayerEntry, _ need: RangeWalk.Need) {
    guard need.isVisible, entry.group == nil, !need.isSynchronous, !need.list.hasPictures,
      let shown = entry.shown, shown.list !== need.list
    else { return }
    open.add(entry, orderAt: entry.orders.count - 1)
  }

  /// Decides what becomes of an order of a batch when a newer drawing comes.
  ///
  /// - Returns: whether it is kept.
  mutating func keeps(_ order: LayerEntry.Order, of entry: LayerEntry) -> Bool {
    guard let overtaken = order.batch, overtaken !== open else { return false }
    overtaken.letFinishIfDue()
    if overtaken.isLetFinish {
      open.wait(for: overtaken)
    } else {
      dissolve(overtaken, without: entry)
    }
    return overtaken.isLetFinish
  }

  /// Has the rest of a batch wait with what this walk found changed.
  private mutating func dissolve(_ overtaken: PictureBatch, without changed: LayerEntry) {
    for entry in overtaken.members where entry !== changed {
      if let index = overtaken.index(in: entry) { open.add(entry, orderAt: index) }
    }
    for earlier in overtaken.earlier { open.wait(for: earlier) }
    waiting.removeAll { $0 === overtaken }
    overtaken.letGo()
  }

  /// Lets what the walk found changed wait until it is ready.
  ///
  /// - Returns: a batch that waits for nothing, as it has one member only.
  mutating func close() -> PictureBatch? {
    open.dropOvertaken()
    if open.members.count == 1, open.isFirst { return open }
    if !open.members.isEmpty { waiting.append(open) }
    return nil
  }

  /// The first batch that can be shown now; it does not wait any more.
  mutating func takeReady() -> PictureBatch? {
    waiting.firstIndex(where: \.isReady).map { waiting.remove(at: $0) }
  }

  /// Lets go of all members.
  func letGo() { for batch in waiting { batch.letGo() } }
}
