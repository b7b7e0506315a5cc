import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// A view with a smaller safe area inside: by a bar at an edge, or by a margin.
private struct SafeAreaInsetting<Content: View, Bar: View, L: Layout & Equatable>: RememberingView,
  WrappingView
{
  let content: Content
  let bar: Bar
  let edges: Edge.Set
  let layout: L

  /// What is inset is inset as a whole.
  static var shape: ViewShape { .one }

  func makeMemory(for element: Element) -> Latest<SafeAreaRegion> { Latest() }

  func update(_ element: Element) {
    let region = region(of: element)
    var environment = element.readEverything()
    environment.safeAreas.regions.append(region)
    element.setChild(0, to: content, environment: environment)
    element.setChild(1, to: ZStack { bar })
    element.graph.readGeometry(of: element.id) { report in
      guard let slot = report.children.first else { return }
      let insets = EdgeInsets(
        top: slot.minY, leading: slot.minX, bottom: report.size.height - slot.maxY,
        trailing: report.size.width - slot.maxX)
      region.insets = EdgeInsets().adding(insets, at: region.edges)
    }
  }

  /// The region inside: another one where the bar is at another edge, so that all who ask see it.
  private func region(of element: Element) -> SafeAreaRegion {
    let edges = edges.directed(element.environment.layoutDirection)
    let latest = memory(of: element)
    if let known = latest.value, known.edges == edges { return known }
    let made = SafeAreaRegion(
      slot: element.wrapperID(for: element.id, isFirst: false), edges: edges)
    latest.replace(with: made)
    return made
  }

  func nodes(_ element: Element) -> [Node] {
    guard let content = content(of: element) else { return [] }
    let slot = content.wrapped(id: region(of: element).slot) { $0.reportsGeometry = true }
    let bars = Bar.self == EmptyView.self ? [] : element.children[1].outputs
    return [
      slot.wrapped(id: element.id, layout: AnyLayout(layout), children: [slot] + bars) {
        $0.reportsGeometry = true
      }
    ]
  }

  /// The one node inside; several stand one below the other.
  private func content(of element: Element) -> Node? {
    let outputs = element.children[0].shownOutputs
    guard outputs.count > 1 else { return outputs.first }
    let id = element.wrapperID(for: element.children[0].id, isFirst: false)
    return Node(id: id, rule: .container(AnyLayout(VStackLayout())), children: outputs)
  }
}

extension View {
  /// Shows a bar at an edge, and the view in what is left; what scrolls in the view goes on below the
  /// bar, and so do backgrounds.
  ///
  /// ```swift
  /// List(messages) { MessageRow($0) }
  ///   .safeAreaInset(edge: .bottom) { Composer().padding().background(.regularMaterial) }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: where the bar lies.
  ///   - alignment: where it lies along the edge.
  ///   - spacing: how far it is from the view; nil is 8 points.
  ///   - content: the bar, at its ideal height.
  /// - Returns: both.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetting(
      content: self, bar: content(), edges: edge == .top ? .top : .bottom,
      layout: SafeAreaInsetLayout(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing?.usable() ?? 8))
  }

  /// Shows a bar at a side, and the view in what is left; what scrolls sideways in the view goes on
  /// below the bar, and so do backgrounds.
  ///
  /// - Parameters:
  ///   - edge: where the bar lies.
  ///   - alignment: where it lies along the edge.
  ///   - spacing: how far it is from the view; nil is 8 points.
  ///   - content: the bar, at its ideal width.
  /// - Returns: both.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetting(
      content: self, bar: content(), edges: edge == .leading ? .leading : .trailing,
      layout: SafeAreaInsetLayout(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing?.usable() ?? 8))
  }

  /// Makes the safe area of the view smaller: like padding, but what scrolls and what ignores safe
  /// areas goes on to the edges.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let insets = EdgeInsets(
      top: insets.top.usableLength(), leading: insets.leading.usableLength(),
      bottom: insets.bottom.usableLength(), trailing: insets.trailing.usableLength())
    return SafeAreaInsetting(
      content: self, bar: EmptyView(), edges: .all, layout: PaddingLayout(insets))
  }

  /// Makes the safe area of the view smaller by `length`, 16 points when nil, at `edges`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.standard))
  }

  /// Makes the safe area of the view smaller by `length` at each edge.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Shows a bar at an edge, and the view in what is left, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  ///
  /// What scrolls in the view goes on below the bar, which has the ground that it brings itself.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at a side, and the view in what is left, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
