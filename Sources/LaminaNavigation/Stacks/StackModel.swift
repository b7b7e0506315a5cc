import LaminaDisplay
import LaminaGeometry
import LaminaRoutes

/// A stack of screens: what it follows, which screens there are, and how they move.
///
/// ```
///  an author's binding, a wireframe ──▶ StackPath ──what differs──▶ StackPile ──▶ StackMotion
///  links, bindings of views         ──────────────────────────────▶ entries       positions, transitions
/// ```
/// The path is that of its source: what goes back asks the source to be shorter, and follows it.
@MainActor
final class StackModel: BackTarget, SwipeTarget, ScreenHolder {
  private(set) weak var element: Element?
  private var path = StackPath()
  let pile: StackPile
  private(set) lazy var motion = StackMotion(of: self)
  private var destinations = DestinationTable()
  /// What bindings take off and push in this turn.
  private var going: [PushedView] = []
  private var coming: [PushedView] = []

  init(_ element: Element) {
    self.element = element
    pile = StackPile(in: element.presence)
    element.graph.navigationTargets.add(self)
  }

  private var graph: ViewGraph? { element?.graph }

  /// The root, and what is above it.
  var entries: [StackEntry] { pile.entries }

  var top: StackEntry? { pile.top }

  var frontScreens: [ScreenModel] { top.map { [$0.screen] } ?? [] }

  // MARK: The path

  /// Reads the path, and nothing else, where a change of it is to be noticed.
  func read(_ source: NavigationSource?) -> PathReading { path.read(source) }

  /// Brings the screens in line with the path.
  ///
  /// What leaves may change what others have read.
  func follow(_ reading: PathReading) {
    let kept = min(reading.kept, pile.valueCount)
    let added = reading.values(kept).map(StackContent.value)
    adopt(keeping: pile.height(ofValues: kept), adding: added)
  }

  /// Puts a value on top; false where the path takes none of its type.
  func push(_ value: AnyHashable) -> Bool {
    defer { element?.invalidate() }
    return path.append(value)
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
    if entries[height...].contains(where: \.isValue) { path.truncate(to: values) }
    if !entries[height].isValue { adopt(keeping: height, adding: []) }
    element?.invalidate()
  }

  var canGoBack: Bool { entries.count > 1 && top?.screen.bar.allowsBack == true }

  func back() { if canGoBack, let top { pop(top.id) } }

  /// Takes off all that is above the root.
  func popToRoot() { if entries.count > 1 { pop(entries[1].id) } }

  /// Takes off a screen that a link or a binding has pushed.
  func pop(_ view: PushedView) {
    if let entry = entries.first(where: { $0.shows(view) }) { pop(entry.id) }
  }

  /// What a link or a binding has pushed may show something else now.
  func refresh(_ view: PushedView) {
    for entry in entries where entry.shows(view) {
      entry.isStale = true
      element?.invalidate()
    }
  }

  /// Keeps so many screens, counted from the root, and puts others on top: whatever the depth, it is the end of
  /// the stack that changes.
  private func adopt(keeping kept: Int, adding contents: [StackContent]) {
    guard kept < entries.count || !contents.isEmpty, let former = top else { return }
    let gone = pile.replace(from: kept, by: contents)
    for entry in gone { leave(entry) }
    motion.begin(from: former, gone: gone, isBack: contents.isEmpty)
  }

  /// Who has pushed what is gone is told, and what that has presented ends.
  private func leave(_ gone: StackEntry) {
    if case .view(let view)? = gone.content { graph?.afterUpdate { view.popped() } }
    if let element = gone.element { graph?.presentations.end(inside: element) }
  }

  // MARK: Drags

  func canSwipe(_ distance: CGFloat) -> Bool { distance * sign > 0 && motion.canSwipe }

  func swipe(by distance: CGFloat) { motion.swipe(by: distance) }

  func endSwipe(towards distance: CGFloat) { motion.endSwipe(towards: distance) }

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

  /// A screen is not seen any more.
  func end(_ entry: StackEntry) {
    pile.end(entry)
    destinations.drop(from: entry.id)
  }
}
