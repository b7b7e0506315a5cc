package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// A window onto content that may be larger than it.
///
/// Scrolling moves the content's layers: nothing is laid out and nothing is drawn for it.
public struct ScrollView<Content: View>: PrimitiveView {
  public typealias Body = Never
  let axes: Axis.Set
  let showsIndicators: Bool
  /// Whether content that takes whatever length it is offered gets the viewport's.
  private let fitsGreedy: Bool
  let content: Content

  /// Makes a window onto `content` that scrolls along `axes`, with thumbs if `showsIndicators`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
    fitsGreedy = false
  }

  /// Makes a window onto `content` that scrolls where it is longer; what takes any length, as what scrolls by
  /// itself does, is as long as the window.
  package init(whereTaller axes: Axis.Set, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
    showsIndicators = true
    fitsGreedy = true
  }

  package func update(_ element: Element) {
    let state = element.graph.scrolling.state(element.id, axes: axes)
    var environment = element.readEverything()
    let link = environment.scrollPosition
    let margins = environment.scrollContentMargins.adding(safeInsets(element), at: .all)
    let indicators = showsIndicators ? axes.intersection(environment.visibleIndicators) : []
    let thumbMargins = environment.scrollIndicatorMargins
    let targets = ScrollTargets(of: element, in: environment)
    var traits = ScrollTraits(taking: &environment, axes: axes)
    traits.margins = margins
    traits.thumbMargins = thumbMargins
    traits.targets = targets
    traits.bouncingAxes = environment.bouncingAxes
    if targets != nil { environment.scrollTargetBehavior = nil }
    if !environment.isScrollClipped { environment.isScrollClipped = true }
    if environment.containerMargins != margins { environment.containerMargins = margins }
    state.setTraits(traits)
    environment.scrollState = state
    let stack: Axis = axes == .horizontal ? .horizontal : .vertical
    environment.stackOrientation = stack
    environment.safeAreas.edges.subtract(edges)
    element.setChild(
      0, to: ScrollContent(axis: stack, margins: margins, content: content),
      environment: environment)
    element.setChild(
      1, to: Indicators(axes: indicators, margins: thumbMargins, state: state))
    element.setChild(2, to: ScrollPositionWatch(link: link))
    element.setChild(3, to: ScrollFocusRing(state: state))
    element.graph.handlers[element.id] = state.focusHandlers
  }

  package func nodes(_ element: Element) -> [Node] {
    let alignment = element.environment.scrollAnchors[.alignment] ?? .zero
    let viewport = element.node(
      AnyLayout(ViewportLayout(axes: axes, alignment: alignment, fitsGreedy: fitsGreedy)),
      element.children[0].outputs
    ) { traits in
      traits.scrollAxes = axes
      traits.showsBeyond = !element.environment.isScrollClipped
      traits.interaction = [.hits, .solid]
      var semantics = Semantics(role: .scrollArea)
      semantics.actions = [.scroll]
      traits.semantics = semantics
    }
    let around = Node(
      id: element.wrapperID(for: element.id, isFirst: false),
      rule: .container(AnyLayout(DecorationLayout(.overlay))),
      children: [viewport] + element.children[1].outputs + element.children[3].outputs)
    if element.environment.safeAreas.isEmpty { return [around] }
    let layout = AnyLayout(OutsetLayout(safeInsets(element), areInside: true))
    return [around.wrapped(id: slotID(element), layout: layout) { $0.reportsGeometry = true }]
  }

  /// The edges beyond which content can be scrolled.
  private var edges: Edge.Set {
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    return edges
  }

  /// How far it goes on under the enclosing bars: its content keeps that much free.
  private func safeInsets(_ element: Element) -> EdgeInsets {
    if element.environment.safeAreas.isEmpty { return EdgeInsets() }
    let reading = element.graph.geometry.reading(of: slotID(element), in: element)
    reading.ignoresSize = true
    reading.onChange = { [weak element] _ in element?.invalidate() }
    return EdgeInsets().adding(reading.safeAreaInsets().directed(reading.direction), at: edges)
  }

  /// The node whose place is the scroll view's in the layout, where it goes on beyond that.
  private func slotID(_ element: Element) -> Node.ID {
    let around = element.wrapperID(for: element.id, isFirst: false)
    return element.wrapperID(for: around, isFirst: false)
  }
}

/// The thumbs of a scroll view.
private struct Indicators: View {
  let axes: Axis.Set
  let margins: EdgeInsets
  let state: ScrollState

  private var insets: EdgeInsets {
    let margin = ScrollIndicator.margin
    return EdgeInsets(
      top: margins.top + margin, leading: margins.leading + margin,
      bottom: margins.bottom + margin, trailing: margins.trailing + margin)
  }

  var body: some View {
    if axes.contains(.vertical) {
      ScrollIndicator(axis: .vertical, state: state).padding(insets)
    }
    if axes.contains(.horizontal) {
      ScrollIndicator(axis: .horizontal, state: state).padding(insets)
    }
  }
}

/// What a scroll view scrolls: its views in a row.
private struct ScrollContent<Content: View>: PrimitiveView {
  let axis: Axis
  let margins: EdgeInsets
  let content: Content

  func update(_ element: Element) {
    switch axis {
    case .vertical: element.setChild(0, to: VStack { content }.padding(margins))
    case .horizontal: element.setChild(0, to: HStack { content }.padding(margins))
    }
  }
}

/// Takes what is offered and lets the content be as long as it likes along the scrolled axes.
nonisolated struct ViewportLayout: PlainLayout, Equatable {
  let axes: Axis.Set
  /// Where content lies that is smaller than the viewport.
  var alignment = UnitPoint.zero
  /// Whether what takes any length is offered the viewport's.
  var fitsGreedy = false
  /// What takes so much takes all.
  private static let endless: CGFloat = 100_000

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    var size = proposal.replacingUnspecifiedDimensions(by: content)
    if !axes.contains(.horizontal) { size.width = content.width }
    if !axes.contains(.vertical) { size.height = content.height }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let inner = inner(ProposedViewSize(bounds.size), for: subview)
      let size = subview.sizeThatFits(inner)
      var place = bounds.origin
      for axis in Axis.allCases {
        place[axis] += alignment[axis] * max(0, bounds.size[axis] - size[axis])
      }
      // Offsets count from the left: what is wider begins there, and is mirrored to there.
      if subviews.layoutDirection == .rightToLeft { place.x += min(0, bounds.width - size.width) }
      subview.place(at: place, proposal: inner)
    }
  }

  /// What scrolls by does not say how far away other views stay.
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  /// What is offered to the content in a viewport.
  private func inner(_ viewport: ProposedViewSize, for subview: LayoutSubview) -> ProposedViewSize {
    guard fitsGreedy else { return inner(viewport) }
    var endless = inner(viewport)
    if axes.contains(.horizontal) { endless.width = Self.endless }
    if axes.contains(.vertical) { endless.height = Self.endless }
    let size = subview.sizeThatFits(endless)
    let isGreedy = size.width >= Self.endless || size.height >= Self.endless
    return isGreedy ? viewport : inner(viewport)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension EnvironmentValues {
  /// The nearest scroll view.
  package var scrollState: ScrollState? {
    get { self[ScrollStateKey.self] }
    set {
      self[ScrollStateKey.self] = newValue
      scrollMovement = newValue?.movement
    }
  }
}

private struct ScrollStateKey: EnvironmentKey { static let defaultValue: ScrollState? = nil }
