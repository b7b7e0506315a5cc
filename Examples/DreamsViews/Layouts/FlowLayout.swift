package import Lamina

/// Views side by side at their own sizes, in as many lines as they need.
package nonisolated struct FlowLayout: Layout {
  /// Between the views of a line, and between the lines.
  let spacing: CGFloat

  package init(spacing: CGFloat = 8) { self.spacing = spacing }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    var x = CGFloat.zero
    var y = CGFloat.zero
    var height = CGFloat.zero
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.01 {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      defer {
        x += size.width + spacing
        height = max(height, size.height)
      }
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}
