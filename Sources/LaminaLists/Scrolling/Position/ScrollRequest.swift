import LaminaDisplay
import LaminaGeometry

/// A wish to have a view in sight, pursued from layout to layout until the view is shown there.
///
/// ```
///  asked ──▶ located by id ──▶ aimed at in each enclosing scroll view ──▶ at rest and shown
///                                 ▲                       │
///                                 └── heights of rows become known
/// ```
@MainActor
final class ScrollRequest {
  /// Where the target was found.
  enum Place {
    case view(Element)
    /// A row of a lazy stack, whether it exists or not; the number is where it was last.
    case row(RowWindow, RowKey, near: Int)
  }

  /// Which point of the target is to be where in one scroll view, along one axis.
  private struct Aim: Hashable {
    let state: Node.ID
    let axis: Axis
  }

  /// How it goes there.
  enum Way {
    /// The next frame is there.
    case jump
    /// It glides; a long way is not run through.
    case glide
    /// As a key or a wheel does.
    case step
  }

  /// What it is after.
  enum Goal {
    case view(AnyHashable)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private let way: Way
  private let goal: Goal
  private let anchor: UnitPoint?
  private weak var scope: Element?
  private var place: Place?
  /// The fractions of target and viewport that shall meet; nil where nothing has to move.
  private var aims: [Aim: CGFloat?] = [:]

  init(_ goal: Goal, in scope: Element, anchor: UnitPoint?, isAnimated: Bool) {
    self.goal = goal
    self.scope = scope
    self.anchor = anchor?.usable("scrollTo")
    way = isAnimated ? .glide : .jump
  }

  /// Brings a row in sight within the scroll view of its stack, which is `scope`'s.
  init(_ row: Int, of window: RowWindow, in scope: Element, way: Way) {
    let key = window.rows.key(row)
    goal = .view(AnyHashable(key))
    self.scope = scope
    anchor = nil
    self.way = way
    place = .row(window, key, near: row)
  }

  /// Whether it has come to nothing or to its end: no scroll view is on its way for it.
  func isDone(in scrolling: ScrollTable) -> Bool {
    aims.isEmpty
      || aims.keys.allSatisfy { aim in
        guard let state = scrolling[aim.state], state.drives.request(aim.axis) === self else {
          return true
        }
        return state.motion(aim.axis) == nil
      }
  }

  /// Aims every scroll view that encloses the target at where it is now.
  func pursue(in root: PreparedNode, _ scrolling: ScrollTable) {
    guard let scope, scope.isMounted else { return }
    guard case .view(let id) = goal else {
      if let state = scrolling[scope.id] { aim(state) }
      return
    }
    if place == nil { place = scope.place(of: id) ?? id.held.flatMap { scope.place(of: $0) } }
    guard let (path, rect) = locate(in: root) else { return }
    let ends = Set(scope.outputs.map(\.id))
    var frame = rect
    for node in path.reversed() {
      let origin = node.frame.origin
      if let state = scrolling[node.node.id], node !== path.last {
        let offset = aim(state, at: frame)
        frame = frame.offsetBy(dx: -offset.x, dy: -offset.y)
      }
      if ends.contains(node.node.id) { return }
      frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// Sets a scroll view on its way; returns the offset at which it will come to rest.
  private func aim(_ state: ScrollState, at rect: CGRect) -> CGPoint {
    var end = state.target
    for axis in Axis.allCases where state.scrolls(axis) {
      let key = Aim(state: state.id, axis: axis)
      let isFirst = aims[key] == nil
      if isFirst {
        aims[key] = .some(anchor?[axis] ?? state.fraction(axis, thatShows: rect))
        if case .some(.some) = aims[key] { state.takeOver(axis, for: self) }
      }
      guard case .some(.some(let fraction)) = aims[key], state.drives.request(axis) === self else {
        continue
      }
      let place = state.offset(axis, showing: rect, at: fraction)
      state.aim(axis, at: place, way: way, isFirst: isFirst)
      end[axis] = place
    }
    return end
  }

  /// Sets the scroll view that asked on its way to an edge or a point.
  private func aim(_ state: ScrollState) {
    for axis in Axis.allCases {
      guard let place = place(in: state, axis), state.scrolls(axis) else { continue }
      let key = Aim(state: state.id, axis: axis)
      let isFirst = aims[key] == nil
      if isFirst { state.takeOver(axis, for: self) }
      aims[key] = .some(nil)
      if state.drives.request(axis) === self {
        state.aim(axis, at: place, way: way, isFirst: isFirst)
      }
    }
  }

  /// The offset of the goal along an axis; nil where it says nothing of that.
  private func place(in state: ScrollState, _ axis: Axis) -> CGFloat? {
    switch (goal, axis) {
    case (.edge(.top), .vertical): 0
    case (.edge(.bottom), .vertical): state.limit(axis)
    case (.edge(.leading), .horizontal): state.start(axis)
    case (.edge(.trailing), .horizontal): state.limit(axis) - state.start(axis)
    case (.point(let x?, _), .horizontal): state.sizes.held(x, axis)
    case (.point(_, let y?), .vertical): state.sizes.held(y, axis)
    default: nil
    }
  }

  /// The nodes down to the target, and its rectangle in the coordinates of the last of them.
  private func locate(in root: PreparedNode) -> (path: [PreparedNode], rect: CGRect)? {
    switch place {
    case nil: return nil
    case .view(let element):
      guard element.isMounted, let first = element.outputs.first,
        let path = root.path(to: first.id), let parent = path.dropLast().last
      else { return nil }
      let own = Set(element.outputs.map(\.id))
      let frames = parent.children.filter { own.contains($0.node.id) }.map(\.frame)
      return (Array(path.dropLast()), frames.reduce(.null) { $0.union($1) })
    case .row(let window, let key, let near):
      guard let id = window.id, let row = window.rows.row(of: key, near: near),
        let path = root.path(to: id)
      else { return nil }
      place = .row(window, key, near: row)
      let room = window.coveredLength(above: row)
      return (path, window.turned(window.frame(of: row, withRoomBefore: room)))
    }
  }
}

nonisolated extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
