import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaRoutes
import LaminaThemes

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
final class StackModel: BackTarget, SwipeTarget, ScreenHolder {
  private(set) weak var element: Element?
  /// The path: of the author, or the stack's own.
  private var source: PathSource?
  /// The path as it was followed last.
  private let memory = PathMemory()
  /// How many of the screens stand for values of the path.
  private var valueCount = 0
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
  private(set) var style = StackMovement(nil)

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

  var frontScreens: [ScreenModel] { top.map { [$0.screen] } ?? [] }

  /// The views of the screens.
  private var shelves: [StackShelf] = []

  /// Makes the view of a screen in the place of the one that it has.
  func show<V: View>(_ view: V, of entry: StackEntry, _ environment: EnvironmentValues) {
    guard let element else { return }
    entry.element?.unmount()
    let height = entries.lastIndex { $0 === entry } ?? entries.count
    let shelf = entry.shelf ?? StackShelf.shelf(at: height, of: &shelves, in: element)
    entry.shelf = shelf
    shelf.show(view, of: entry, environment)
  }

  /// The shelves with the views of all screens.
  func settledShelves() -> [Element] {
    while let last = shelves.last, last.isEmpty { shelves.removeLast() }
    for shelf in shelves { shelf.settle() }
    return shelves.map(\.element)
  }

  /// Below this height no screen is shown, and all rest.
  private var lowest = 0

  /// What is shown, from below.
  var visible: [StackEntry] { entries[lowest...].filter(\.isVisible) + leaving }

  /// What is evaluated: what is shown, and the screen below that, whose links may have pushed it.
  var awake: [StackEntry] {
    let upper = entries.indices.dropFirst(lowest).map { ($0, entries[$0]) }
    let awake = upper.filter { height, entry in entry.isVisible || height == entries.count - 2 }
    // The root is made first: it has the destinations.
    let root =
      lowest > 0 || awake.first?.0 != 0 ? entries.prefix(1).filter { $0.element == nil } : []
    return root + awake.map(\.1) + leaving
  }

  /// Has all others rest.
  private func layToRest() {
    for height in lowest..<entries.count {
      let entry = entries[height]
      let rests = !entry.isVisible && height < entries.count - 2
      if rests != entry.presence.rests { entry.presence.rests = rests }
    }
  }

  // MARK: The path

  /// Reads the path, and nothing else, where a change of it is to be noticed.
  func read(_ source: PathSource?) -> PathReading {
    self.source = source
    return source?.read(memory) ?? memory.take(own)
  }

  /// Brings the screens in line with the path; what leaves may change what others have read.
  func follow(_ reading: PathReading) {
    let kept = min(reading.kept, valueCount)
    let added = reading.values(kept).map(StackContent.value)
    adopt(keeping: height(ofValues: kept), adding: added)
  }

  /// How many screens stay where so many values of the path do: what links have pushed stays above values that
  /// stay, and below those that come.
  private func height(ofValues count: Int) -> Int {
    var (height, values) = (entries.count, valueCount)
    while values > count {
      height -= 1
      if entries[height].isValue { values -= 1 }
    }
    return height
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
    adopt(keeping: entries.count, adding: [.view(view)])
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
    guard let height = entries.lastIndex(where: { $0.id == id }), height > 0 else { return }
    let values = entries[..<height].count(where: \.isValue)
    if entries[height...].contains(where: \.isValue) {
      if let source { source.truncate(values) } else { own.removeLast(own.count - values) }
    }
    if !entries[height].isValue { adopt(keeping: height, adding: []) }
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

  /// Keeps so many screens, counted from the root, and puts others on top: whatever the depth, it is the end of
  /// the stack that changes.
  private func adopt(keeping kept: Int, adding contents: [StackContent]) {
    guard let stack, kept < entries.count || !contents.isEmpty,
      let former = top, change(stack.id, keeping: kept, adding: contents.count),
      let next = self.stack
    else { return }
    let gone = Array(entries[kept...])
    entries.removeSubrange(kept...)
    valueCount -= gone.count(where: \.isValue)
    for (screen, content) in zip(next.path[(kept - 1)...], contents) {
      entries.append(StackEntry(screen.id, content, in: element?.presence))
    }
    valueCount += entries[kept...].count(where: \.isValue)
    lowest = min(lowest, max(0, kept - 2))
    leave(gone)
    move(from: former, gone: gone, isBack: contents.isEmpty)
  }

  /// Has the state pop and push so many screens.
  private func change(_ stack: NavigationID, keeping kept: Int, adding count: Int) -> Bool {
    var next = state
    let place = NavigationPlace.item(stack)
    if kept < entries.count {
      guard next.apply(.pop(entries.count - kept, from: place)).isDone else { return false }
    }
    if count > 0 {
      // Each content is another request.
      let requests = (1...count).map { number in
        ScreenRequest("screen", ["number": .integer(self.requests + number)])
      }
      guard next.apply(.push(requests, from: place)).isDone else { return false }
      self.requests += count
    }
    state = next
    return true
  }

  /// Who has pushed what is gone is told, and what that has presented ends.
  private func leave(_ gone: [StackEntry]) {
    for entry in gone {
      if case .view(let view)? = entry.content { graph?.afterUpdate { view.popped() } }
      if let element = entry.element { graph?.presentations.end(inside: element) }
    }
  }

  // MARK: Movement

  /// What was on top gives way to what is.
  private func move(from former: StackEntry, gone: [StackEntry], isBack: Bool) {
    guard let element, let graph, let top else { return }
    for entry in gone where entry !== former || !entry.isVisible { end(entry) }
    if !isBack { former.formerFocus = graph.focus.focused }
    let wasVisible = top.isVisible
    top.show(true)
    top.isStale = top.element == nil || top.isStale
    if gone.last === former { leaving.append(former) }
    movement += 1
    layToRest()
    element.invalidate()
    style = movements?.next ?? usualMovement
    movements?.next = nil
    if isBack { restoreFocus(in: top) }
    guard isAnimated, style.animation != nil, former.element != nil else { return settle() }
    if !wasVisible { top.position = isBack ? below : 1 }
    let ends = (top: CGFloat(0), former: isBack ? 1 : below)
    graph.afterLayout { [weak self] in self?.run(top, former, to: ends) }
  }

  private var usualMovement: StackMovement {
    StackMovement(element?.environment.measures.screenAnimation)
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
    for entry in entries[lowest...] where entry !== top {
      entry.show(false)
      entry.position = StackMetrics.below
    }
    top?.position = 0
    layToRest()
    lowest = max(0, entries.count - 2)
    element?.invalidate()
    movements?.end()
  }

  private func end(_ entry: StackEntry) {
    entry.show(false)
    entry.shelf?.clear(entry)
    entry.shelf = nil
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
    style = usualMovement
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
    guard let height = entries.lastIndex(where: { $0.id == screen }),
      destinations.set(destination, from: screen, at: height)
    else { return }
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
