import LaminaDisplay
import LaminaRoutes

/// A view that presents something while a binding says so.
///
/// What is presented is a child of this element, with its environment and state of its own; its nodes go
/// through a portal to the window's `PresentationHost`, and stay there until they have left.
struct PresentingView<Content: View, Presented: View>: RememberingView, WrappingView,
  PreferenceView
{
  let content: Content
  let style: PresentationStyle
  var place: PopoverPlace?
  /// What is to be presented: nil for nothing, another value for another thing.
  let identity: () -> AnyHashable?
  /// Says that it is to end.
  let close: () -> Void
  /// Called when it has ended.
  let ended: (() -> Void)?
  let presented: () -> Presented?

  func makeMemory(for element: Element) -> Presenter<Presented> { Presenter(element) }

  func update(_ element: Element) {
    let presenter = memory(of: element)
    // What is leaving keeps its environment, and is not handed that of the view below.
    if presenter.hasContents { _ = element.readEverything() }
    element.setChild(0, to: content)
    presenter.close = close
    let wanted = element.tracked(identity)
    if element.isFirstEvaluation, element.presence != nil {
      // A row that is made ahead presents nothing yet, nor does a screen that is covered.
      element.whenShown(
        appear: { [weak element] in
          element?.invalidate()
          element?.graph.presentations.askWaiting()
        }, disappear: {})
    }
    presenter.follow(wanted, as: style, at: place)
    presenter.hear(ended)
    guard presenter.item?.isShown == true, let view = element.tracked(presented) else { return }
    presenter.show(view, in: environment(element, presenter))
  }

  /// What is handed down, without what belongs to the place of the presenting view.
  private func environment(
    _ element: Element, _ presenter: Presenter<Presented>
  ) -> EnvironmentValues {
    var environment = element.readEverything()
    guard let item = presenter.item else { return environment }
    item.look = environment.wholeLook
    environment.outsideBar?.restore(&environment)
    environment.safeAreas = SafeAreas()
    environment.itemMenu = nil
    environment.keyboardShortcut = nil
    environment.dialogButtons = nil
    environment.rowContext = nil
    environment.leaveForm()
    environment.tabBarClaims = nil
    environment.listsAreSidebars = false
    environment.editorCorner = style.editorCorner
    environment.dropScrollObservers()
    environment.presentedItem = item
    environment.dismiss = DismissAction { [weak item] in item?.close() }
    environment.isPresented = true
    return environment
  }

  func nodes(_ element: Element) -> [Node] {
    memory(of: element).send()
    return element.children[0].shownOutputs
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    element.children[0].preferences
  }
}

/// What a presenting view keeps: the thing that it presents, and those that are still leaving.
@MainActor
final class Presenter<Presented: View> {
  /// What is presented, or waits for it.
  private(set) var item: PresentedItem?
  fileprivate var close: () -> Void = {}
  private var contents: [(item: PresentedItem, root: ViewElement<PresentedRoot<Presented>>)] = []
  private weak var element: Element?
  /// That of the contents: they stay in use when the presenting view is covered, or in another tab.
  private let presence = Presence(in: nil)

  init(_ element: Element) {
    self.element = element
    presence.set(true)
    element.onUnmount { [weak self, weak graph = element.graph, outer = element.presence] in
      guard let graph, let item = self?.item else { return }
      outer?.release()
      graph.presentations.end(item)
    }
  }

  /// Presents what is wanted now, and ends what is not; what is out of sight begins nothing.
  fileprivate func follow(
    _ wanted: AnyHashable?, as style: PresentationStyle, at place: PopoverPlace?
  ) {
    guard wanted != item?.identity, let element else { return }
    let presentations = element.graph.presentations
    let old = item
    item = nil
    if let old {
      element.presence?.release()
      presentations.end(old)
    }
    guard let wanted, element.isShown || old != nil, !isLeaving(element) else { return }
    // Who presents is evaluated, so that it can end what it presents.
    element.presence?.hold()
    let next = PresentedItem(
      style, identity: wanted, by: element, in: element.read(\.presentedItem), at: place)
    next.closing = { [weak self, weak next] in self.flatMap { $0.closing(next) } }
    next.onGone = { [weak self, weak next, weak graph = element.graph] in
      guard let next else { return }
      self?.drop(next)
      if let ended = next.ended { graph?.afterUpdate { ended() } }
    }
    item = next
    presentations.ask(next)
  }

  /// Has what is presented, and what is leaving, tell the author that it is gone.
  fileprivate func hear(_ ended: (() -> Void)?) {
    item?.ended = ended
    for content in contents { content.item.ended = ended }
  }

  /// What ends an item for the author, unless another one is presented by then.
  private func closing(_ item: PresentedItem?) -> (() -> Void)? {
    guard self.item === item else { return nil }
    return { [weak self, close] in if self == nil || self?.item === item { close() } }
  }

  /// Whether the screen of the presenting view is on its way off a stack.
  private func isLeaving(_ element: Element) -> Bool {
    element.read(\.screenPlace)?.isLeaving == true
  }

  /// Brings the content in line with a view.
  fileprivate func show(_ view: Presented, in environment: EnvironmentValues) {
    guard let element, let item else { return }
    let root = PresentedRoot(content: view)
    if let known = contents.first(where: { $0.item === item }) {
      return known.root.update(to: root, environment: environment)
    }
    element.childPresence = presence
    let made = element.make(root, environment)
    element.childPresence = nil
    guard let made = made as? ViewElement<PresentedRoot<Presented>> else { return }
    contents.append((item, made))
    arrange(element)
  }

  /// Sends the nodes to where they are shown.
  fileprivate func send() {
    for (item, root) in contents {
      item.portal.send(root.shownOutputs, in: root.environment.layoutDirection)
    }
  }

  /// Whether something is presented, or leaving.
  fileprivate var hasContents: Bool { !contents.isEmpty }

  /// Takes down what is not seen any more.
  private func drop(_ item: PresentedItem) {
    guard let element, element.isMounted else { return }
    contents.removeAll { $0.item === item }
    arrange(element)
  }

  private func arrange(_ element: Element) {
    element.setChildren([element.children[0]] + contents.map(\.root))
  }
}

/// The root of what is presented: its views as one.
struct PresentedRoot<Content: View>: View {
  let content: Content
  var body: some View { ScreenFrame(VStack { content }, namesWindow: false) }
}
