import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// A row of views along an axis of which only those near the screen have elements.
///
/// ```
///            ┌───────────────┐ ◀ start, estimated from the rows above
///   margin   │ row 37        │
///  ┌─────────┼───────────────┼──┐
///  │ visible │ row 38 … 45   │  │  the scroll view
///  └─────────┼───────────────┼──┘
///   margin   │ row 46        │
///            └───────────────┘     the rest is a number: estimated height
/// ```
struct LazyRows<Content: View, Style: RowStyle>: PrimitiveView {
  typealias Body = Never
  let axis: Axis
  let spacing: CGFloat
  let alignment: Alignment
  let content: Content
  let style: Style
  /// Lets the container know the rows, for selection by keyboard.
  var onRows: ((RowList, RowWindow) -> Void)?

  func update(_ element: Element) {
    let window = element.memory as? RowWindow ?? RowWindow(element, axis: axis, spacing: spacing)
    element.memory = window
    window.scroll = element.read(\.scrollState)
    window.scroll?.add(window)
    let isNew = element.hasNewView || window.isStale || window.rows.count == 0
    if isNew {
      let rows = window.read(content)
      window.adopt(rows)
      onRows?(rows, window)
    }
    window.update(element, style: style, refresh: isNew)
  }

  func nodes(_ element: Element) -> [Node] {
    guard let window = element.memory as? RowWindow else { return [] }
    let layout = RowsLayout(
      axis: axis, spacing: spacing, alignment: alignment, start: window.start, rest: window.rest)
    let children = zip(element.children, window.range).map { child, _ in
      child.outputs.count == 1
        ? child.outputs[0]
        : Node(
          id: element.wrapperID(for: child.id, isFirst: false),
          rule: .container(AnyLayout(VStackLayout(spacing: spacing))), children: child.outputs)
    }
    return [element.node(AnyLayout(layout), children) { $0.reportsGeometry = true }]
  }
}

/// Places rows one after the other from a known start; the rest of the length is given.
nonisolated struct RowsLayout: Layout, Equatable {
  let axis: Axis
  let spacing: CGFloat
  let alignment: Alignment
  /// Where the first row begins.
  let start: CGFloat
  /// How long the rows after the last one are together.
  let rest: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inner(proposal)) }
    var size = CGSize.zero
    let across = axis.crossing
    size[across] = proposal[across] ?? sizes.map { $0[across] }.max() ?? 0
    size[axis] =
      start + rest + sizes.reduce(0) { $0 + $1[axis] } + spacing * CGFloat(max(0, sizes.count - 1))
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inner = inner(ProposedViewSize(bounds.size))
    var place = bounds.origin[axis] + start
    for subview in subviews {
      let dimensions = subview.dimensions(in: inner)
      var point = bounds.origin
      point[axis] = place
      switch axis {
      case .vertical:
        point.x += guide(alignment.horizontal, bounds.width) - dimensions[alignment.horizontal]
      case .horizontal:
        point.y += guide(alignment.vertical, bounds.height) - dimensions[alignment.vertical]
      }
      subview.place(at: point, proposal: inner)
      place += (axis == .vertical ? dimensions.height : dimensions.width) + spacing
    }
  }

  private func guide(_ alignment: HorizontalAlignment, _ width: CGFloat) -> CGFloat {
    ViewDimensions(CGSize(width: width, height: 0))[alignment]
  }

  private func guide(_ alignment: VerticalAlignment, _ height: CGFloat) -> CGFloat {
    ViewDimensions(CGSize(width: 0, height: height))[alignment]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    switch axis {
    case .vertical: inner.height = nil
    case .horizontal: inner.width = nil
    }
    return inner
  }
}
