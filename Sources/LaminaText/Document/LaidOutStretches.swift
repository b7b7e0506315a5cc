/// The stretches of a long text that are laid out, in order, each by its number and its name.
///
/// ```
///  number   0   1   2   3   4   5   6         where it stands now
///           ░   ░   ██  ██  ░   ██  ░         ░ not known
///  name             7   4       9             the same while what it shows is edited
/// ```
///
/// A number and a name stand here once. A stretch may have a name and no lines: those it had are not
/// true any more.
struct LaidOutStretches: Sendable {
  /// A stretch that has a name.
  struct Known: Sendable {
    fileprivate(set) var number: Int
    let id: Int
    fileprivate(set) var layout: TextLayout?
  }

  private var known: [Known] = []
  private var lastID = 0

  /// How many have a name.
  var count: Int { known.count }

  /// The numbers of those with lines.
  var numbers: [Int] { known.filter { $0.layout != nil }.map(\.number) }

  /// A stretch with lines.
  struct Lines {
    let number: Int
    let layout: TextLayout
  }

  var withLines: [Lines] {
    known.compactMap { known in known.layout.map { Lines(number: known.number, layout: $0) } }
  }

  /// The lines of a stretch.
  func layout(_ number: Int) -> TextLayout? { self[number]?.layout }

  func id(_ number: Int) -> Int? { self[number]?.id }

  /// A stretch that has a name.
  subscript(number: Int) -> Known? {
    let slot = slot(number)
    return slot.isKnown ? known[slot.index] : nil
  }

  /// Those from a number on.
  func from(_ number: Int) -> ArraySlice<Known> { known[slot(number).index...] }

  /// The numbers around one that have lines without a gap; nil where it has none.
  func run(around number: Int) -> ClosedRange<Int>? {
    guard layout(number) != nil else { return nil }
    var (first, last) = (slot(number).index, slot(number).index)
    while first > 0, follows(first - 1) { first -= 1 }
    while last + 1 < known.count, follows(last) { last += 1 }
    return known[first].number...known[last].number
  }

  /// Whether the stretch behind one of those that are known is known too, and both have lines.
  private func follows(_ slot: Int) -> Bool {
    let one = known[slot]
    let next = known[slot + 1]
    return one.number + 1 == next.number && one.layout != nil && next.layout != nil
  }

  /// Where a stretch is among those that are known, or would be.
  private func slot(_ number: Int) -> (index: Int, isKnown: Bool) {
    let index = known.partition { $0.number >= number }
    return (index, index < known.count && known[index].number == number)
  }

  // MARK: Changes

  /// Takes over the lines of a stretch; returns its name.
  mutating func set(_ layout: TextLayout, at number: Int) -> Int {
    let slot = slot(number)
    if slot.isKnown {
      known[slot.index].layout = layout
    } else {
      lastID += 1
      known.insert(Known(number: number, id: lastID, layout: layout), at: slot.index)
    }
    return known[slot.index].id
  }

  /// Has a stretch laid out again when it is needed next.
  mutating func forget(_ number: Int) {
    let slot = slot(number)
    if slot.isKnown { known[slot.index].layout = nil }
  }

  /// Has all of them laid out again.
  mutating func forgetLines() { for index in known.indices { known[index].layout = nil } }

  /// Has those from a number on laid out again whose lines are not as they should be, as long as
  /// they belong together.
  mutating func forget(
    from number: Int, while belongs: (Int) -> Bool, where isWrong: (TextLayout) -> Bool
  ) {
    var slot = slot(number).index
    while slot < known.count, belongs(known[slot].number) {
      if let layout = known[slot].layout, isWrong(layout) { known[slot].layout = nil }
      slot += 1
    }
  }

  mutating func removeAll() { known = [] }

  mutating func removeAll(where isGone: (Int) -> Bool) { known.removeAll { isGone($0.number) } }

  /// Lets `count` others stand in the place of some; the first of them is seen as the first from
  /// before, and the last as the last if `keepsLast`.
  mutating func exchange(_ old: ClosedRange<Int>, for count: Int, keepsLast: Bool) {
    let first = id(old.lowerBound)
    let last = old.count > 1 ? id(old.upperBound) : nil
    renumber(old, count: count)
    if let first, count > 0 { name(first, at: old.lowerBound) }
    if keepsLast, let last, count > 1 { name(last, at: old.lowerBound + count - 1) }
  }

  /// Has what follows the stretches of `old` count from where `count` others end.
  private mutating func renumber(_ old: ClosedRange<Int>, count: Int) {
    known.removeAll { old.contains($0.number) }
    let shift = count - old.count
    guard shift != 0 else { return }
    for index in slot(old.upperBound + 1).index..<known.count { known[index].number += shift }
  }

  /// Lets what is at `number` now be seen as what was called `id` before.
  private mutating func name(_ id: Int, at number: Int) {
    let slot = slot(number)
    guard !slot.isKnown else { return }
    known.insert(Known(number: number, id: id, layout: nil), at: slot.index)
  }
}
