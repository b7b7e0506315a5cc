package import LaminaDisplay
package import LaminaGeometry
import LaminaInput

/// Where one scroll view stands.
@MainActor
package final class ScrollState {
  package let id: Node.ID
  package var axes: Axis.Set
  /// What the content's top left corner has moved by; beyond the ends while it bounces.
  package private(set) var offset = CGPoint.zero
  package private(set) var viewport = CGSize.zero
  package private(set) var content = CGSize.zero
  /// The layers of the thumbs' tracks.
  var indicators: [Axis: Node.ID] = [:]
  /// Is told when there is more or less to scroll.
  var onResize: [Axis: () -> Void] = [:]
  /// Reported after each movement.
  package let movement = ScrollMovement()

  /// Whether the keyboard brought the focus to the scroll view itself, and who shows that.
  var showsFocus = false
  weak var focusWatch: Element?

  init(id: Node.ID, axes: Axis.Set) {
    self.id = id
    self.axes = axes
  }

  /// The furthest offset on an axis.
  package func limit(_ axis: Axis) -> CGFloat { max(0, content[axis] - viewport[axis]) }

  /// Whether there is anything to scroll along `axis`.
  package func canScroll(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical) && limit(axis) > 0
  }

  /// Takes over what the latest preparation found; an offset past a new end is held at the end.
  func adopt(viewport: CGSize, content: CGSize) {
    let turns = isShown && isReversed != wasReversed
    wasReversed = isReversed
    guard turns || viewport != self.viewport || content != self.content else { return }
    let end = limit(.horizontal)
    (self.viewport, self.content) = (viewport, content)
    if turns {
      // As far from where one begins to read as it was.
      place(.horizontal, at: (isReversed ? limit(.horizontal) : end) - offset.x)
    } else if isReversed, pursuits[.horizontal] == nil {
      shift(.horizontal, by: limit(.horizontal) - end)
    }
    hasNews = true
    for call in onResize.values { call() }
    for axis in Axis.allCases {
      settle(axis)
      if motions[axis] == nil && offset[axis] > limit(axis) { place(axis, at: limit(axis)) }
    }
  }

  /// Whether it is read from the right: there it begins, and from there its place is kept.
  var isReversed = false
  /// The same as of the latest layout.
  private var wasReversed = false
  /// Where it stands at first, and when sizes change.
  var anchors = ScrollAnchors()
  /// Whether people can scroll it.
  var isEnabled = true
  /// Whether a frame was shown in which it had content.
  private(set) var isShown = false
  /// Are told what changed, in order.
  var observers: [ScrollObserver] = []
  /// Whether something changed since the observers were told.
  private(set) var hasNews = true
  /// The lazy stacks inside.
  private(set) var stacks: [Weak<RowWindow>] = []

  func add(_ stack: RowWindow) {
    if stacks.contains(where: { $0.object === stack }) { return }
    stacks = stacks.filter { $0.object != nil } + [Weak(object: stack)]
  }

  /// The views inside that want to know how near they are.
  var trackers: [Weak<RangeTracker>] = []

  func add(_ tracker: RangeTracker) {
    if trackers.contains(where: { $0.object === tracker }) { return }
    trackers.append(Weak(object: tracker))
    hasNews = true
  }

  /// Takes note that a frame shows the latest changes.
  func takeNews() {
    hasNews = false
    if viewport != .zero, content != .zero { isShown = true }
    for axis in Axis.allCases where keepsToEnd(axis) { atEnd.insert(axis) }
  }

  /// The latest instant of an event or frame.
  var now: TimeInterval = 0
  /// The axes on which it was sent to the end, or shall keep to it, and has not been moved since:
  /// rows that are measured late make the end come later.
  var atEnd: Set<Axis> = []
  /// The request that has hold of an axis.
  var pursuits: [Axis: ScrollRequest] = [:]
  /// What moves it along each axis.
  private var motions: [Axis: ScrollMotion] = [:]

  /// Where it will come to rest.
  var target: CGPoint {
    var target = offset
    for (axis, motion) in motions { target[axis] = motion.end ?? offset[axis] }
    return target
  }

  /// Whether it moves by itself, or will once the fingers rest.
  var isMoving: Bool { !motions.isEmpty }

  /// The range of offsets along an axis in which it may rest.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> { 0...limit(axis) }

  /// Sets what moves it along an axis; nil for nothing.
  func setMotion(_ motion: ScrollMotion?, _ axis: Axis) {
    motions[axis] = motion
    hasNews = true
  }

  func motion(_ axis: Axis) -> ScrollMotion? { motions[axis] }

  /// The way it was moved last on each axis, -1 or 1, and 0 before.
  private(set) var direction = CGSize.zero

  /// Moves it, which tells where it is heading.
  package func move(_ axis: Axis, to position: CGFloat) {
    // On the way back from beyond an end it still shows that end.
    let range = range(axis)
    let way = position.held(in: range) - offset[axis].held(in: range)
    if way != 0 { direction[axis] = way < 0 ? -1 : 1 }
    place(axis, at: position)
  }

  /// Puts it elsewhere without heading there: what is shown was moved, not what is looked at.
  func place(_ axis: Axis, at position: CGFloat) {
    guard position != offset[axis] else { return }
    offset[axis] = position
    hasNews = true
    movement.notify()
  }
}

extension CGFloat {
  fileprivate func held(in range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
