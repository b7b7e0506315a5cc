import LaminaDisplay
import LaminaGeometry

/// Which rows of a lazy stack, or lines of a lazy grid, are due, by where its scroll view stands and where it is heading.
///
/// ```
///            ┌ ─ ─ ─ ─ preload ─ ─ ─ ─ ┐ evaluated and laid out ahead, nothing waits for it
///            │   ┌ ─ ─ display ─ ─ ┐   │ in the tree and drawn as soon as they are laid out
///            │   │   ┌─────────┐   │   │
///  ──────────┼───┼───│  seen   │───┼───┼────────── in the tree now, laid out here if need be
///            │   │   └─────────┘   │   │                       ┌ ─ ─ ─ ─ ─┐
///            └ ─ ┴ ─ ─ ─ ─ ─ ─ ─ ─ ┴ ─ ┘                        landing      where a fling will end
/// ```
nonisolated struct RowPlan: Equatable {
  /// A window onto the rows: in their coordinates, along their axis.
  struct View: Equatable {
    var origin: CGFloat
    var length: CGFloat
    /// -1, 0 or 1; 0 before it has moved.
    var direction: CGFloat = 0
    var hasMoved = false
    /// Where it will come to rest.
    var landing: CGFloat?
  }

  /// How far ahead rows are made, as a whole.
  enum Reach {
    /// Only what is seen.
    case seen
    /// What is drawn ahead, too.
    case display
    /// Also what will be drawn later.
    case preload
  }

  var seen = 0..<0
  var display = 0..<0
  var preload = 0..<0
  /// Rows around the landing place, when that lies beyond what is preloaded.
  var landing = 0..<0

  init() {}

  /// All of `rows` at once.
  init(all rows: Range<Int>) { (seen, display, preload) = (rows, rows, rows) }

  /// Plans for a view onto the rows; `slack` says by how many viewports the ranges around what is seen
  /// are shorter.
  init(_ extents: RowExtents, _ view: View, reach: Reach = .preload, slack: CGFloat = 0) {
    guard extents.count > 0 else { return }
    let heading = ScrollHeading(
      direction: view.hasMoved ? CGSize(width: 1, height: view.direction) : .zero)
    func rows(_ tuning: RangeTuning, at origin: CGFloat) -> Range<Int> {
      let range = tuning.range(for: heading)
      let (before, after) = (max(0, range.top - slack), max(0, range.bottom - slack))
      return extents.rows(
        from: origin - before * view.length, to: origin + (1 + after) * view.length)
    }
    seen = extents.rows(from: view.origin, to: view.origin + view.length)
    if seen.isEmpty {
      // Out of sight: one row stays, so that heights are known when it comes near.
      let row = view.origin < 0 ? 0 : extents.count - 1
      seen = row..<row + 1
    }
    display = seen
    preload = seen
    if reach == .seen { return }
    display = seen.union(
      rows(view.hasMoved ? .display : .minimumDisplay, at: view.origin))
    preload = display
    if reach == .display { return }
    preload = display.union(
      rows(view.hasMoved ? .preload : .minimumPreload, at: view.origin))
    guard let place = view.landing else { return }
    landing = rows(.minimumDisplay, at: place)
    if preload.contains(landing) { landing = 0..<0 }
  }

  /// The same, and as many lines again as stand in the tree, where those are nearly all without a
  /// length: what is left of a search must not be looked for a few rows at a time.
  func reaching(over standing: Range<Int>, _ extents: RowExtents) -> RowPlan {
    guard !seen.isEmpty, standing.count > 1 else { return self }
    let length = extents.start(of: standing.upperBound) - extents.start(of: standing.lowerBound)
    guard length < CGFloat(standing.count) * extents.estimate / 4 else { return self }
    var plan = self
    if seen.upperBound > standing.upperBound {
      plan.seen =
        seen
        .lowerBound..<max(
          seen.upperBound, min(extents.count, standing.upperBound + standing.count))
    }
    if seen.lowerBound < standing.lowerBound {
      plan.seen =
        min(seen.lowerBound, max(0, standing.lowerBound - standing.count))..<plan.seen.upperBound
    }
    (plan.display, plan.preload) = (display.union(plan.seen), preload.union(plan.seen))
    return plan
  }

  /// The rows of the lines that this plan is about.
  func rows(_ lines: RowLines) -> RowPlan {
    var plan = RowPlan()
    plan.seen = lines.rows(of: seen)
    plan.display = lines.rows(of: display)
    plan.preload = lines.rows(of: preload)
    plan.landing = landing.isEmpty ? 0..<0 : lines.rows(of: landing)
    return plan
  }

  /// The rows beyond `shown` that are to exist, most urgent first.
  func ahead(of shown: Range<Int>, direction: CGFloat) -> some Sequence<Int> {
    func side(_ range: Range<Int>, isAfter: Bool) -> [Int] {
      isAfter
        ? Array(max(shown.upperBound, range.lowerBound)..<max(shown.upperBound, range.upperBound))
        : (min(shown.lowerBound, range.lowerBound)..<shown.lowerBound).reversed()
    }
    let isAfter = direction >= 0
    return [
      side(display, isAfter: isAfter), Array(landing), side(display, isAfter: !isAfter),
      side(preload, isAfter: isAfter), side(preload, isAfter: !isAfter),
    ].joined()
  }
}

extension Range<Int> {
  /// The shortest range that holds both.
  nonisolated fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// Whether all of `other` lies in it.
  nonisolated func contains(_ other: Range<Int>) -> Bool {
    other.isEmpty || other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
}

extension RowExtents {
  /// The rows that have a part between two places, and those without a length that lie where the
  /// first of them begins: they are there to be seen as soon as they have one.
  nonisolated fileprivate func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end > 0, start < total || start <= 0 else { return 0..<0 }
    var first = row(at: Swift.max(0, start))
    let last = Swift.max(first, row(at: end.nextDown))
    let place = self.start(of: first)
    if place >= start { while first > 0, isEmpty(first - 1) { first -= 1 } }
    return first..<last + 1
  }

  /// Whether a row is known to have no length.
  nonisolated private func isEmpty(_ row: Int) -> Bool { isKnown(row) && self[row] <= 0 }
}
