package import LaminaDisplay
package import LaminaInput
import LaminaRoutes

/// What is presented in a window: who is shown, above whom, and who waits.
///
/// ```
///  ask ──from the top──▶ shown ──end, dismiss()──▶ leaving ──transition──▶ gone
///   └────from below────▶ waiting ──what covers is gone──▶ asked again
/// ```
package final class Presentations: NavigationInput {
  private unowned let graph: ViewGraph
  /// From below: each is presented from inside of the one before, the first from the window's views.
  private(set) var shown: [PresentedItem] = []
  private var waiting: [PresentedItem] = []
  /// What has ended since the host was told how it goes.
  private var departing: [PresentedItem] = []
  /// What has come in the frame under work, whose views have not said yet where the focus is to be.
  private var arrived: [PresentedItem] = []
  /// Shows all of them.
  weak var host: Element?

  package init(graph: ViewGraph) { self.graph = graph }

  package var keptCounts: [String: Int] {
    ["presented": shown.count, "presentations waiting": waiting.count]
  }

  // MARK: Coming

  /// Shows an item, or keeps it until what covers its level is gone; what is leaving presents nothing.
  func ask(_ item: PresentedItem) {
    guard item.outer.map(\.isShown) ?? true else { return }
    guard item.outer === shown.last else { return waiting.append(item) }
    item.begin(movement: movement, focus: graph.focus)
    shown.append(item)
    graph.closeMenu()
    graph.afterUpdate { [weak self, weak item] in
      guard let self, let item else { return }
      arrived.append(item)
      graph.announce { [weak self, weak item] in item.flatMap { self?.words(of: $0) } }
    }
    changed()
  }

  /// How what comes or goes by the change under work moves; nil for as usual.
  private var movement: ScreenMovement? {
    Transaction.current.screenMovement ?? graph.transaction.screenMovement
  }

  /// The actions of all that came in this frame have run.
  package func didShow(afterLayout: Bool) {
    for item in arrived { focusFirst(of: item) }
    arrived = []
  }

  /// Gives the focus to the first field of what has come, unless its own views have said otherwise.
  private func focusFirst(of item: PresentedItem) {
    guard item.isShown, !graph.focus.isAwaited, let root = graph.prepared?.root else { return }
    let inside = item.portal.nodes.compactMap { root.path(to: $0.id)?.last }
    let stops = inside.flatMap { FocusOrder(graph: graph).stops(in: $0) }
    if let focused = graph.focus.focused, stops.contains(focused) { return }
    guard let field = stops.first(where: { graph.handlers[$0]?.text != nil }) else { return }
    // Whatever opened it, what stands in the field is to be typed over.
    graph.focus.focus(field, byKeyboard: true)
  }

  /// What assistive tools say of what has come: all that a dialog says, and what anything else is called.
  private func words(of item: PresentedItem) -> String? {
    guard item === shown.last,
      let card = graph.semanticTree?.all.last(where: { $0.role == .dialog })
    else { return nil }
    let isDialog = item.style == .alert || item.style == .confirmation
    let texts = card.all.filter { $0.role == .heading || isDialog && $0.role == .text }
    let said = (isDialog ? texts : Array(texts.prefix(1))).map(\.text)
    return said.isEmpty ? nil : said.joined(separator: "\n")
  }

  // MARK: Going

  /// Ends an item, and all above it.
  func end(_ item: PresentedItem) {
    waiting.removeAll { $0 === item }
    guard let height = shown.firstIndex(where: { $0 === item }) else { return }
    let gone = Array(shown[height...])
    shown.removeSubrange(height...)
    let closings = gone.filter { $0 !== item }.map { $0.closing() }
    for item in gone.reversed() { item.end(movement: movement) }
    departing += gone
    let focus = item.formerFocus
    graph.afterUpdate { [weak self] in
      // What stood on top of it is told that it is gone, too.
      for close in closings { close?() }
      if let focus { self?.graph.focus.giveBack(to: focus.id, byKeyboard: focus.isVisible) }
    }
    askWaiting()
    changed()
  }

  /// Takes what has ended and goes in another way than it would otherwise.
  func takeDeparting() -> [PresentedItem] {
    defer { departing = [] }
    return departing.filter(\.goesItsOwnWay)
  }

  /// Ends what is presented from inside a view that is on its way out of sight.
  func end(inside element: Element) {
    for item in (shown + waiting) where item.isPresented(inside: element) { end(item) }
  }

  /// Asks again for those that wait, if what presents them is in sight.
  func askWaiting() {
    let all = waiting
    waiting = []
    for item in all where item.outer.map(\.isShown) ?? true {
      if item.isInSight { ask(item) } else { waiting.append(item) }
    }
  }

  /// Something came, went, or lets people use what is behind it.
  func changed() {
    coverWindow()
    let blocking = shown.filter { !$0.letsThrough }
    graph.undoTargets.cover(by: blocking.map(ObjectIdentifier.init)) { id, element in
      element.environment.presentedItem.map(ObjectIdentifier.init) == id
    }
    host?.invalidate()
  }

  /// Keeps what people do from the window's views while something is in front of them that does not let it through.
  func coverWindow() { graph.cover(!shown.allSatisfy(\.letsThrough)) }

  /// Those of which nothing above keeps people away.
  var inReach: ArraySlice<PresentedItem> {
    shown[(shown.lastIndex { !$0.letsThrough } ?? shown.startIndex)...]
  }

  // MARK: Keys

  package func keyDown(_ event: KeyEvent) -> Bool {
    if event.key == .leftArrow, event.modifiers == .option { return graph.navigationTargets.back() }
    guard event.modifiers.isEmpty, !event.isRepeat else { return false }
    // Wherever the focus is: also in the detail that they cover.
    if event.key == .escape, graph.navigationTargets.uncover() { return true }
    guard let top = shown.last else { return false }
    switch event.key {
    case .return where top.style == .alert || top.style == .confirmation:
      return press(top.buttons.standard)
    case .escape where top.isDismissible:
      if press(top.buttons.cancel) { return true }
      top.close()
      return true
    default: return false
    }
  }

  // MARK: Pointers

  package func goBack(over path: [Node.ID]) -> Bool { graph.navigationTargets.back(over: path) }

  package func swipe(
    _ event: ScrollEvent, over path: [Node.ID], scrollsSideways: () -> Bool
  ) -> Bool { graph.swipes.take(event, over: path, scrollsSideways: scrollsSideways) }

  private func press(_ button: Node.ID?) -> Bool {
    button.map { graph.handlers.press($0) } ?? false
  }
}

extension ViewGraph {
  var presentations: Presentations { service() }
}
