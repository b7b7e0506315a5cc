import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Tabs of which one is shown: each is made when it is first shown, and rests while it is not.
struct TabPile: RememberingView {
  typealias Body = Never
  let tabs: [Subview]
  let shown: Subview.ID?

  func makeMemory(for element: Element) -> TabEntries { TabEntries() }

  func update(_ element: Element) {
    let entries = memory(of: element)
    let environment = element.readEverything()
    entries.drop(except: Set(tabs.map(\.id)))
    for tab in tabs where tab.id == shown {
      let entry = entries.entry(tab.id, in: element)
      var inner = environment
      inner.screenPlace = entry.place
      let view = TabScreen(tab: tab, screen: entry.place.screen)
      if let known = entry.element as? ViewElement<TabScreen> {
        known.update(to: view, environment: inner)
      } else {
        element.childPresence = entry.presence
        entry.element = element.make(view, inner)
        element.childPresence = nil
      }
    }
    entries.show(shown)
    element.setChildren(tabs.compactMap { entries[$0.id]?.element })
  }

  func nodes(_ element: Element) -> [Node] {
    guard let shown, let entry = memory(of: element)[shown]?.element else { return [] }
    return [
      element.node(
        AnyLayout(FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity)), entry.shownOutputs)
    ]
  }

  /// What tabs keep that were shown.
  @MainActor final class TabEntries {
    private var entries: [Subview.ID: TabEntry] = [:]

    subscript(id: Subview.ID) -> TabEntry? { entries[id] }

    func entry(_ id: Subview.ID, in element: Element) -> TabEntry {
      if let known = entries[id] { return known }
      let made = TabEntry(in: element.presence)
      entries[id] = made
      return made
    }

    func show(_ shown: Subview.ID?) {
      for (id, entry) in entries where entry.presence.isIn != (id == shown) {
        entry.presence.set(id == shown)
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

  var body: some View {
    tab
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) { BottomBar(screen: screen) }
      .safeAreaInset(edge: .top, spacing: 0) {
        NavigationBar(screen: screen, backTitle: nil, back: {})
      }
  }
}
