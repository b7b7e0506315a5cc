import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// One item of a bar, and the way of its nodes there.
@MainActor
final class ToolbarSlot: Identifiable {
  let placement: ToolbarItemPlacement
  let options: ToolbarItemOptions
  let portal = Portal()
  /// How wide it is in the bar, as far as it was there.
  var width: CGFloat?
  /// The menu in which it is, where the bar has no room for it.
  weak var menu: MenuModel? { didSet { if menu !== oldValue { element?.invalidate() } } }
  /// Whether its bar looks as by day or by night; nil for as what is around the place where it is written.
  var scheme: ColorScheme? { didSet { if scheme != oldValue { element?.invalidate() } } }
  /// Where it is written.
  weak var element: Element?

  init(_ placement: ToolbarItemPlacement, _ options: ToolbarItemOptions) {
    (self.placement, self.options) = (placement, options)
  }
}

extension ToolbarSlot {
  /// What a person reads of it: the texts of its label; its name in a choice of items where it has none.
  var title: String {
    // Where it is a menu within the bar's menu, its items are not its name.
    let heading = portal.nodes.firstNonNil(\.heading)
    let words = heading ?? portal.nodes.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? options.id ?? "" : words
  }

  /// Whether it is something to be chosen, or read: what only keeps others apart has no place in a menu.
  var hasMeaning: Bool { !options.isGap && portal.nodes.contains(where: \.hasMeaning) }
}

extension Node {
  /// What a person would read: what it is called, or else the texts inside.
  fileprivate var words: String {
    guard traits.semantics?.isHidden != true else { return "" }
    if let label = traits.semantics?.label { return label }
    if traits.semantics?.children == .ignore { return "" }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether anything in it means something: a gap does not.
  fileprivate var hasMeaning: Bool {
    guard traits.semantics?.isHidden != true else { return false }
    return traits.semantics?.role != nil || children.contains(where: \.hasMeaning)
  }

  /// The words of the first heading in it.
  fileprivate var heading: String? {
    traits.semantics?.role == .heading ? words : children.firstNonNil(\.heading)
  }
}

extension [Node] {
  fileprivate func firstNonNil<T>(_ value: (Node) -> T?) -> T? {
    for node in self { if let found = value(node) { return found } }
    return nil
  }
}

/// What an item says beside its place and its content.
nonisolated struct ToolbarItemOptions: Equatable {
  /// Its name in a person's choice of items.
  var id: String?
  var isHiddenAtFirst = false
  /// Whether a person cannot take it away.
  var isFixed = false
  /// Whether it only keeps others apart.
  var isGap = false
}

/// An item where it is written: it is shown in the bar, or in the bar's menu.
struct ToolbarSlotView<Content: View>: RememberingView {
  typealias Body = Never
  let placement: ToolbarItemPlacement
  var options = ToolbarItemOptions()
  let content: Content

  func makeMemory(for element: Element) -> Latest<ToolbarSlot> { Latest() }

  func update(_ element: Element) {
    let slot = slot(in: element)
    slot.element = element
    var claim = Bar()
    claim.items = [slot]
    element.read(\.screenPlace)?.screen.claim(claim, by: element)
    var environment = element.readEverything()
    environment.outsideBar = OutsideBar(environment)
    if let scheme = slot.scheme { environment.colorScheme = scheme }
    environment.menu = slot.menu
    environment.lineLimit = 1
    environment.buttonStyle = AnyButtonStyle(BorderlessButtonStyle())
    environment.toggleStyle.suit(ButtonToggleStyle())
    environment.suitableLabelStyle = slot.menu == nil ? .iconOnly : .titleAndIcon
    let layout =
      slot.menu == nil
      ? AnyLayout(HStackLayout(spacing: 8))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    element.setChild(0, to: layout { content }, environment: environment)
  }

  private func slot(in element: Element) -> ToolbarSlot {
    let latest = memory(of: element)
    if let known = latest.value, known.placement == placement, known.options == options {
      return known
    }
    let made = ToolbarSlot(placement, options)
    latest.replace(with: made)
    return made
  }

  func nodes(_ element: Element) -> [Node] {
    slot(in: element).portal.send(element.childOutputs)
    return []
  }
}

/// How things look around a bar, for what an item of it presents.
struct OutsideBar: @MainActor Equatable {
  private let lineLimit: Int?
  private let buttonStyle: AnyButtonStyle
  private let toggleStyle: AnyToggleStyle
  private let labelStyle: LabelLook

  fileprivate init(_ environment: EnvironmentValues) {
    lineLimit = environment.lineLimit
    buttonStyle = environment.buttonStyle
    toggleStyle = environment.toggleStyle
    labelStyle = environment.suitableLabelStyle
  }

  /// Brings an environment from inside of the bar in line with that.
  func restore(_ environment: inout EnvironmentValues) {
    environment.lineLimit = lineLimit
    environment.buttonStyle = buttonStyle
    environment.toggleStyle = toggleStyle
    environment.suitableLabelStyle = labelStyle
    environment.outsideBar = nil
  }
}

extension EnvironmentValues {
  /// Whether a view is in a bar, where the labels of pickers have no room.
  package var isInBar: Bool { outsideBar != nil }

  /// What is around the bar in which a view is; nil outside of bars.
  var outsideBar: OutsideBar? {
    get { self[OutsideBarKey.self] }
    set { self[OutsideBarKey.self] = newValue }
  }
}

private struct OutsideBarKey: EnvironmentKey { static let defaultValue: OutsideBar? = nil }

/// A view with items for the bars of its screen, which send themselves there.
struct ToolbarView<Content: View, Side: View>: SideContent {
  let content: Content
  let side: Side

  func portal(in element: Element) -> Portal? { nil }
}
