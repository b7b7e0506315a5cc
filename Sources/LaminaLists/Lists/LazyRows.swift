import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// Rows of views along an axis, or cells of a grid, of which only those near the screen have elements.
///
/// ```
///            ┌───────────────┐ ◀ start, estimated from the rows above
///   ahead    │ row 35, 36    │ ◀ evaluated, laid out by workers; not in the tree
///            │ row 37        │ ◀ in the tree, drawn
///  ┌─────────┼───────────────┼──┐
///  │ visible │ row 38 … 45   │  │  the scroll view
///  └─────────┼───────────────┼──┘
///            │ row 46        │
///   ahead    │ row 47, 48    │
///            └───────────────┘     the rest is a number: estimated height
/// ```
struct LazyRows<Content: View>: RememberingView {
  let axis: Axis
  let spacing: CGFloat
  let alignment: Alignment
  let content: Content
  /// What is put around each row.
  let style: (any ViewWrapping)?
  /// What tracks of a grid are made of; nil for a stack.
  var items: [GridItem]?
  /// What of sections stays in sight.
  var pinnedViews: PinnedScrollableViews = []
  /// Lets the container know the rows, for selection by keyboard.
  var onRows: ((ViewList, RowWindow) -> Void)?

  func makeMemory(for element: Element) -> RowWindow {
    RowWindow(element, axis: axis, spacing: spacing)
  }

  func update(_ element: Element) {
    let window = memory(of: element)
    if element.isFirstEvaluation {
      element.beginEntries(EntryContext(of: element, lazyViews: window.views))
    }
    if let entries = element.entries {
      if let style { style.stand(in: entries) } else { entries.unwrap() }
    }
    window.adoptSettings(settings(for: element), in: element.read(\.scrollState))
    window.update(element, content) { onRows?(window.rows, window) }
  }

  func nodes(_ element: Element) -> [Node] {
    let window = memory(of: element)
    window.refreshNodes(in: element)
    let rows = RowsLayout(
      axis: axis, spacing: spacing, alignment: alignment,
      start: window.measures.start(of: window.range.lowerBound),
      rest: window.measures.rest(from: window.range.upperBound),
      isEnd: window.range.upperBound == window.rows.count,
      pixel: window.measures.arrangement.pixel, leastBreadth: window.broadest ?? 0,
      setsGuides: window.setsGuides)
    let layout =
      items.map { AnyLayout(GridRowsLayout(rows: rows, items: $0, lines: window.shape)) }
      ?? AnyLayout(rows)
    return [window.withFloating(window.node(element, layout), in: element)]
  }

  private func settings(for element: Element) -> RowSettings {
    let arrangement = RowArrangement(
      axis: axis, spacing: spacing, items: items, alignment: alignment,
      pixel: 1 / max(element.read(\.displayScale), 1), textSize: element.read(\.textSize))
    let isSynchronous = element.read(\.displayPolicy) == .synchronous
    return RowSettings(
      arrangement: arrangement, guides: guides, pinnedViews: pinnedViews,
      isCandidate: element.read(\.isCandidate),
      reach: isSynchronous ? .seen : element.graph.rowOrders == nil ? .display : .preload)
  }

  /// What the stack asks of its rows beside their size.
  private var guides: [AlignmentKey] {
    if let items {
      let alignments = items.map { $0.alignment ?? .center } + [alignment]
      return alignments.flatMap { [$0.horizontal.key, $0.vertical.key] }
    }
    return [axis == .vertical ? alignment.horizontal.key : alignment.vertical.key]
  }
}

extension LazyRows {
  /// The rows of a lazy stack, or the cells of a lazy grid, 8 points apart where `spacing` is nil.
  init(
    axis: Axis, spacing: CGFloat?, alignment: Alignment, items: [GridItem]? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(
      axis: axis, spacing: spacing?.usable() ?? 8, alignment: alignment, content: content(),
      style: pinnedViews.isEmpty ? nil : PinnedRows(views: pinnedViews), items: items,
      pinnedViews: pinnedViews)
  }
}

/// Places rows one after the other from a known start; the rest of the length is given.
///
/// From one row to the next are whole pixels, so that a row looks the same wherever it is.
nonisolated struct RowsLayout: Layout, Equatable {
  let axis: Axis
  let spacing: CGFloat
  let alignment: Alignment
  /// Where the first row begins.
  let start: CGFloat
  /// How long the rows after the last one are together.
  let rest: CGFloat
  /// Whether the last row here is the last of all: no spacing follows.
  let isEnd: Bool
  /// One device pixel, in points.
  let pixel: CGFloat
  /// How broad the rows are at least where no breadth is offered.
  var leastBreadth: CGFloat = 0
  /// Whether guides of the rows are its own.
  var setsGuides = true

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inner(proposal)) }
    var size = CGSize.zero
    let across = axis.crossing
    size[across] = proposal[across] ?? sizes.map { $0[across] }.reduce(leastBreadth, max)
    size[axis] = start + rest
    for (index, row) in sizes.enumerated() {
      size[axis] += pitch(row[axis], isLast: isEnd && index == sizes.count - 1)
    }
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
      place += pitch(dimensions.size[axis], isLast: false)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard setsGuides else { return nil }
    return mergedGuide(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard setsGuides else { return nil }
    return mergedGuide(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func pitch(_ length: CGFloat, isLast: Bool) -> CGFloat {
    Self.pitch(length, spacing: isLast ? 0 : spacing, pixel: pixel)
  }

  /// From the start of a row to that of the next.
  static func pitch(_ length: CGFloat, spacing: CGFloat, pixel: CGFloat) -> CGFloat {
    ((length + spacing) / pixel - 1e-6).rounded(.up) * pixel
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
