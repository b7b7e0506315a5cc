package import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaRoutes

/// A stack of screens: which there are, which are seen, and where these stand.
///
/// ```
///  the author's path, links, bindings ──▶ contents ──▶ NavigationState.setPath ──▶ entries
///                                                                    │ what was above, and is
///                                                                    ▼
///                                              positions: pushed 1 ▶ 0, below 0 ▶ -0.3, popped 0 ▶ 1
/// ```
/// The path is the author's: what goes back asks the path to be shorter, and follows it.
@MainActor
final class StackModel: BackTarget, SwipeTarget {
  private(set) weak var element: Element?
  /// The path: of the author, or the stack's own.
  private var source: PathSource?
  /// The values of a path of the stack's own.
  private var own: [AnyHashable] = []
  /// The root, and what is above it.
  private(set) var entries: [StackEntry] = []
  /// What is on its way out of sight.
  private(set) var leaving: [StackEntry] = []
  private var state = NavigationState(.stack("root"))
  /// What bindings take off and push in this turn.
  private var going: [PushedView] = []
  private var coming: [PushedView] = []
  /// Counts contents, so that each is another request.
  private var requests = 0
  private(set) var destinations = DestinationTable()
  /// Another number for each movement of the screens.
  private var movement = 0
  /// Where the top screen would stand if the fingers that hold it had not moved; nil while none does.
  private var grip: CGFloat?
  /// How they move, now or at last.
  private(set) var style = StackMovement()

  init(_ element: Element) {
    self.element = element
    if let stack { entries = [StackEntry(stack.root.id, nil, in: element.presence)] }
    entries.first?.show(true)
    element.graph.navigationTargets.add(self)
  }

  private var stack: ScreenStack? {
    if case .stack(let stack)? = state.front?.content { stack } else { nil }
  }

  private var graph: ViewGraph? { element?.graph }

  var top: StackEntry? { entries.last }

  /// What is shown, from below.
  var visible: [StackEntry] { entries.filter(\.isVisible) + leaving }

  /// What is evaluated: what is shown, and the screen below that, whose links may have pushed it.
  var awake: [StackEntry] {
    entries.enumerated().filter { height, entry in
      entry.isVisible || height == entries.count - 2 || height == 0 && entry.element == nil
    }
    .map(\.element) + leaving
  }

  /// Has all others rest.
  private func layToRest() {
    for (height, entry) in entries.enumerated() {
      let rests = !entry.isVisible && height < entries.count - 2
      if rests != entry.presence.rests { entry.presence.rests = rests }
    }
  }

  // MARK: The path

  /// Brings the screens in line with the path.
  func follow(_ source: PathSource?) {
    self.source = source
    adopt(contents(for: source?.read() ?? own))
  }

  /// The contents for the values of a path: what links pushed stays above values that stay.
  private func contents(for values: [AnyHashable]) -> [StackContent] {
    var next: [StackContent] = []
    var rest = values[...]
    for entry in entries.dropFirst() {
      switch entry.content {
      case .value(let value)?:
        guard rest.first == value else { return next + rest.map(StackContent.value) }
        rest.removeFirst()
        next.append(.value(value))
      case .view(let view)?: next.append(.view(view))
      case nil: break
      }
    }
    // What is pushed by a value comes above what links have pushed.
    return next + rest.map(StackContent.value)
  }

  /// Puts a value on top; false where the path takes none of its type.
  func push(_ value: AnyHashable) -> Bool {
    if let source { return source.append(value) }
    own.append(value)
    element?.invalidate()
    return true
  }

  /// Puts a screen on top that is no part of the path.
  func push(_ view: PushedView) {
    guard entries.contains(where: { $0.id == view.below }) else { return }
    adopt(entries.dropFirst().compactMap(\.content) + [.view(view)])
  }

  /// Takes off what a binding has pushed, and puts on top what it pushes now, once the path of this turn
  /// has been followed: what is taken off goes first, so that no other binding's screen goes with it.
  func turn(from old: PushedView?, to next: PushedView?) {
    let isFirst = going.isEmpty && coming.isEmpty
    if let old { going.append(old) }
    if let next { coming.append(next) }
    if isFirst { graph?.afterLayout { [weak self] in self?.takeTurn() } }
  }

  private func takeTurn() {
    let (gone, new) = (going, coming)
    (going, coming) = ([], [])
    for view in gone { pop(view) }
    for view in new { push(view) }
  }

