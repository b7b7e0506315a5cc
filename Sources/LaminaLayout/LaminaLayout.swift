/// Layout: SwiftUI's algorithms as values over proxies; nothing here draws or knows a window.
///
/// ```
///               proposal                       proposal
///  LayoutItem ◀────────── LayoutSubview ◀────────── Layout (HStackLayout, FrameLayout, ...)
///  a node, a  ──────────▶               ──────────▶    │ arrange
///  sprite ...    size                      size        ▼
///                                         [LayoutPlacement?]: one local frame for each item
/// ```
///
/// Measuring goes down as proposals and comes back as sizes; arranging yields frames as values, in
/// the container's own coordinates. Whatever can answer "how large are you for this proposal"
/// stands behind a `LayoutItem` and is laid out by every algorithm of this room.
///
/// ```swift
/// let label = LayoutLeaf { _ in CGSize(width: 40, height: 20) }
/// let colour = LayoutLeaf { $0.replacingUnspecifiedDimensions() }
/// let row = LayoutContainer(AnyLayout(HStackLayout(spacing: 10)), [label, colour])
/// let proposal = ProposedViewSize(width: 100, height: 50)
/// row.sizeThatFits(proposal)                     // (100, 50)
/// let frames = row.placements(for: proposal).compactMap { $0?.frame }
/// print(frames)                                  // (0, 15, 40, 20), (50, 0, 50, 50)
/// ```
///
/// What can be laid out is a value as well: a `LayoutElement` takes a rectangle, gives its parts theirs,
/// and names the leaves that it holds. `Arranged` puts elements under any algorithm, the panes compose
/// them (`DecoratingLayout`, `CascadingLayout`, `MultiPaneLayout`, ...), and `ElementLayout` makes a
/// `Layout` of views out of any composition. Leaves are sprites, drawings, subviews, or in a test:
///
/// ```swift
/// struct Leaf: LayoutElement {
///   var frame = CGRect.zero
///   func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }
///   mutating func layout(in rect: CGRect) { frame = rect }
///   var contents: [Leaf] { [self] }
/// }
/// var dream = MultiPaneLayout(content: Leaf(), accessories: [Leaf()])
/// dream.layout(in: CGRect(x: 30, y: 10, width: 90, height: 40))
/// print(dream.contents.map(\.frame))             // (30, 15, 25, 30), (65, 15, 50, 30)
/// ```
///
/// Right to left: algorithms speak of leading and trailing only; `x` grows from the leading side,
/// and the finished frames are mirrored once, in `arrange`.
