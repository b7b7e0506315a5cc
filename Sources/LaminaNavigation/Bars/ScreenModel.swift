import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaRoutes
import Observation

/// What the views of a screen say of its bars.
@MainActor
final class ScreenModel: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var claims: [Claim] = []
  private var isSorting = false
  private var current = Bar()
  private weak var stack: StackModel?
  /// How much of its large title has given way.
  let titleScroll = TitleScroll()
  /// Whether a text field of the screen has the focus, where it has items for that.
  let typing = TypingWatch()
  /// Whether a person changes what it shows.
  private(set) lazy var editing = ScreenEditing()
  /// The view that is the screen.
  private weak var element: Element?

  /// What the bars show; reading it is tracked.
  var bar: Bar {
    registrar.access(self, keyPath: \.bar)
    return current
  }

  /// The stack in the screen whose root shows what is said here, in place of the screen's own bars: the first
  /// that came; nil where there is none.
  ///
  /// Reading it is tracked.
  var adopter: StackModel? {
    registrar.access(self, keyPath: \.adopter)
    return stack
  }

  /// The view is the screen, with its bars.
  func stand(in element: Element) {
    self.element = element
    followTyping()
  }

  /// Follows the focus only where there are items for the keyboard.
  private func followTyping() {
    guard let element, current.items.contains(where: { $0.placement.place == .keyboard }) else {
      return
    }
    typing.follow(element)
  }

  /// A stack stands in the screen, for as long as it is there.
  func adopt(by next: StackModel, in element: Element) {
    guard stack == nil else { return }
    registrar.withMutation(of: self, keyPath: \.adopter) { stack = next }
    element.onUnmount { [weak self] in self?.leave() }
  }

  private func leave() { registrar.withMutation(of: self, keyPath: \.adopter) { stack = nil } }

  // MARK: The screens inside

  private struct Holder {
    weak var value: (any ScreenHolder)?
  }

  /// What has screens of its own in this one, in the order in which they came.
  private var holders: [Holder] = []

  /// Something with screens of its own stands in this one, for as long as it is there.
  func hold(_ holder: any ScreenHolder) {
    if holders.contains(where: { $0.value === holder }) { return }
    holders.removeAll { $0.value?.element?.isMounted != true }
    holders.append(Holder(value: holder))
  }

  /// What is in front is called: the title of the innermost screen that has one.
  var frontTitle: Text? {
    let inside = holders.reversed().lazy.compactMap(\.value)
      .filter { $0.element?.isShown == true }
      .flatMap(\.frontScreens)
    return inside.compactMap(\.frontTitle).first ?? current.title
  }

  // MARK: What views say

  /// A view says something, for as long as it is there.
  func claim(_ claim: Bar, by element: Element) {
    sortLater(element.graph)
    if let index = claims.firstIndex(where: { $0.id == element.id }) {
      if claims[index].claim == claim { return }
      claims[index].claim = claim
    } else {
      claims.append(Claim(id: element.id, depth: element.depth, element: element, claim: claim))
      element.onUnmount { [weak self, id = element.id] in self?.drop(id) }
    }
    combine()
  }

  /// Brings the claims into the order of their views, once the tree stands.
  private func sortLater(_ graph: ViewGraph) {
    guard !isSorting, !claims.isEmpty else { return }
    isSorting = true
    graph.afterUpdate { [weak self] in self?.sort() }
  }

  private func sort() {
    isSorting = false
    let sorted = claims.map { ($0.path, $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    guard sorted.map(\.id) != claims.map(\.id) else { return }
    claims = sorted
    combine()
  }

  private func drop(_ id: Node.ID) {
    claims.removeAll { $0.id == id }
    combine()
  }

  /// The outermost view's word counts; items come in the order of their views.
  private func combine() {
    var next = Bar()
    for entry in claims.sorted(by: { $0.depth > $1.depth }) { next.take(entry.claim) }
    next.items = claims.flatMap(\.claim.items)
    next.title = next.title ?? next.document.map { Text(verbatim: $0.lastPathComponent) }
    guard next != current else { return }
    registrar.withMutation(of: self, keyPath: \.bar) { current = next }
    for slot in next.items { slot.scheme = next.scheme(around: slot) }
    followTyping()
  }
}

/// What has screens of its own within another one: a stack, columns, tabs.
@MainActor
protocol ScreenHolder: AnyObject {
  var element: Element? { get }
  /// The screens in front; the first that has a title names what is around.
  var frontScreens: [ScreenModel] { get }
}

/// What one view says of the bars of its screen.
@MainActor
private struct Claim {
  let id: Node.ID
  let depth: Int
  weak var element: Element?
  var claim: Bar

  /// Where its view stands in the tree: the numbers of its ancestors among their siblings, from the outermost.
  var path: [Int] {
    sequence(first: element) { $0?.parent }.compactMap { element in
      element?.parent?.children.firstIndex { $0 === element }
    }
    .reversed()
  }
}

/// A view that is a screen, with its bars.
private struct ScreenArea<Content: View>: WrappingView {
  let content: Content
  let screen: ScreenModel

  func update(_ element: Element) {
    element.setChild(0, to: content)
    screen.stand(in: element)
  }
}

extension View {
  /// Says that the view is a screen, with its bars.
  func area(of screen: ScreenModel) -> some View { ScreenArea(content: self, screen: screen) }
}

/// What one view says of the bars of its screen, or all of them together.
struct Bar: Equatable {
  var title: Text?
  var subtitle: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var hidesBack: Bool?
  /// How wide the screen's column of a split view is.
  var columnWidth: ColumnWidth?
  var visibilities: [ToolbarPlacement: Visibility] = [:]
  var items: [ToolbarSlot] = []
  /// The name under which a person's choice of items is kept; nil where there is none.
  var toolbarName: String?
  var role: ToolbarRole?
  /// What the bars are filled with.
  var fills: [ToolbarPlacement: AnyShapeStyle] = [:]
  /// Whether that is seen.
  var fillVisibilities: [ToolbarPlacement: Visibility] = [:]
  /// Whether they look as by day or by night.
  var schemes: [ToolbarPlacement: ColorScheme] = [:]
  var search: SearchModel?
  /// The file that the screen shows: its name, where the screen has no title.
  var document: URL?

  /// Takes over what a view further out says.
  mutating func take(_ outer: Bar) {
    title = outer.title ?? title
    subtitle = outer.subtitle ?? subtitle
    titleMode = outer.titleMode ?? titleMode
    hidesBack = outer.hidesBack ?? hidesBack
    columnWidth = outer.columnWidth ?? columnWidth
    visibilities.merge(outer.visibilities) { _, outer in outer }
    search = outer.search ?? search
    toolbarName = outer.toolbarName ?? toolbarName
    role = outer.role ?? role
    document = outer.document ?? document
    fills.merge(outer.fills) { _, outer in outer }
    fillVisibilities.merge(outer.fillVisibilities) { _, outer in outer }
    schemes.merge(outer.schemes) { _, outer in outer }
  }

  /// Takes over what was said of the bars outside of the stack whose root this is; its title is of another
  /// screen.
  mutating func adopt(_ outside: Bar) {
    items += outside.items
    search = search ?? outside.search
    toolbarName = toolbarName ?? outside.toolbarName
  }

  /// Whether a person can go back from the screen.
  var allowsBack: Bool { hidesBack != true }

  /// Whether the title stands below the bar's buttons.
  var hasLargeTitle: Bool { titleMode == .large }

  /// What was said of a bar, or else of whichever there are.
  func said<Value>(
    _ values: KeyPath<Bar, [ToolbarPlacement: Value]>, of placement: ToolbarPlacement
  ) -> Value? { self[keyPath: values][placement] ?? self[keyPath: values][.automatic] }

  func isHidden(_ placement: ToolbarPlacement) -> Bool {
    said(\.visibilities, of: placement) == .hidden
  }

  func items(at place: ToolbarItemPlacement.Place) -> [ToolbarSlot] {
    items.filter { $0.placement.place == place }
  }

  static func == (a: Bar, b: Bar) -> Bool {
    a.title?.plain == b.title?.plain && a.subtitle?.plain == b.subtitle?.plain
      && a.titleMode == b.titleMode && a.hidesBack == b.hidesBack && a.columnWidth == b.columnWidth
      && a.visibilities == b.visibilities && a.search === b.search
      && a.toolbarName == b.toolbarName && a.role == b.role && a.fills == b.fills
      && a.fillVisibilities == b.fillVisibilities && a.schemes == b.schemes
      && a.items.count == b.items.count && zip(a.items, b.items).allSatisfy(===)
  }
}

/// How wide a column is.
nonisolated struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
}