  /// Takes off a screen and all above it.
  func pop(_ id: NavigationID) {
    guard let height = entries.firstIndex(where: { $0.id == id }), height > 0 else { return }
    let kept = entries[..<height].dropFirst()
    let values = kept.count(where: \.isValue)
    if entries[height...].contains(where: \.isValue) {
      if let source { source.truncate(values) } else { own.removeLast(own.count - values) }
    }
    if !entries[height].isValue { adopt(kept.compactMap(\.content)) }
    element?.invalidate()
  }

  var canGoBack: Bool { entries.count > 1 && top?.screen.bar.allowsBack == true }

  func back() { if canGoBack, let top { pop(top.id) } }

  /// Takes off all that is above the root.
  func popToRoot() { if entries.count > 1 { pop(entries[1].id) } }

  /// Takes off a screen that a link or a binding has pushed.
  func pop(_ view: PushedView) {
    let entry = entries.first {
      if case .view(let other)? = $0.content { other === view } else { false }
    }
    if let entry { pop(entry.id) }
  }

  /// What a link or a binding has pushed may show something else now.
  func refresh(_ view: PushedView) {
    for entry in entries {
      guard case .view(let other)? = entry.content, other === view else { continue }
      entry.isStale = true
      element?.invalidate()
    }
  }

  // MARK: The screens

  private func adopt(_ contents: [StackContent]) {
    guard let stack, !isSame(contents) else { return }
    let before = entries
    let place = NavigationPlace.item(stack.id)
    guard state.apply(.setPath(asked(contents, over: stack.path), of: place)).isDone,
      let next = self.stack
    else {
      return
    }
    var known = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    var made = [entries[0]]
    for (screen, content) in zip(next.path, contents) {
      made.append(
        known.removeValue(forKey: screen.id)
          ?? StackEntry(screen.id, content, in: element?.presence))
    }
    entries = made
    let there = Set(made.map(\.id))
    let gone = before.filter { !there.contains($0.id) }
    for entry in gone {
      if case .view(let view)? = entry.content { graph?.afterUpdate { view.popped() } }
      if let element = entry.element { graph?.presentations.end(inside: element) }
    }
    move(from: before, gone: gone)
  }

  private func isSame(_ contents: [StackContent]) -> Bool {
    contents.count == entries.count - 1
      && zip(contents, entries.dropFirst()).allSatisfy { isSame($0, $1.content) }
  }

  private func isSame(_ a: StackContent, _ b: StackContent?) -> Bool {
    switch (a, b) {
    case (.value(let a), .value(let b)?): a == b
    case (.view(let a), .view(let b)?): a === b
    default: false
    }
  }

  /// The requests for contents: those of the screens that are at their height already, else new ones.
  private func asked(_ contents: [StackContent], over path: [Screen]) -> [ScreenRequest] {
    contents.enumerated().map { index, content in
      if path.indices.contains(index), isSame(content, entries[index + 1].content) {
        return path[index].request
      }
      requests += 1
      return ScreenRequest("screen", ["number": .integer(requests)])
    }
  }

  // MARK: Movement

  /// What was on top gives way to what is.
  private func move(from before: [StackEntry], gone: [StackEntry]) {
    guard let element, let graph, let top, let former = before.last else { return }
    for entry in gone where entry !== former || !entry.isVisible { end(entry) }
    guard former !== top else { return element.invalidate() }
    let isBack = gone.contains { $0 === former } && before.contains { $0 === top }
    if !isBack { former.formerFocus = graph.focus.focused }
    let wasVisible = top.isVisible
    top.show(true)
    top.isStale = top.element == nil || top.isStale
    if gone.contains(where: { $0 === former }) { leaving.append(former) }
    movement += 1
    layToRest()
    element.invalidate()
    style = movements?.next ?? StackMovement()
    movements?.next = nil
    guard isAnimated, style.animation != nil, former.element != nil else { return settle() }
    if !wasVisible { top.position = isBack ? below : 1 }
    if isBack { restoreFocus(in: top) }
    let ends = (top: CGFloat(0), former: isBack ? 1 : below)
    graph.afterLayout { [weak self] in self?.run(top, former, to: ends) }
  }

  private var movements: StackMovements? { element?.environment.stackMovements }

  /// Where a screen stands that is below another one.
  private var below: CGFloat { style.movesBelow ? StackMetrics.below : 0 }

  /// Whether movements are to be seen.
  private var isAnimated: Bool {
    guard let element, let graph else { return false }
    return !graph.transaction.disablesAnimations && !Transaction.current.disablesAnimations
      && !element.environment.accessibilityReduceMotion
  }

