/// The rows of a lazy container that exist, by number.
///
/// ```
///  slot(7) ──▶ slots: one for each row and key ──release()──▶ orphans ──claim(key, 9)──▶ slots
///               │ drop                                          │ takeOrphans
///               ▼                                               ▼ gone
/// ```
///
/// A row has one slot. Those from before the latest list wait as orphans until it is known which of
/// them are still wanted.
struct RowStock {
  private var slots: [Int: RowSlot] = [:]
  private var orphans: [RowKey: [RowSlot]] = [:]
  /// The keys of all, orphans among them.
  private var keys: Set<RowKey> = []
  /// Those for which there was no view before.
  private var fresh: [RowSlot] = []

  subscript(row: Int) -> RowSlot? { slots[row] }

  /// All rows that exist, in no order.
  var all: some Collection<RowSlot> { slots.values }

  /// All rows that exist, by their numbers.
  var inOrder: [RowSlot] { slots.values.sorted { $0.row < $1.row } }

  /// Whether every row stands in `rows` under the number that it has.
  func stands(in rows: RowList) -> Bool {
    slots.allSatisfy { $0.key < rows.count && $0.value.key == rows.key($0.key) }
  }

  /// Takes in the slot of a row that has none; false when another row has the same key.
  mutating func add(_ slot: RowSlot) -> Bool {
    slots[slot.row] = slot
    fresh.append(slot)
    return keys.insert(slot.key).inserted
  }

  mutating func drop(_ slot: RowSlot) {
    keys.remove(slot.key)
    slots[slot.row] = nil
  }

  mutating func dropAll(where isGone: (RowSlot) -> Bool) {
    for slot in slots.values where isGone(slot) { drop(slot) }
  }

  /// The rows added since this was asked last.
  mutating func takeFresh() -> [RowSlot] {
    defer { fresh = [] }
    return fresh
  }

  func forgetLengths() { for slot in slots.values { slot.forgetLength() } }

  // MARK: Another list

  /// Makes orphans of all rows: there is another list.
  mutating func release() {
    for slot in inOrder { orphans[slot.key, default: []].append(slot) }
    slots = [:]
  }

  var hasOrphans: Bool { !orphans.isEmpty }

  /// Gives the first orphan of a key its number in the latest list, if that has no slot yet.
  mutating func claim(_ key: RowKey, as row: Int) {
    guard slots[row] == nil, var same = orphans[key], !same.isEmpty else { return }
    let slot = same.removeFirst()
    orphans[key] = same
    slot.renumber(row)
    slots[row] = slot
  }

  /// Gives up the orphans that were not claimed.
  mutating func takeOrphans() -> [RowSlot] {
    defer { orphans = [:] }
    let left = Array(orphans.values.joined())
    for slot in left { keys.remove(slot.key) }
    return left
  }
}
