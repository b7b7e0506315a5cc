import LaminaGeometry
import LaminaLayout

/// What surrounds an element.
struct FixtureContext {
  var direction: LayoutDirection
  var orientation: Axis?

  /// The context of the children of `element`.
  func inside(_ element: String) -> FixtureContext {
    var inner = self
    switch element {
    case "hstack": inner.orientation = .horizontal
    case "vstack": inner.orientation = .vertical
    default: inner.orientation = nil
    }
    return inner
  }

  /// The same, read in `direction`.
  func turned(to direction: LayoutDirection) -> FixtureContext {
    var turned = self
    turned.direction = direction
    return turned
  }
}

/// The elements of fixtures.
///
/// ```
/// hstack vstack zstack         alignment= spacing=
/// overlay background           alignment=      the decorated element first, last in a background
/// viewthatfits                 axes=
/// grid                         alignment= horizontalSpacing= verticalSpacing=
/// gridrow                      alignment=      its children are cells of the grid around it
/// geometry                     takes all, contents in the corner
/// stairs                       a layout of the tests' own
/// shape                        takes all, 10x10 ideally
/// box                          width= height=  fixed
///                              top= leading= bottom= trailing=   the distances that it prefers
/// text                         chars=          10x20 each, wraps at the width; baselines 15 below
///                                              the top of the first and the last line
/// spacer                       minLength=
/// divider
/// bad                          size=           answers whatever `size` says, nan included
/// ```
enum FixtureElement {
  static func node(
    _ call: FixtureCall, _ children: [FixtureNode], _ context: FixtureContext
  ) throws -> FixtureNode {
    let name = call.take("id")?.text
    let directions = try directions(call, context.direction)
    let children = call.name == "grid" ? FixtureGrid.cells(children) : children
    let item = try item(call, children.map(\.cell), context.turned(to: directions[0]))
    var node = FixtureNode(name: name, item: item, children: children)
    if call.name == "gridrow" { node.values = try FixtureGrid.row(call) }
    try call.finish()
    let steps = zip(call.modifiers, zip(directions, directions.dropFirst()))
    return try steps.reduce(node) { node, step in
      try FixtureModifier.apply(
        step.0, to: node, context.turned(to: step.1.0), outside: step.1.1)
    }
  }

  /// The direction of the element and of each of its modifiers, and that of what is around them: a
  /// `direction` modifier is in force for everything before it.
  private static func directions(
    _ call: FixtureCall, _ outside: LayoutDirection
  ) throws -> [LayoutDirection] {
    var directions = [outside]
    for modifier in call.modifiers.reversed() {
      let turned = modifier.name == "direction" ? try modifier.peek()?.direction() : nil
      directions.append(turned ?? directions[directions.count - 1])
    }
    return directions.reversed()
  }

  /// The direction inside of `call`.
  static func direction(inside call: FixtureCall, _ outside: LayoutDirection) throws
    -> LayoutDirection
  { try directions(call, outside)[0] }

  private static func item(
    _ call: FixtureCall, _ children: [any LayoutItem], _ context: FixtureContext
  ) throws -> any LayoutItem {
    switch call.name {
    case "shape", "box", "text", "bad": return try leaf(call)
    default:
      return LayoutContainer(
        try layout(call, context), children, layoutDirection: context.direction)
    }
  }

  private static func layout(_ call: FixtureCall, _ context: FixtureContext) throws -> AnyLayout {
    switch call.name {
    case "hstack":
      let alignment = try call.take("alignment")?.vertical() ?? .center
      return AnyLayout(HStackLayout(alignment: alignment, spacing: try call.number("spacing")))
    case "vstack":
      let alignment = try call.take("alignment")?.horizontal() ?? .center
      return AnyLayout(VStackLayout(alignment: alignment, spacing: try call.number("spacing")))
    case "zstack":
      return AnyLayout(ZStackLayout(alignment: try alignment(call)))
    case "overlay":
      return AnyLayout(DecorationLayout(.overlay, alignment: try alignment(call)))
    case "background":
      return AnyLayout(DecorationLayout(.background, alignment: try alignment(call)))
    case "viewthatfits":
      return AnyLayout(ViewThatFitsLayout(in: try call.take("axes")?.axes() ?? .both))
    case "geometry": return AnyLayout(GeometryReaderLayout())
    case "grid": return AnyLayout(try FixtureGrid.layout(call))
    case "gridrow": return AnyLayout(ZStackLayout())
    case "stairs": return AnyLayout(StairsLayout())
    case "spacer":
      let least = try call.number("minLength")
      return AnyLayout(SpacerLayout(orientation: context.orientation, minLength: least))
    case "divider": return AnyLayout(DividerLayout(orientation: context.orientation))
    default: throw FixtureValue.Problem("there is no element '\(call.name)'")
    }
  }

  static func alignment(_ call: FixtureCall) throws -> Alignment {
    try call.take("alignment")?.alignment() ?? .center
  }

  private static func leaf(_ call: FixtureCall) throws -> LayoutLeaf {
    switch call.name {
    case "box":
      let size = CGSize(
        width: try call.number("width") ?? 50, height: try call.number("height") ?? 50)
      let spacing = try spacing(call)
      return LayoutLeaf(spacing: spacing, guides: []) { _ in ViewDimensions(size) }
    case "text": return .text(characters: Int(try call.number("chars") ?? 1))
    case "bad":
      let size = try call.take("size")?.size().replacingUnspecifiedDimensions() ?? .zero
      return LayoutLeaf { _ in size }
    default: return LayoutLeaf { $0.replacingUnspecifiedDimensions() }
    }
  }

  private static func spacing(_ call: FixtureCall) throws -> ViewSpacing {
    let edges: [(String, Edge.Set)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    return try edges.reduce(into: ViewSpacing()) { spacing, edge in
      guard let length = try call.number(edge.0) else { return }
      spacing.set(length, edge.1)
    }
  }
}

extension Axis.Set {
  fileprivate static let both: Axis.Set = [.horizontal, .vertical]
}

extension LayoutLeaf {
  /// Characters of 10x20, at least one on a line, with baselines 15 below the top of a line.
  static func text(characters count: Int, priority: Double = 0) -> LayoutLeaf {
    LayoutLeaf(priority: priority, guides: ViewDimensions.textGuides) { proposal in
      let room = min(proposal.width ?? .infinity, CGFloat(count) * 10)
      let perLine = max(1, Int((room / 10).rounded(.down)))
      let lines = (count + perLine - 1) / perLine
      let size = CGSize(width: min(count, perLine) * 10, height: lines * 20)
      return ViewDimensions(
        size, firstTextBaseline: 15, lastTextBaseline: CGFloat(lines - 1) * 20 + 15)
    }
  }
}

/// Subviews at their ideal sizes, each below and after the one before; sizes are kept in the cache.
struct StairsLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
