import LaminaGeometry
import LaminaLayout

/// Radio buttons side by side, in as many lines as it takes.
///
/// ```
///  ◉ Small    ○ Medium    ○ Large
///  ○ Other
/// ```
nonisolated struct RadioLines: Layout, Equatable {
  private static let spacing: CGFloat = 16
  private static let lineSpacing: CGFloat = 6

  /// What stands side by side.
  private struct Line {
    var items: [(subview: LayoutSubview, size: CGSize)] = []
    var width: CGFloat { items.map(\.size.width).reduce(spacing * CGFloat(items.count - 1), +) }
    var height: CGFloat { items.map(\.size.height).max() ?? 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height(of: lines))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for (subview, size) in line.items {
        subview.place(
          at: CGPoint(x: x, y: y + (line.height - size.height) / 2),
          proposal: ProposedViewSize(size))
        x += size.width + Self.spacing
      }
      y += line.height + Self.lineSpacing
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat?) -> [Line] {
    let room = (width ?? .infinity) + 0.01
    return subviews.reduce(into: [Line()]) { lines, subview in
      var size = subview.sizeThatFits(.unspecified)
      if size.width > room {
        size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      let last = lines[lines.count - 1]
      if !last.items.isEmpty, last.width + Self.spacing + size.width > room { lines.append(Line()) }
      lines[lines.count - 1].items.append((subview, size))
    }
  }

  private func height(of lines: [Line]) -> CGFloat {
    lines.map(\.height).reduce(Self.lineSpacing * CGFloat(lines.count - 1), +)
  }
}
