package import LaminaDisplay
package import LaminaGeometry

/// Where one scroll view stands.
///
/// ```
///  traits, sizes ──▶ where it may stand        drives ──▶ what moves it, and for whom
///                          offset ◀── move, place ──┘
///  news ──▶ observers and trackers after the frame; movement ──▶ at once
/// ```
///
/// Every change of the offset goes through `placeOffset`, so that its observers are notified.
@MainActor
package final class ScrollState {
  package let id: Node.ID
  private(set) var traits: ScrollTraits
  /// What the content's top left corner has moved by; beyond the ends while it bounces.
  @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
  @exclusivity(unchecked) package private(set) var sizes = ScrollSizes()
  /// Reported after each movement.
  package let movement = ScrollMovement()
  private(set) var drives = ScrollDrives()
  private(set) var thumbs = ScrollThumbs()
  private(set) var focus = ScrollFocus()
  /// Where it was heading when fingers took hold of it.
  private(set) var grasp = CGPoint.zero
  /// What it is in line with, where a behaviour says so.
  private var line = ScrollLine()
  /// The way it was moved last on each axis, -1 or 1, and 0 before.
  private(set) var direction = CGSize.zero
  /// The latest instant of an event or frame.
  @exclusivity(unchecked) private(set) var now: TimeInterval = 0
  /// Whether a frame was shown in which it had content.
  private(set) var isShown = false
  /// Whether something changed since the observers were notified.
  private(set) var hasNews = true
  /// Whether it was read from the right as of the latest layout.
  private var wasReversed = false
  private var lazyStacks = WeakList<RowWindow>()
  private var rangeTrackers = WeakList<RangeTracker>()

  init(id: Node.ID, axes: Axis.Set) {
    self.id = id
    traits = ScrollTraits(axes: axes)
  }

  // MARK: What encloses it and what is inside

  func setTraits(_ traits: ScrollTraits) { self.traits = traits }

  /// Takes over what the latest preparation found; an offset past a new end is held at the end.
  func updateSizes(_ sizes: ScrollSizes) {
    let turns = isShown && traits.isReversed != wasReversed
    wasReversed = traits.isReversed
    guard turns || sizes != self.sizes else { return stayWithin() }
    let end = limit(.horizontal)
    if traits.targets != nil, isShown, sizes.viewport != self.sizes.viewport { line.isLost = true }
    self.sizes = sizes
    keepReadingPlace(turns: turns, from: end)
    hasNews = true
    thumbs.resized(to: thumbLength)
    for axis in Axis.allCases { settleOffset(axis) }
    stayWithin()
  }

  /// Comes back to the content that there is: rows above what is held in place may be fewer, or shorter, than
  /// they were.
  private func stayWithin() {
    for axis in Axis.allCases {
      if drives[axis] == nil {
        placeOffset(axis, at: sizes.held(offset[axis], axis))
      } else {
        stayWithinGlide(axis)
      }
    }
  }

  /// Keeps it as far from where one begins to read as it was when that was the right, at `end`.
  private func keepReadingPlace(turns: Bool, from end: CGFloat) {
    if turns {
      placeOffset(.horizontal, at: (traits.isReversed ? limit(.horizontal) : end) - offset.x)
    } else if traits.isReversed, drives.request(.horizontal) == nil {
      shift(.horizontal, by: limit(.horizontal) - end)
    }
  }

  /// Comes back in line after it has got another size, in a layout.
  func realign(in root: PreparedNode) {
    guard line.isLost else { return }
    for axis in Axis.allCases { realign(axis, with: line.numbers[axis], in: root) }
  }

  /// The lazy stacks inside.
  var stacks: [RowWindow] { lazyStacks.living }

  func add(_ stack: RowWindow) { _ = lazyStacks.add(stack) }

  /// The views inside that are to know how near they are.
  var trackers: [RangeTracker] { rangeTrackers.living }

  func add(_ tracker: RangeTracker) { if rangeTrackers.add(tracker) { hasNews = true } }

  /// A thumb stands in a track; `onResize` is called when it is longer or shorter.
  func showThumb(_ axis: Axis, in track: Node.ID, onResize: @escaping () -> Void) {
    thumbs.stand(axis, in: track, onResize: onResize)
  }

  /// How long a thumb is that is made now.
  func lengthOfNextThumb(_ axis: Axis) -> CGFloat {
    let length = thumbLength(axis)
    thumbs.show(axis, length: length)
    return length
  }

  /// The keyboard brought the focus to the scroll view itself, or took it away.
  func showFocus(_ shows: Bool) { focus.show(shows)?.invalidate() }

  /// The element that shows whether it has the focus.
  func watchFocus(_ element: Element) { focus.watch(element) }

  // MARK: Time

  /// It is so late now.
  func setTime(_ time: TimeInterval) { now = time }

  /// A frame shows the latest changes.
  func takeNews() {
    hasNews = false
    if sizes.isKnown { isShown = true }
    if traits.targets != nil { line = ScrollLine(of: self) }
    for axis in Axis.allCases where isAtEndToKeep(axis) { drives.keepToEnd(axis) }
  }

  // MARK: Movement

  /// Where it will come to rest.
  var target: CGPoint { drives.target(from: offset) }

  /// Whether it moves by itself, or will once the fingers rest.
  var isMoving: Bool { drives.isMoving }

  func motion(_ axis: Axis) -> ScrollMotion? { drives[axis] }

  /// Fingers take hold of it where it is heading.
  func takeHold(_ axis: Axis) { grasp[axis] = target[axis] }

  /// Sets what moves it along an axis; nil for nothing.
  func setMotion(_ motion: ScrollMotion?, _ axis: Axis) {
    drives.move(axis, by: motion)
    hasNews = true
  }

  /// Gives the axis to a request, until the user or another request takes it.
  func takeOver(_ axis: Axis, for request: ScrollRequest?) { drives.takeOver(axis, for: request) }

  /// Has it go on to the end of an axis however late that is known.
  func keepToEnd(_ axis: Axis) { drives.keepToEnd(axis) }

  /// Moves it, which sets where it is heading.
  package func move(_ axis: Axis, to position: CGFloat) {
    // On the way back from beyond an end it still shows that end.
    let way = sizes.held(position, axis) - sizes.held(offset[axis], axis)
    if way != 0 { direction[axis] = way < 0 ? -1 : 1 }
    placeOffset(axis, at: position)
  }

  /// Puts it elsewhere without heading there: what is shown was moved, not what is looked at.
  func placeOffset(_ axis: Axis, at position: CGFloat) {
    guard position != offset[axis] else { return }
    offset[axis] = position
    hasNews = true
    movement.notify()
  }
}

