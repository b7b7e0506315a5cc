import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Pages side by side: the one that is shown, and during a movement the one beside it.
///
/// ```
///                  beside         shown
///  at rest                          0
///  a swipe back    p - 1            p       (0 < p < 1)
///  a page turned   0 ▶ -1         1 ▶ 0
/// ```
/// Which page is shown is the tab view's: a swipe asks it for another one, and follows.
@MainActor
final class PageModel: SwipeTarget {
  private(set) weak var element: Element?
  var tabs: [Subview] = []
  var turnTo: (Subview) -> Void = { _ in }
  private var shown: Subview.ID?
  private(set) var beside: Subview.ID?
  /// Where they stand, in widths of a page.
  private(set) var places: (shown: CGFloat, beside: CGFloat) = (0, 0)
  private var movement = 0
  /// Where the page would stand if the fingers that hold it had not moved; nil while none does.
  private var grip: CGFloat?
  /// The view of the page that is shown.
  weak var page: Element?
  /// Whether a drag is one to the side; nil while there is none.
  private var isSideways: Bool?

  init(_ element: Element) {
    self.element = element
    element.graph.navigationTargets.add(self)
  }

  /// Another page is to be shown, at once, or with a movement where the change is animated.
  func follow(_ next: Subview.ID?) {
    guard next != shown else { return }
    let former = shown
    let isTurned = beside == next && places.shown != 0
    shown = next
    guard let former, let next, let way = way(from: former, to: next), isTurned || isAnimated
    else { return settle() }
    places = isTurned ? (places.beside, places.shown) : (way, 0)
    beside = former
    element?.graph.afterLayout { [weak self] in self?.run(to: (0, -way)) }
  }

  private var isAnimated: Bool {
    guard let graph = element?.graph else { return false }
    return graph.transaction.animation != nil && !graph.transaction.disablesAnimations
  }

  /// 1 where a page comes after another one, -1 where before; nil where one of them is gone.
  private func way(from former: Subview.ID, to next: Subview.ID) -> CGFloat? {
    guard let a = index(of: former), let b = index(of: next) else { return nil }
    return b > a ? 1 : -1
  }

  private func index(of id: Subview.ID?) -> Int? { tabs.firstIndex { $0.id == id } }

  private func run(to ends: (shown: CGFloat, beside: CGFloat)) {
    movement += 1
    let number = movement
    withAnimation(element?.environment.measures.screenAnimation) {
      places = ends
      element?.invalidate()
    } completion: { [weak self] in
      if self?.movement == number { self?.settle() }
    }
  }

  private func settle() {
    movement += 1
    beside = nil
    places = (0, 0)
    element?.invalidate()
  }

  // MARK: Swipes

  /// The page before or behind the one that is shown.
  private func neighbour(_ distance: CGFloat) -> Subview? {
    guard distance != 0, let index = index(of: shown) else { return nil }
    let next = index + (sign * distance > 0 ? -1 : 1)
    return tabs.indices.contains(next) ? tabs[next] : nil
  }

  func canSwipe(_ distance: CGFloat) -> Bool { neighbour(distance) != nil }

  func swipe(by distance: CGFloat) {
    movement += 1
    let way = sign * distance / max(1, width)
    let isTaken = grip == nil
    let grip = grip ?? grip(at: way)
    self.grip = grip
    beside = neighbour(sign * (grip + way))?.id
    let part = min(max(grip + way, -1), 1)
    // Beyond the first and the last page it is harder to pull.
    let place = beside == nil ? part * 0.25 : part
    // What moves still comes to rest under the fingers.
    withAnimation(isTaken && grip != 0 ? .spring(duration: 0.08) : nil) {
      places = (place, place + (part > 0 ? -1 : 1))
      element?.invalidate()
    }
  }

  /// A page that moves stays under the fingers that take it.
  private func grip(at way: CGFloat) -> CGFloat {
    let shown = beside == nil ? 0 : shownPosition(of: page) ?? 0
    return abs(shown) > 0.001 ? shown - way : 0
  }

  func endSwipe(towards distance: CGFloat) {
    let reached = (grip ?? 0) + sign * distance / max(1, width)
    grip = nil
    guard places.shown != 0 else { return settle() }
    let (former, number) = (shown, movement)
    if abs(reached) > 0.5, let next = neighbour(sign * reached), next.id == beside { turnTo(next) }
    element?.graph.afterUpdate { [weak self] in
      // Where no other page is shown now, this one goes back into its place.
      guard let self, shown == former, movement == number else { return }
      run(to: (0, places.beside > 0 ? 1 : -1))
    }
  }

  func drag(_ way: CGSize) {
    let isSideways = isSideways ?? (abs(way.width) > abs(way.height))
    self.isSideways = isSideways
    if isSideways { swipe(by: way.width) }
  }

  func endDrag(towards distance: CGFloat) {
    defer { isSideways = nil }
    if isSideways == true { endSwipe(towards: distance) }
  }
}
