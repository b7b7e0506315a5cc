import LaminaAnimation
import LaminaBasics
import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// How the screens of a stack change places.
///
/// ```
///  as usual            positions: pushed 1 ▶ 0, below 0 ▶ -0.3, popped 0 ▶ 1
///  by a transition     all stand at 0; the view of what comes or goes runs it
///  out of a view       what is pushed says so itself: known once its views stand
/// ```
/// How a change moves, goes along with its transaction; what goes back without a word of it, goes as it came.
@MainActor
final class StackMotion {
  private unowned let stack: StackModel
  /// Another number for each movement of the screens.
  private var number = 0
  /// Where the top screen would stand if the fingers that hold it had not moved; nil while none does.
  private var grip: CGFloat?
  /// The screen whose transition begins when its view stands, and whether it leaves.
  private var due: (entry: StackEntry, way: ScreenWay, isLeaving: Bool)?
  /// The screen that comes as usual, unless its views say that it grows out of another one.
  private weak var arriving: StackEntry?
  /// The one that does.
  private weak var zooming: StackEntry?

  init(of stack: StackModel) { self.stack = stack }

  private var pile: StackPile { stack.pile }

  // MARK: Changes

  /// What was on top gives way to what is.
  func begin(from former: StackEntry, gone: [StackEntry], isBack: Bool) {
    guard let element = stack.element, let top = pile.top else { return }
    for entry in gone where entry !== former || !entry.isVisible { stack.end(entry) }
    if !isBack { former.formerFocus = element.graph.focus.focused }
    let wasVisible = top.isVisible
    top.show(true)
    top.isStale = top.element == nil || top.isStale
    let way = way(from: former, to: top, isBack: isBack)
    let isUsual = way?.transition == nil
    if gone.last === former { pile.keep(former, above: isBack || isUsual) }
    number += 1
    (due, arriving, zooming) = (nil, nil, nil)
    pile.layToRest()
    element.invalidate()
    if isBack { restoreFocus(in: top) }
    guard isAnimated, former.element != nil else { return settle() }
    if let way, way.animation == nil { return settle() }
    if let way, !isUsual { return start(way, from: former, to: top, isBack: isBack) }
    if !wasVisible { top.position = isBack ? StackMetrics.below : 1 }
    let ends = (top: CGFloat(0), former: isBack ? 1 : StackMetrics.below)
    let animation = way?.animation ?? usualAnimation
    if !isBack, way == nil, gone.isEmpty { arriving = top }
    element.graph.afterLayout { [weak self] in
      guard let self, zooming !== top else { return }
      run(top, former, to: ends, with: animation)
    }
  }

  /// The way that the change's transaction asks for, or on which the screen came that goes; nil for the usual one,
  /// and where fingers have taken the screen on that.
  private func way(from former: StackEntry, to top: StackEntry, isBack: Bool) -> ScreenWay? {
    let asked =
      Transaction.current.screenMovement ?? stack.element?.graph.transaction.screenMovement
    if !isBack {
      top.movement = asked
      return asked?.enter
    }
    if former.position > 0 { return nil }
    return (asked ?? former.movement ?? former.zoom?.movement(usualAnimation))?.leave
  }

  private var usualAnimation: Animation? { stack.element?.environment.measures.screenAnimation }

  /// Whether movements are to be seen.
  private var isAnimated: Bool {
    guard let element = stack.element else { return false }
    return !element.graph.transaction.disablesAnimations
      && !Transaction.current.disablesAnimations
      && !element.environment.accessibilityReduceMotion
  }

  /// Lets two screens glide to where they are to be.
  private func run(
    _ top: StackEntry, _ other: StackEntry, to ends: (top: CGFloat, former: CGFloat),
    with animation: Animation?
  ) {
    let number = number
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.screenMovement = nil
    transaction.addAnimationCompletion { [weak self] in self?.settle(after: number) }
    withTransaction(transaction) {
      top.position = ends.top
      other.position = ends.former
      stack.element?.invalidate()
    }
  }

  private func settle(after movement: Int) { if movement == number { settle() } }

