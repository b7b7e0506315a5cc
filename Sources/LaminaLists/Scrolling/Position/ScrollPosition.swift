import LaminaDisplay
public import LaminaGeometry

/// What binds the position of a scroll view to an id.
final class ScrollPositionLink: ScrollObserver {
  var read: () -> AnyHashable? = { nil }
  /// Takes an id of the right type.
  var write: (AnyHashable) -> Void = { _ in }
  var anchor: UnitPoint?
  /// What binding and position agreed on last.
  private var agreed: AnyHashable?
  private var request: ScrollRequest?
  private weak var scope: Element?

  /// Scrolls to an id that the program set; `scope` is the scroll view.
  func follow(_ id: AnyHashable?, in scope: Element) {
    self.scope = scope
    guard let id, id != agreed else { return }
    agreed = id
    // Without an anchor the row goes to the start: there it will be found again.
    let request = ScrollRequest(
      id, in: scope, anchor: anchor ?? .topLeading, isAnimated: false)
    self.request = request
    scope.graph.pursue(request)
  }

  /// Reports which row stands at the anchor after the user has scrolled.
  override func didShow(_ state: ScrollState) {
    let axis: Axis = state.scrolls(.vertical) ? .vertical : .horizontal
    if let request, state.drives.request(axis) === request { return }
    let start = state.sight(from: state.offset[axis], axis)
    let place = start + (anchor?[axis] ?? 0) * state.seenLength(axis)
    guard let id = scope?.scrollTarget(at: place, axis), id != agreed else { return }
    agreed = id
    write(id)
  }
}

/// Links the position of the scroll view inside to a binding.
private struct ScrollPositionModifier<Content: View, ID: Hashable>: RememberingView {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func makeMemory(for element: Element) -> ScrollPositionLink { ScrollPositionLink() }

  func update(_ element: Element) {
    let link = memory(of: element)
    link.read = { id.wrappedValue.map { AnyHashable($0) } }
    link.write = { if let value = $0.base as? ID { id.wrappedValue = value } }
    link.anchor = anchor
    var environment = element.readEverything()
    environment.scrollPosition = link
    element.setChild(0, to: content, environment: environment)
  }
}

/// Follows what the position is bound to, apart from the scroll view.
struct ScrollPositionWatch: PrimitiveView {
  let link: ScrollPositionLink?

  func update(_ element: Element) {
    guard let link, let scope = element.parent else { return }
    link.follow(element.tracked { link.read() }, in: scope)
  }

  func nodes(_ element: Element) -> [Node] { [] }
}

extension EnvironmentValues {
  /// Of the next scroll view inside.
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
}

private struct ScrollPositionKey: EnvironmentKey {
  static let defaultValue: ScrollPositionLink? = nil
}

extension View {
  /// Binds the position of the scroll view to the id of a row.
  ///
  /// A value that is there at first is where the first frame is, without a jump; one that is set
  /// later is scrolled to at once. After the user has scrolled, the binding holds the id of the
  /// row at `anchor`, of the first row in sight without one. Rows are those of lazy stacks and
  /// lists, and the elements of a `ForEach` in what `scrollTargetLayout()` marks. An id of another
  /// type than the binding's is not written.
  ///
  /// ```swift
  /// @State private var page: Int? = 40
  /// ScrollView { LazyVStack { ForEach(pages) { PageView($0) } }.scrollTargetLayout() }
  ///   .scrollPosition(id: $page)
  /// ```
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionModifier(content: self, id: id, anchor: anchor?.usable())
  }
}
