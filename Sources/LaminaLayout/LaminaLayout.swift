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
/// Right to left: algorithms speak of leading and trailing only; `x` grows from the leading side,
/// and the finished frames are mirrored once, in `arrange`.