  /// Lets two screens glide to where they are to be.
  private func run(
    _ top: StackEntry, _ other: StackEntry, to ends: (top: CGFloat, former: CGFloat)
  ) {
    let number = movement
    withAnimation(style.animation) {
      top.position = ends.top
      other.position = ends.former
      element?.invalidate()
    } completion: { [weak self] in
      if self?.movement == number { self?.settle() }
    }
  }

  /// Only what is on top is seen, in its place.
  private func settle() {
    for entry in leaving { end(entry) }
    leaving = []
    for entry in entries where entry !== top {
      entry.show(false)
      entry.position = StackMetrics.below
    }
    top?.position = 0
    layToRest()
    element?.invalidate()
    movements?.end()
  }

  private func end(_ entry: StackEntry) {
    entry.show(false)
    entry.element?.unmount()
    entry.element = nil
    destinations.drop(from: entry.id)
  }

  private func restoreFocus(in entry: StackEntry) {
    guard let id = entry.formerFocus, let focus = graph?.focus else { return }
    entry.formerFocus = nil
    graph?.afterUpdate { focus.giveBack(to: id, byKeyboard: focus.followsKeyboard) }
  }

  // MARK: Drags

  func canSwipe(_ distance: CGFloat) -> Bool { distance * sign > 0 && canGoBack }

  /// Has the top screen follow the fingers to the side, from where it is seen when they take it.
  func swipe(by distance: CGFloat) {
    guard canGoBack, let top, isReachable else { return }
    movement += 1
    style = StackMovement()
    let below = entries[entries.count - 2]
    if !below.isVisible { below.show(true) }
    let progress = sign * distance / max(1, width)
    let isTaken = grip == nil
    let grip = grip ?? grip(at: progress, of: top)
    self.grip = grip
    // What moves still comes to rest under the fingers.
    withAnimation(isTaken && grip != 0 ? .spring(duration: 0.08) : nil) {
      top.position = min(max(grip + progress, 0), 1)
      below.position = StackMetrics.below * (1 - top.position)
      element?.invalidate()
    }
  }

  /// A screen that moves stays under the fingers that take it.
  private func grip(at progress: CGFloat, of top: StackEntry) -> CGFloat {
    let shown = shownPosition(of: top.element) ?? 0
    return shown > 0.001 ? shown - progress : 0
  }

  /// The fingers are lifted: the top screen goes, or goes back into its place, as it does where the stack
  /// has come out of reach meanwhile.
  func endSwipe(towards distance: CGFloat) {
    let reached = (grip ?? 0) + sign * distance / max(1, width)
    guard entries.count > 1, let top, top.position > 0 else { return grip = nil }
    let number = entries.count
    if reached > 0.5, isReachable { pop(top.id) }
    graph?.afterUpdate { [weak self] in
      if self?.entries.count == number { self?.endSwipe(of: top) }
    }
  }

  /// A swipe of a screen is over, or was taken away: if the screen is still there, it goes into its place.
  func endSwipe(of entry: StackEntry) {
    grip = nil
    guard entries.count > 1, top === entry, entry.position > 0 else { return }
    movement += 1
    run(entry, entries[entries.count - 2], to: (0, StackMetrics.below))
  }

  // MARK: Destinations

  /// Takes over what makes the screens of a type, from a screen of this stack.
  func register(_ destination: Destination, from screen: NavigationID) {
    guard let height = entries.firstIndex(where: { $0.id == screen }) else { return }
    let heights = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) })
    guard destinations.set(destination, from: screen, at: height, heights: heights) else { return }
    for entry in entries.dropFirst(height + 1) {
      guard case .value(let value)? = entry.content, destination.takes(value) else { continue }
      entry.isStale = true
      element?.invalidate()
    }
  }

  /// What a screen shows; nil where nothing makes it yet.
  func view(of entry: StackEntry) -> AnyView? {
    switch entry.content {
    case .value(let value)?: destinations.view(for: value)
    case .view(let view)?: view.make()
    case nil: nil
    }
  }
}

/// The measures of a stack.
package nonisolated enum StackMetrics {
  /// How far a screen is moved aside that is below another one, in parts of its width.
  static let below: CGFloat = -0.3
  package static let animation = Animation.smooth(duration: 0.35)
  /// How far from the edge a drag begins that goes back.
  static let edge: CGFloat = 24
}
