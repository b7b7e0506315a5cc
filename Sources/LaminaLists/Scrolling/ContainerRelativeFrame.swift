import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// A frame whose lengths follow the size of the nearest container.
private struct ContainerFrame: NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  private var layout = FrameLayout(width: nil, height: nil, alignment: .center)

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  mutating func prepare(_ element: Element) {
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.ignoresSize = true
    reading.followedAxes = axes
    reading.onChange = { [weak element] _ in element?.invalidate() }
    // Before there is a layout, what the latest one found is the best guess.
    let guess = element.read(\.scrollState)?.viewport ?? element.graph.shownSize
    let margins = element.read(\.containerMargins)
    var size = reading.answer(.container)?.size ?? guess
    size.width = max(0, size.width - margins.horizontal)
    size.height = max(0, size.height - margins.vertical)
    layout = element.tracked { layout(in: size) }
  }

  func isSame(as other: ContainerFrame) -> Bool { layout == other.layout }

  private func layout(in size: CGSize) -> FrameLayout {
    FrameLayout(
      width: axes.contains(.horizontal)
        ? length(size.width, .horizontal).askedLength("containerRelativeFrame") : nil,
      height: axes.contains(.vertical)
        ? length(size.height, .vertical).askedLength("containerRelativeFrame") : nil,
      alignment: alignment)
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id, layout: AnyLayout(layout)) { $0.reportsGeometry = true }
  }
}

extension EnvironmentValues {
  /// What the nearest scroll view keeps free around its content.
  var containerMargins: EdgeInsets {
    get { self[ContainerMarginsKey.self] }
    set { self[ContainerMarginsKey.self] = newValue }
  }
}

private struct ContainerMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension View {
  /// Makes the view as long as the nearest container along `axes`: what is seen of the enclosing
  /// scroll view without its margins, or the window.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   HStack(spacing: 10) {
  ///     ForEach(photos) { Photo($0).containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
  ///   }
  /// }
  /// ```
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    nodes(ContainerFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as long as `span` of `count` equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: along which.
  ///   - count: how many parts fit in sight.
  ///   - span: how many of them the view takes.
  ///   - spacing: the distance between parts.
  ///   - alignment: where the view lies if it is smaller or larger.
  /// - Returns: the framed view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(count.usableCount()), CGFloat(span.usableCount()))
    let spacing = spacing.usable()
    return nodes(
      ContainerFrame(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * (count - 1)) / count
        return max(0, part * span + spacing * (span - 1))
      })
  }

  /// Makes the view as long as `length` says of the length of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    nodes(ContainerFrame(axes: axes, alignment: alignment, length: length))
  }
}
