import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// Tabs of which one is shown: each is made when it is first shown, and rests while it is not.
struct TabPile: RememberingView {
  typealias Body = Never
  let tabs: [Subview]
  let shown: Subview.ID?
  /// Chooses a tab that a swipe has led to; nil where the tabs are no pages.
  let turnTo: ((Subview) -> Void)?

  func makeMemory(for element: Element) -> TabEntries { TabEntries(element) }

  func update(_ element: Element) {
    let entries = memory(of: element)
    let environment = element.readEverything()
    environment.screenPlace?.screen.hold(entries)
    entries.shown = shown
    entries.drop(except: Set(tabs.map(\.id)))
    let pages = turnTo.map { entries.pages(of: tabs, turnTo: $0) }
    pages?.follow(shown)
    let seen = [shown, pages?.beside].compactMap(\.self)
    for tab in tabs where seen.contains(tab.id) {
      let entry = entries.entry(tab.id, in: element)
      var inner = environment
      inner.screenPlace = entry.place
      let view = TabScreen(tab: tab, screen: entry.place.screen, pages: pages)
      if let known = entry.element as? ViewElement<TabScreen> {
        known.update(to: view, environment: inner)
      } else {
        element.childPresence = entry.presence
        entry.element = element.make(view, inner)
        element.childPresence = nil
      }
    }
    entries.show(seen)
    pages?.page = shown.flatMap { entries[$0]?.element }
    element.setChildren(tabs.compactMap { entries[$0.id]?.element })
  }

  func nodes(_ element: Element) -> [Node] {
    let entries = memory(of: element)
    guard let shown, let entry = entries[shown]?.element else { return [] }
    if turnTo != nil { return pageNodes(entry, entries, element) }
    // As large as the room: what is larger stands out, and pushes no bar away.
    return [
      element.node(
        AnyLayout(
          FlexFrameLayout(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)),
        entry.shownOutputs)
    ]
  }

  private func pageNodes(
    _ shown: Element, _ entries: TabEntries, _ element: Element
  ) -> [Node] {
    let beside = entries.pages.beside.flatMap { entries[$0]?.element?.shownOutputs.first }
    let pages = [
      beside.map { ($0.changing { $0.interaction.insert(.inert) }, entries.pages.places.beside) },
      shown.shownOutputs.first.map { ($0, entries.pages.places.shown) },
    ].compactMap(\.self)
    return [
      element.node(
        AnyLayout(PileLayout(positions: pages.map(\.1))), pages.map(\.0)
      ) {
        $0.isolatesChildren = true
        $0.appearance.clip = BoundsOutline()
      }
    ]
  }

  /// What tabs keep that were shown.
  @MainActor final class TabEntries: ScreenHolder {
    let pages: PageModel
    /// The tab that is shown.
    fileprivate(set) var shown: Subview.ID?
    private(set) weak var element: Element?
    private var entries: [Subview.ID: TabEntry] = [:]

    init(_ element: Element) {
      self.element = element
      pages = PageModel(element)
    }

    var frontScreens: [ScreenModel] {
      shown.flatMap { entries[$0] }.map { [$0.place.screen] } ?? []
    }

    /// The pages, of which there are these.
    func pages(of tabs: [Subview], turnTo: @escaping (Subview) -> Void) -> PageModel {
      pages.tabs = tabs
      pages.turnTo = turnTo
      return pages
    }

    subscript(id: Subview.ID) -> TabEntry? { entries[id] }

    func entry(_ id: Subview.ID, in element: Element) -> TabEntry {
      if let known = entries[id] { return known }
      let made = TabEntry(in: element.presence)
      entries[id] = made
      return made
    }

    func show(_ seen: [Subview.ID]) {
      for (id, entry) in entries where entry.presence.isIn != seen.contains(id) {
        entry.presence.set(seen.contains(id))
      }
    }

    func drop(except kept: Set<Subview.ID>) { entries = entries.filter { kept.contains($0.key) } }
  }
}

/// What one tab keeps.
@MainActor
final class TabEntry {
  let presence: Presence
  let place: ScreenPlace
  var element: Element?

  init(in outer: Presence?) {
    presence = Presence(in: outer)
    presence.rests = true
    place = ScreenPlace(stack: nil, entry: nil, screen: ScreenModel())
  }
}

/// One tab with the bars of its own, where it is no stack.
struct TabScreen: View {
  let tab: Subview
  let screen: ScreenModel
  /// The pages of which it is one; nil where it is none.
  let pages: PageModel?

  var body: some View {
    tab
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .scrolling(screen)
      .safeAreaInset(edge: .bottom, spacing: 0) { BottomBar(screen: screen) }
      .safeAreaInset(edge: .top, spacing: 0) {
        NavigationBar(screen: screen, backTitle: nil, back: {})
      }
      // A page is turned by its empty parts, too.
      .background { if pages != nil { Color.clear.contentShape(Rectangle()) } }
      .simultaneousGesture(drag, isEnabled: pages != nil)
      .area(of: screen)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 12)
      .onChanged { pages?.drag($0.translation) }
      .onEnded { pages?.endDrag(towards: $0.predictedEndTranslation.width) }
  }
}
