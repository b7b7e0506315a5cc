import Foundation
import LaminaDisplay
import LaminaGeometry

/// A row that is carried to another place of its loop.
///
/// ```
///  row 1                      row 1
///  row 2  ── taken, down ──▶  row 3      those between make room: the gap is where it goes
///  row 3                      ░░░░░ ◀ row 2 follows the pointer
///  row 4                      row 4
/// ```
struct RowCarry {
  let key: RowKey
  /// Where it stands in the list.
  let number: Int
  let edits: RowEdits
  /// The rows of its loop.
  let rows: Range<Int>
  /// How tall it is.
  let height: CGFloat
  /// Where the list was scrolled to when it was taken.
  let offset: CGFloat
  /// How far the pointer has come, and where it is in the surface.
  var way: CGFloat = 0
  var pointer = CGPoint.zero
  /// The row whose place it would take.
  var target: Int
}

extension ListEditor {
  /// Takes a row up; false where it is kept.
  func carry(_ row: RowEditing) -> Bool {
    guard let list, let window = list.window, let place = row.context?.place, canMove(place.number),
      let edits = edits(of: place.number)
    else { return false }
    row.close()
    carried = RowCarry(
      key: place.key, number: place.number, edits: edits,
      rows: rows(of: edits, around: place.number), height: window.frame(of: place.number).height,
      offset: window.scroll?.offset.y ?? 0, target: place.number)
    window.want(place.number)
    row.context?.element?.invalidate()
    return true
  }

  func carries(_ row: RowEditing) -> Bool { carried != nil && carried?.key == row.context?.key }

  /// The rows of a loop: where each element is one row they need not be looked for.
  private func rows(of edits: RowEdits, around row: Int) -> Range<Int> {
    func isOwn(_ row: Int, _ part: Int? = nil) -> Bool {
      guard let other = self.edits(of: row), other.loop == edits.loop else { return false }
      return part.map { $0 == other.part } ?? true
    }
    let first = row - edits.part
    let last = first + edits.count - 1
    if isOwn(first, 0), isOwn(last, edits.count - 1) { return first..<last + 1 }
    var (low, high) = (row, row)
    while isOwn(low - 1) { low -= 1 }
    while isOwn(high + 1) { high += 1 }
    return low..<high + 1
  }

  /// The pointer has moved on with the row.
  func carry(_ step: DragStep) {
    carried?.way = step.surfaceLocation.y - step.surfaceStart.y
    carried?.pointer = step.surfaceLocation
    follow()
    if let element, scrollSpeed != 0 { element.graph.rowCarrying.add(self) }
  }

  /// Whether the rows are those among which a row was taken: with others nobody knows what is meant.
  private func isCurrent(_ carry: RowCarry) -> Bool {
    guard let edits = edits(of: carry.number), list?.rows.key(carry.number) == carry.key else {
      return false
    }
    return edits.loop == carry.edits.loop && edits.part == carry.edits.part
      && edits.count == carry.edits.count
  }

  /// The list has other rows: a row that is carried among those before goes to its place.
  func rowsChanged() {
    guard carried != nil else { return }
    element?.graph.afterUpdate { [weak self] in
      if let self, let carried, !isCurrent(carried) { drop(false) }
    }
  }

  /// Puts the row where the pointer is, and has the others make room for it.
  private func follow() {
    guard var carry = carried, let list, isCurrent(carry) else { return }
    let before = carry.target
    carry.target = target(of: carry)
    carried = carry
    if carry.target != before {
      withAnimation(RowEditing.animation) {
        let moved = min(before, carry.target)...max(before, carry.target)
        for context in list.contexts where context.key != carry.key {
          if let number = context.place?.number, moved.contains(number) {
            context.element?.invalidate()
          }
        }
      }
    }
    list.contexts.first { $0.key == carry.key }?.element?.invalidate()
    element?.graph.requestFrame()
  }