/// Where it may stand.
extension ScrollState {
  package var viewport: CGSize { sizes.viewport }
  package var content: CGSize { sizes.content }

  /// The furthest offset on an axis.
  package func limit(_ axis: Axis) -> CGFloat { sizes.limit(axis) }

  /// The range of offsets along an axis in which it may rest.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> { sizes.range(axis) }

  /// Where one begins to read: at the left, or at the right.
  package func start(_ axis: Axis) -> CGFloat {
    axis == .horizontal && traits.isReversed ? limit(axis) : 0
  }

  /// Whether rows inside were never measured and are taken for as long as others.
  package var holdsGuesses: Bool { stacks.contains(where: \.holdsGuesses) }

  /// The rows of each lazy container inside that stand in the tree.
  package var standingRows: [Range<Int>] { stacks.map(\.range) }

  /// Whether it scrolls along `axis` at all, whatever the content's size.
  func scrolls(_ axis: Axis) -> Bool { traits.scrolls(axis) }

  /// Whether there is anything to scroll along `axis`.
  package func canScroll(_ axis: Axis) -> Bool { scrolls(axis) && limit(axis) > 0 }

  /// Whether people can scroll it along `axis`.
  func obeysPeople(_ axis: Axis) -> Bool {
    obeysKeys(axis)
      || traits.isEnabled && scrolls(axis) && traits.bouncingAxes.contains(Axis.Set(axis))
  }

  /// Whether people can scroll it along `axis` with what pulls nothing.
  func obeysKeys(_ axis: Axis) -> Bool { traits.isEnabled && canScroll(axis) }
}