  /// Only what is on top is seen, in its place.
  private func settle() {
    due = nil
    for entry in pile.settle() { stack.end(entry) }
    stack.element?.invalidate()
  }

  private func restoreFocus(in entry: StackEntry) {
    guard let id = entry.formerFocus, let graph = stack.element?.graph else { return }
    entry.formerFocus = nil
    graph.afterUpdate { graph.focus.giveBack(to: id, byKeyboard: graph.focus.followsKeyboard) }
  }

  // MARK: Transitions

  private func start(
    _ way: ScreenWay, from former: StackEntry, to top: StackEntry, isBack: Bool
  ) {
    top.position = 0
    due = (isBack ? former : top, way, isBack)
  }

  /// Begins the transition that is due, once the views stand.
  func startTransition() {
    if let entry = arriving, let zoom = entry.zoom, zoom.frames != nil {
      number += 1
      entry.position = 0
      zooming = entry
      due = (entry, zoom.movement(usualAnimation).enter, false)
    }
    arriving = nil
    guard let (entry, way, isLeaving) = due, let item = entry.element,
      let transition = way.transition
    else { return }
    due = nil
    var transaction = item.graph.transaction
    transaction.animation = way.animation
    let running = item.makeTransition()
    running.setOwn(transition.animation(way.animation))
    running.onEnd = { [weak self, number] in self?.settle(after: number) }
    if isLeaving { running.leave(under: transaction) } else { running.come(under: transaction) }
  }

  // MARK: Drags

  /// Whether fingers may take the top screen back: not one that came by a transition without that.
  var canSwipe: Bool { stack.canGoBack && pile.top?.movement?.isInteractive != false }

  /// Has the top screen follow the fingers to the side, from where it is seen when they take it.
  func swipe(by distance: CGFloat) {
    guard canSwipe, let top = pile.top, stack.isReachable else { return }
    number += 1
    let below = pile.entries[pile.entries.count - 2]
    if !below.isVisible { below.show(true) }
    let progress = stack.sign * distance / max(1, stack.width)
    let isTaken = grip == nil
    let grip = grip ?? grip(at: progress, of: top)
    self.grip = grip
    // What moves still comes to rest under the fingers.
    withAnimation(isTaken && grip != 0 ? .spring(duration: 0.08) : nil) {
      top.position = min(max(grip + progress, 0), 1)
      below.position = StackMetrics.below * (1 - top.position)
      stack.element?.invalidate()
    }
  }

  /// A screen that moves stays under the fingers that take it.
  private func grip(at progress: CGFloat, of top: StackEntry) -> CGFloat {
    let shown = stack.shownPosition(of: top.element) ?? 0
    return shown > 0.001 ? shown - progress : 0
  }

  /// The fingers are lifted: the top screen goes, or goes back into its place, as it does where the stack
  /// has come out of reach meanwhile.
  func endSwipe(towards distance: CGFloat) {
    let reached = (grip ?? 0) + stack.sign * distance / max(1, stack.width)
    guard pile.entries.count > 1, let top = pile.top, top.position > 0 else { return grip = nil }
    let count = pile.entries.count
    if reached > 0.5, stack.isReachable { stack.pop(top.id) }
    stack.element?.graph.afterUpdate { [weak self] in
      if self?.pile.entries.count == count { self?.endSwipe(of: top) }
    }
  }

  /// A swipe of a screen is over, or was taken away: if the screen is still there, it goes into its place.
  func endSwipe(of entry: StackEntry) {
    grip = nil
    guard pile.entries.count > 1, pile.top === entry, entry.position > 0 else { return }
    number += 1
    let below = pile.entries[pile.entries.count - 2]
    run(entry, below, to: (0, StackMetrics.below), with: usualAnimation)
  }
}

extension MeasureReader {
  /// How screens and pages come and go.
  nonisolated var screenAnimation: Animation { .smooth(duration: Double(self[.durationScreen])) }
}

/// The measures of a stack.
nonisolated enum StackMetrics {
  /// How far a screen is moved aside that is below another one, in parts of its width.
  static let below: CGFloat = -0.3
  /// How far from the edge a drag begins that goes back.
  static let edge: CGFloat = 24
}