  /// How far the row is from its place.
  private func distance(_ carry: RowCarry) -> CGFloat {
    carry.way + (list?.window?.scroll?.offset.y ?? 0) - carry.offset
  }

  /// The row whose place a carried one would take: the last whose middle it covers.
  private func target(of carry: RowCarry) -> Int {
    guard let window = list?.window else { return carry.number }
    let frame = window.frame(of: carry.number)
    let distance = distance(carry)
    var target = carry.number
    if distance > 0 {
      while target + 1 < carry.rows.upperBound,
        frame.maxY + distance > window.frame(of: target + 1).midY
      { target += 1 }
    } else {
      while target > carry.rows.lowerBound,
        frame.minY + distance < window.frame(of: target - 1).midY
      { target -= 1 }
    }
    return target
  }

  /// How far below its place a row is shown, and whether it is above the others.
  func shift(of context: RowContext) -> (shift: CGFloat, isLifted: Bool) {
    guard let carried, let number = context.place?.number else { return (0, false) }
    if context.key == carried.key { return (distance(carried), true) }
    if number > carried.number, number <= carried.target { return (-carried.height, false) }
    if number < carried.number, number >= carried.target { return (carried.height, false) }
    return (0, false)
  }

  /// The row is let go: it stays where it is, or, where it was taken away, goes back.
  func drop(_ stays: Bool) {
    guard let carry = carried else { return }
    withAnimation(RowEditing.animation) {
      carried = nil
      for context in list?.contexts ?? [] { context.element?.invalidate() }
      if stays, carry.target != carry.number, isCurrent(carry) { move(carry) }
    }
    list?.window?.forgetWanted()
    element?.graph.requestFrame()
  }

  /// Moves the row's element, as the latest view does it, to where the row was let go.
  private func move(_ carry: RowCarry) {
    guard let own = edits(of: carry.number), let target = edits(of: carry.target),
      target.loop == own.loop
    else { return }
    own.move?(
      IndexSet(integer: own.part),
      carry.target > carry.number ? target.part + 1 : target.part)
  }

  // MARK: Edges

  private static let edge: CGFloat = 36

  /// How fast the list scrolls under a row that is carried to its edge, in points per second.
  private var scrollSpeed: CGFloat {
    guard let carried, let element, let scroll = list?.window?.scroll else { return 0 }
    let y = element.graph.convert(carried.pointer, to: element.id).y
    let (top, bottom) = (Self.edge - y, y - (scroll.viewport.height - Self.edge))
    if top > 0, scroll.offset.y > 0 { return -min(top, 60) * 12 }
    if bottom > 0, scroll.offset.y < scroll.limit(.vertical) { return min(bottom, 60) * 12 }
    return 0
  }

  /// Scrolls on for the time of a frame; false when nothing is to move any longer.
  func scrollOn(for time: TimeInterval) -> Bool {
    let speed = scrollSpeed
    guard speed != 0, let scroll = list?.window?.scroll else { return false }
    scroll.move(.vertical, to: min(max(0, scroll.offset.y + speed * time), scroll.limit(.vertical)))
    follow()
    return true
  }
}

/// The lists of a window that scroll by themselves, as a row is carried to their edge.
@MainActor
final class RowCarrying: GraphService {
  private weak var graph: ViewGraph?
  private var editor: ListEditor?
  private var latest: TimeInterval?

  init(graph: ViewGraph) { self.graph = graph }

  var isMoving: Bool { editor != nil }

  func add(_ editor: ListEditor) {
    if self.editor !== editor { latest = nil }
    self.editor = editor
    graph?.requestFrame()
  }

  func advance(to time: TimeInterval) {
    guard let editor else { return }
    let passed = latest.map { min(max(0, time - $0), 0.1) } ?? 0
    latest = time
    if !editor.scrollOn(for: passed) { (self.editor, latest) = (nil, nil) }
  }
}

extension ViewGraph {
  var rowCarrying: RowCarrying { service() }
}
