import LaminaDisplay
public import LaminaGeometry

/// What binds the position of a scroll view to a value, which programs and people write in turn.
@MainActor
class ScrollPositionLink: ScrollObserver {
  private var request: ScrollRequest?
  /// How often people had taken over the scroll view when it was sent somewhere last.
  private var takeovers = 0
  /// The scroll view.
  private(set) weak var scope: Element?

  /// Goes where the value says, if a program has set it; `scope` is the scroll view.
  func follow(in scope: Element) { self.scope = scope }

  /// Sends the scroll view somewhere, gliding under an animation once it is shown.
  final func pursue(_ goal: ScrollRequest.Goal, anchor: UnitPoint?) {
    guard let scope else { return }
    let transaction = scope.graph.transaction
    let isShown = scope.graph.scrolling[scope.id]?.isShown == true
    let glides = isShown && transaction.animation != nil && !transaction.disablesAnimations
    let request = ScrollRequest(goal, in: scope, anchor: anchor, isAnimated: glides)
    self.request = request
    takeovers = scope.graph.scrolling[scope.id]?.drives.takeovers ?? 0
    scope.graph.pursue(request)
  }

  /// Whether the scroll view still is where it was sent, or on its way.
  final func isHeld(_ state: ScrollState) -> Bool {
    request.map { state.drives.request(state.mainAxis) === $0 } ?? false
  }

  /// Whether a person had it last, and took it over since it was sent somewhere, along whichever axis.
  final func isTakenOver(_ state: ScrollState) -> Bool {
    state.isHeldByPerson && state.drives.takeovers != takeovers
  }

  /// The id of what stands at an anchor of the viewport, or at its start.
  final func target(in state: ScrollState, at anchor: UnitPoint?) -> AnyHashable? {
    let axis = state.mainAxis
    let start = state.sight(from: state.offset[axis], axis)
    let reading: CGFloat = axis == .horizontal && state.traits.isReversed ? 1 : 0
    return scope?.scrollTarget(
      at: start + (anchor?[axis] ?? reading) * state.seenLength(axis), axis)
  }
}

extension ScrollState {
  /// The axis along which rows follow each other.
  fileprivate var mainAxis: Axis { scrolls(.vertical) ? .vertical : .horizontal }

  /// Whether a person had it last.
  fileprivate var isHeldByPerson: Bool { Axis.allCases.contains { drives.isHeldByPerson($0) } }
}

/// Binds the position to the id of a row.
private final class ScrollIDLink: ScrollPositionLink {
  var read: () -> AnyHashable? = { nil }
  /// Takes an id of the right type.
  var write: (AnyHashable) -> Void = { _ in }
  var anchor: UnitPoint?
  /// What binding and position agreed on last.
  private var agreed: AnyHashable?
  /// What the binding held when it was last followed or written.
  private var known: AnyHashable?

  override func follow(in scope: Element) {
    super.follow(in: scope)
    known = read()
    guard let id = known, id != agreed else { return }
    agreed = id
    // Without an anchor the row goes to the start: there it will be found again.
    pursue(.view(id), anchor: anchor ?? .topLeading)
  }

  /// Reports which row stands at the anchor after the user has scrolled.
  override func didShow(_ state: ScrollState) {
    if isHeld(state) || isAskedForMore { return }
    guard let id = target(in: state, at: anchor), id != agreed else { return }
    agreed = id
    write(id)
    known = read()
  }

  /// Whether a program has set an id that is not followed yet: what it asks for is not reported over.
  private var isAskedForMore: Bool { read().map { $0 != known } ?? false }
}

/// Binds the position to a ``ScrollPosition``.
private final class ScrollValueLink: ScrollPositionLink {
  var position = Binding.constant(ScrollPosition())
  var anchor: UnitPoint?
  /// What the binding asked for when it was last followed or written.
  private var known: ScrollPosition.Wish?

  override func follow(in scope: Element) {
    super.follow(in: scope)
    let wish = position.wrappedValue.wish
    if wish == known { return }
    known = wish
    switch wish.goal {
    case nil: break
    case .view(let id, let own):
      pursue(.view(AnyHashable(id.id)), anchor: own ?? anchor ?? .topLeading)
    case .edge(let edge): pursue(.edge(edge), anchor: nil)
    case .point(let x, let y):
      pursue(.point(x: x?.usable("scrollTo"), y: y?.usable("scrollTo")), anchor: nil)
    }
  }

  /// Reports that a person has scrolled, and to which row.
  override func didShow(_ state: ScrollState) {
    let old = position.wrappedValue
    // What a program asks for that is not followed yet is not reported over.
    guard isTakenOver(state), old.goal == nil || old.wish == known else { return }
    let next = old.scrolledByUser(to: target(in: state, at: anchor))
    if next != old { position.wrappedValue = next }
    known = position.wrappedValue.wish
  }
}

/// Links the position of the scroll view inside to a binding.
private struct ScrollPositionModifier<Content: View, Link: ScrollPositionLink>: RememberingView {
  let content: Content
  let make: () -> Link
  let adopt: (Link) -> Void

  func makeMemory(for element: Element) -> Link { make() }

  func update(_ element: Element) {
    let link = memory(of: element)
    adopt(link)
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
    element.tracked { link.follow(in: scope) }
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
  /// later is scrolled to, at once or, under an animation, gliding. After the user has scrolled, the
  /// binding holds the id of the row at `anchor`, of the first row in sight without one. Rows are those
  /// of lazy stacks and lists, and the elements of a `ForEach` in what `scrollTargetLayout()` marks. An
  /// id of another type than the binding's is not written.
  ///
  /// ```swift
  /// @State private var page: Int? = 40
  /// ScrollView { LazyVStack { ForEach(pages) { PageView($0) } }.scrollTargetLayout() }
  ///   .scrollPosition(id: $page)
  /// ```
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let anchor = anchor?.usable()
    return ScrollPositionModifier(content: self, make: ScrollIDLink.init) { link in
      link.read = { id.wrappedValue.map { AnyHashable($0) } }
      link.write = { if let value = $0.base as? ID { id.wrappedValue = value } }
      link.anchor = anchor
    }
  }

  /// Binds the position of the scroll view to a value that can be sent to a view, an edge or a point.
  ///
  /// Set under an animation it glides. After the user has scrolled, it names the row at `anchor`, of the
  /// first row in sight without one; see ``ScrollPosition``.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let anchor = anchor?.usable()
    return ScrollPositionModifier(content: self, make: ScrollValueLink.init) { link in
      link.position = position
      link.anchor = anchor
    }
  }
}
