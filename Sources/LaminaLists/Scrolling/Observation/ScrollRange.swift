import LaminaDisplay
import LaminaGeometry

/// How near a row is to what is seen of its scroll view.
///
/// ```
///               behind        seen        ahead     direction ──▶
///  preload   ├─────1.5───┤┌─────────┐├──────────2.5──────────┤   load what it will show
///  display        ├─0.5──┤│         │├────1.0────┤               have it ready
///  visible                └─────────┘                            play, count, read aloud
/// ```
///
/// Distances are viewports. Until it is scrolled for the first time, they are smaller.
public nonisolated enum ScrollRange: Hashable, Sendable, CaseIterable {
  /// It is seen, or a part of it.
  case visible
  /// It is near enough to be ready to be shown: one viewport ahead and half of one behind.
  case display
  /// It is near enough to load what it will show: two and a half viewports ahead and one and a half
  /// behind.
  case preload

  /// How far it reaches around what is seen.
  func tuning(for heading: ScrollHeading) -> RangeTuning {
    switch self {
    case .visible: .visible
    case .display: heading.hasMoved ? .display : .minimumDisplay
    case .preload: heading.hasMoved ? .preload : .minimumPreload
    }
  }
}

/// Notices that a view enters and leaves a range of its scroll view.
@MainActor
final class RangeTracker {
  /// What it waits for.
  enum Trigger: Equatable {
    case range(ScrollRange)
    /// That much of the view's area is in sight.
    case share(CGFloat)
  }

  var trigger: Trigger
  var action: (Bool) -> Void = { _ in }
  private(set) var isInside = false
  private weak var element: Element?
  /// The row that the view belongs to.
  private weak var window: RowWindow?
  private weak var slot: RowSlot?
  /// Where a view was that is no row, and in which layout.
  private var known: (layout: ObjectIdentifier, frame: CGRect)?

  init(_ element: Element, _ trigger: Trigger) { (self.element, self.trigger) = (element, trigger) }

  /// Takes over where the view is now; returns whether that makes a difference.
  func update(_ state: ScrollState, _ ranges: [ScrollRange: CGRect]) -> Bool {
    guard let frame = frame(in: state) else { return false }
    let isNow = isInside(frame, state, ranges: ranges)
    defer { isInside = isNow }
    return isNow != isInside
  }

  private func isInside(
    _ frame: CGRect, _ state: ScrollState, ranges: [ScrollRange: CGRect]
  ) -> Bool {
    switch trigger {
    case .share(let share):
      let visible = CGRect(origin: state.offset, size: state.viewport)
      let part = frame.intersection(visible)
      guard !part.isNull else { return false }
      let area = part.width * part.height
      let whole = frame.width * frame.height
      return whole > 0 ? area >= share * whole && area > 0 : true
    case .range(let range):
      guard let rect = ranges[range] else { return false }
      return Axis.allCases.filter(state.scrolls).allSatisfy { axis in
        frame.origin[axis] < rect.origin[axis] + rect.size[axis]
          && frame.origin[axis] + frame.size[axis] > rect.origin[axis]
      }
    }
  }

  /// The row's or view's frame in the content of the scroll view.
  private func frame(in state: ScrollState) -> CGRect? {
    guard let element, element.isMounted else { return nil }
    if slot == nil { (window, slot) = element.row }
    if let window, window.scroll === state, let slot { return window.contentFrame(of: slot) }
    guard let root = element.graph.prepared?.root, let node = element.outputs.first else {
      return nil
    }
    if let known, known.layout == ObjectIdentifier(root) { return known.frame }
    guard let frame = element.graph.contentFrame(of: node.id) else { return nil }
    known = (ObjectIdentifier(root), frame)
    return frame
  }

  /// First what leaves, from what is seen outwards, then what enters, inwards.
  var order: Int {
    let depth =
      switch trigger {
      case .share, .range(.visible): 0
      case .range(.display): 1
      case .range(.preload): 2
      }
    return isInside ? 5 - depth : depth
  }

  /// Reports that the view is gone, when it was inside.
  func leave() {
    guard isInside else { return }
    isInside = false
    action(false)
  }
}

extension Element {
  /// The row of a lazy stack that this element belongs to.
  fileprivate var row: (RowWindow?, RowSlot?) {
    var path = [self]
    while let parent = path[path.count - 1].parent {
      if let window = parent.memory(as: RowWindow.self) { return (window, window.stock[path]) }
      path.append(parent)
    }
    return (nil, nil)
  }
}

/// Notifies a view that it enters or leaves a range.
///
/// Around a loop it is around each of the views.
private struct RangeObserver<Content: View>: RememberingView, DistributedView {
  let content: Content
  let trigger: RangeTracker.Trigger
  let action: (Bool) -> Void

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(RangeObserver<V>(content: view, trigger: trigger, action: action))
  }

  func makeMemory(for element: Element) -> RangeTracker { RangeTracker(element, trigger) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let tracker = memory(of: element)
    tracker.trigger = trigger
    tracker.action = action
    let state = element.read(\.scrollState)
    state?.add(tracker)
    guard element.isFirstEvaluation else { return }
    element.onUnmount { [weak graph = element.graph] in graph?.afterUpdate { tracker.leave() } }
  }
}

extension ScrollState {
  /// Notifies the views that entered or left a range.
  func notifyTrackers() {
    let trackers = trackers
    if trackers.isEmpty { return }
    let heading = heading
    let visible = CGRect(origin: offset, size: viewport)
    let ranges = Dictionary(
      uniqueKeysWithValues: ScrollRange.allCases.map { range in
        (range, range.tuning(for: heading).range(for: heading).around(visible))
      })
    let changed = trackers.filter { $0.update(self, ranges) }
    for tracker in changed.sorted(by: { $0.order < $1.order }) { tracker.action(tracker.isInside) }
  }
}

extension View {
  /// Runs `action` when the row enters (`true`) or leaves a range around what is seen of the scroll
  /// view.
  ///
  /// A row enters preload before display before visible, and leaves in the reverse order, each once
  /// for each crossing; one that is taken away leaves what it was in. Actions run after the frame,
  /// also when it only scrolls; nothing is evaluated for them.
  ///
  /// ```swift
  /// ForEach(films) { film in
  ///   Poster(film)
  ///     .onRangeChange(of: .preload) { film.setLoading($0) }
  ///     .onRangeChange(of: .visible) { film.setPlaying($0) }
  /// }
  /// ```
  ///
  /// Only rows that exist are reported. Outside of lazy stacks it is the view's own frame that
  /// counts.
  public func onRangeChange(
    of range: ScrollRange, perform action: @escaping (Bool) -> Void
  ) -> some View {
    RangeObserver(content: self, trigger: .range(range), action: action)
  }

  /// Runs `action` when at least the share `threshold` of the view comes in sight, and when less is
  /// left.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    RangeObserver(content: self, trigger: .share(threshold), action: action)
  }
}