/// Where in navigation a view stands: its stack, and its screen.
@MainActor
final class ScreenPlace: @MainActor Equatable {
  weak var stack: StackModel?
  let screen: ScreenModel
  let entry: StackEntry?
  /// The other screen that takes what links here push: the detail of a split view.
  weak var target: (any LinkTarget)?
  /// What goes back from the screen where no stack does: to the column before it.
  var back: ColumnBack?
  /// Where the stack stands whose root this is.
  var outer: ScreenPlace?
  /// The split view of which this is a column.
  weak var split: SplitModel?

  /// Shows or hides the sidebar; nil where there is none, no room for both, or another column has the button.
  ///
  /// Reading it is tracked.
  var sidebarToggle: (() -> Void)? {
    guard let split, split.offersToggle(at: self) else { return nil }
    return { split.toggleSidebar() }
  }

  /// What going back from here is called; nil where there is nothing to go back to.
  var backTitle: String? { back?.title }

  init(stack: StackModel?, entry: StackEntry?, screen: ScreenModel) {
    self.stack = stack
    self.entry = entry
    self.screen = screen
  }

  /// Whether the screen is on its way off its stack.
  var isLeaving: Bool { stack?.pile.leaving.contains { $0 === entry } == true }

  static func == (a: ScreenPlace, b: ScreenPlace) -> Bool { a === b }
}

/// What takes what a link shows, where that is not the link's own stack.
@MainActor
protocol LinkTarget: AnyObject {
  /// The screen above which it shows them.
  var root: NavigationID? { get }
  /// Whether it shows them over the links, as a stack does; reading it is tracked.
  var isAlone: Bool { get }
  /// Shows a value.
  func show(_ value: AnyHashable)
  /// Shows a view.
  func show(_ view: PushedView)
  /// Takes over what makes the screens for values of a type.
  func register(_ destination: Destination)
}

extension EnvironmentValues {
  /// The screen in which a view is; nil outside of stacks and tabs.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }
}

private struct ScreenPlaceKey: EnvironmentKey { static let defaultValue: ScreenPlace? = nil }
