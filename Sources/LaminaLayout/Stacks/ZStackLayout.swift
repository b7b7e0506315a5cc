public import LaminaGeometry

/// A layout that puts its subviews upon each other, the last one on top.
///
/// Every subview is proposed what the stack is. The stack is as large as the subviews of the highest
/// layout priority together, lined up at their guides.
public struct ZStackLayout: Layout, Equatable {
  /// The guides at which the subviews meet.
  public var alignment: Alignment

  /// Makes a layout that lines up all subviews by `alignment`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public static var layoutProperties: LayoutProperties { .mergingGuides }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let box = box(proposal, subviews)
    return CGSize(width: box.width, height: box.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let box = box(proposal, subviews)
    let meeting = CGPoint(x: bounds.minX - box.minX, y: bounds.minY - box.minY)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: meeting.x - dimensions[alignment.horizontal],
          y: meeting.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The rectangle around the subviews, seen from the point where their guides meet.
  private func box(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    let highest = subviews.map(\.priority).max() ?? 0
    let leading = subviews.filter { $0.priority == highest }
    let dimensions = leading.map { $0.dimensions(in: proposal) }
    let x = span(dimensions.map { ($0.width, $0[alignment.horizontal]) })
    let y = span(dimensions.map { ($0.height, $0[alignment.vertical]) })
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func span(
    _ pieces: [(length: CGFloat, guide: CGFloat)]
  ) -> (start: CGFloat, length: CGFloat) {
    guard pieces.allSatisfy(\.length.isFinite) else { return (0, .infinity) }
    let start = pieces.map { -$0.guide }.min() ?? 0
    let end = pieces.map { $0.length - $0.guide }.max() ?? 0
    return (start, end - start)
  }
}
