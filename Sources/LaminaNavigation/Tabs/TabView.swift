import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText

/// Views of which one is shown, chosen by a bar.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Home", systemImage: "house", value: .home) { Home() }
///   Tab("Settings", systemImage: "gear", value: .settings) { Settings() }
/// }
/// ```
/// A tab that was shown keeps its state, and nothing in it is evaluated while another one is shown; one that
/// was never shown does not exist. The bar is at the bottom of a narrow window and at the top of a wide one.
/// Control with Page Up or Page Down, and arrows in the bar, go to the tab beside. A press on the tab that is
/// shown goes to the root of its stack.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabViewAppearance) private var style

  private init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Makes a tab view that shows the tab that `selection` says.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(selection, content()) }

  public var body: some View {
    Group(subviews: content) { tabs in
      TabPanes(tabs: tabs, choice: selection.map(TabChoice.init), style: style)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that shows its first tab at first.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

/// What the selection is bound to, whatever its values are.
struct TabChoice {
  /// Which of the tabs is chosen; nil for none of them.
  let chosen: (SubviewsCollection) -> Int?
  let choose: (Subview) -> Void
  /// A selection that no tab has; nil where one has it, there are no tabs, or nothing is selected.
  let stranger: (SubviewsCollection) -> String?

  init<Value: Hashable>(_ selection: Binding<Value>) {
    func tag(_ tab: Subview, _ index: Int) -> Value? {
      tab.containerValues.tag(for: Value.self) ?? index as? Value
    }
    func chosen(_ tabs: SubviewsCollection) -> Int? {
      let wanted = selection.wrappedValue
      return tabs.indices.first { tag(tabs[$0], $0) == wanted }
    }
    self.chosen = chosen
    stranger = { tabs in
      let wanted = selection.wrappedValue
      if tabs.isEmpty || chosen(tabs) != nil { return nil }
      if isNone(wanted) { return nil }
      return "\(wanted)"
    }
    choose = { tab in
      if let value = tab.containerValues.tag(for: Value.self) { selection.wrappedValue = value }
    }
  }
}

/// Reports a selection that no tab has, once the update is over.
private struct TabCheck: NodeModifier {
  let tabs: SubviewsCollection
  let choice: TabChoice?

  func prepare(_ element: Element) {
    guard let choice, choice.stranger(tabs) != nil else { return }
    element.graph.afterUpdate { [weak element] in
      guard let element, element.isMounted, let selection = choice.stranger(tabs) else { return }
      element.graph.report(.unknownTab(selection: selection, view: element.authorName))
    }
  }
  func node(around content: Node, id: Node.ID, in element: Element) -> Node { content }
  func isSame(as other: TabCheck) -> Bool { true }
}

/// The panes and the bar.
private struct TabPanes: View {
  let tabs: SubviewsCollection
  let choice: TabChoice?
  let style: TabViewAppearance
  @State private var own: Subview.ID?
  @State private var isNarrow = true
  @Environment(\.measures) private var measures
  @Environment(\.tabViewCustomization) private var customization
  @State private var home = TabHome()
  @State private var claims = TabBarClaims()

  var body: some View {
    let index = shown
    let said = claims.bar
    let showsBar = !style.isPaged && !said.isHidden(.tabBar)
    TabPile(
      tabs: Array(tabs), shown: index.map { tabs[$0].id },
      turnTo: style.isPaged ? { choose($0) } : nil
    )
    .environment(\.tabBarClaims, claims)
    .safeAreaInset(edge: .bottom, spacing: 0) { if showsBar, isAtBottom { bar(index, said) } }
    .safeAreaInset(edge: .top, spacing: 0) {
      if showsBar, !isAtBottom, !style.hasSidebar { bar(index, said) }
    }
    .safeAreaInset(edge: .leading, spacing: 0) {
      if showsBar, !isAtBottom, style.hasSidebar {
        TabSidebar(tabs: inBar, shown: index.map { tabs[$0].id }) { press($0) }
      }
    }
    .overlay(alignment: .bottom) {
      if style.isPaged, style.showsDots(for: tabs.count) {
        PageDots(count: tabs.count, shown: index ?? 0) { turn(to: tabs[$0]) }
      }
    }
    .onNarrowChange { isNarrow = $0 }
    .onKeyPress(keys: [.pageUp, .pageDown], phases: .down) { press in
      guard press.modifiers.contains(.command) else { return .ignored }
      step(press.key == .pageDown ? 1 : -1)
      return .handled
    }
    .reached(by: home)
    .nodes(TabCheck(tabs: tabs, choice: choice))
  }

  private var isAtBottom: Bool { style.isPaged || isNarrow && !style.isAbove }

  /// The tab that is shown: that of the selection, else the last one chosen, else the first.
  private var shown: Int? {
    if let choice { return choice.chosen(tabs) ?? (tabs.isEmpty ? nil : 0) }
    return tabs.indices.first { tabs[$0].id == own } ?? (tabs.isEmpty ? nil : 0)
  }

  private func choose(_ tab: Subview) {
    if let choice { choice.choose(tab) } else { own = tab.id }
  }

  private func press(_ tab: Subview) {
    if shown.map({ tabs[$0].id }) == tab.id { home.go() }
    choose(tab)
  }

  /// The tabs as the bar shows them: those that a person wants, and those for searching last.
  private var inBar: [Subview] {
    let isInSidebar = style.hasSidebar && !isAtBottom
    let tabs = tabs.filter {
      customization?.shows($0.containerValues.customizationID, inSidebar: isInSidebar) ?? true
    }
    return tabs.filter { $0.containerValues.tabRole != .search }
      + tabs.filter { $0.containerValues.tabRole == .search }
  }

  private func step(_ step: Int) {
    guard let shown, tabs.count > 1 else { return }
    let next = shown + step
    if !style.isPaged { return choose(tabs[(next + tabs.count) % tabs.count]) }
    if tabs.indices.contains(next) { turn(to: tabs[next]) }
  }

  /// Shows another page with a movement.
  private func turn(to tab: Subview) {
    withAnimation(measures.screenAnimation) { choose(tab) }
  }

  private func bar(_ shown: Int?, _ said: Bar) -> some View {
    TabBar(
      tabs: inBar, shown: shown.map { tabs[$0].id }, isAtBottom: isAtBottom, said: said,
      press: press)
  }
}

/// A small number or word on a red ground.
struct Badge: View {
  let text: Text?
  @ScaledMetric private var side = 16.0

  var body: some View {
    if let text {
      text.font(.caption2).foregroundStyle(.readable(on: .red)).lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: side.rounded(), minHeight: side.rounded())
        .background(Color.red, in: Capsule())
    }
  }
}
