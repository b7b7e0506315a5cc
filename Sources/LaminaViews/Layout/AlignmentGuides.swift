import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// A wrapper that sets one guide anew.
private struct GuideModifier: NodeModifier {
  let layout: AlignmentGuideLayout

  /// Functions cannot be compared; whoever gives the same one gives other surroundings to it.
  func isSame(as other: GuideModifier) -> Bool {
    ViewComparison.isSame(layout, other.layout)
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id, layout: AnyLayout(layout))
  }
}

extension View {
  /// Sets where the view's guide lies, for containers that line it up there.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("indented").alignmentGuide(.leading) { $0[.leading] - 20 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: the guide, one of your own or a standard one.
  ///   - computeValue: where it lies, from the view's leading side; it is called on any thread, as
  ///     often as layout needs it.
  /// - Returns: the view with that guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    nodes(GuideModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
  }

  /// Sets where the view's guide lies, for containers that line it up there.
  ///
  /// ```swift
  /// HStack(alignment: .top) {
  ///   Icon().alignmentGuide(.top) { $0[VerticalAlignment.center] }
  ///   Text("below the icon's middle")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: the guide, one of your own or a standard one.
  ///   - computeValue: where it lies, from the view's top; it is called on any thread, as often as
  ///     layout needs it.
  /// - Returns: the view with that guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    nodes(GuideModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
  }
}
