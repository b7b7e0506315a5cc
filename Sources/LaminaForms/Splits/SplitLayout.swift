import LaminaGeometry
import LaminaLayout

/// Places panes one after the other, and lines between them.
nonisolated struct SplitLayout: Layout, Equatable {
  /// How broad a line is that is dragged.
  static let line: CGFloat = 9
  let axis: Axis
  /// How long panes were dragged, by number; nil for as long as one likes to be.
  let wanted: [CGFloat?]
  let table: SplitTable

  private func count(_ subviews: Subviews) -> Int { (subviews.count + 1) / 2 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = subviews.prefix(count(subviews))
    let across = axis.crossing
    let ideal = panes.map { $0.sizeThatFits(.unspecified) }
    var size = CGSize.zero
    size[axis] = proposal[axis] ?? ideal.map { $0[axis] }.reduce(CGFloat(panes.count - 1), +)
    size[across] = proposal[across] ?? ideal.map { $0[across] }.max() ?? 0
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let count = count(subviews)
    let (lengths, least) = lengths(subviews.prefix(count), in: bounds.size)
    table.set(lengths, least: least)
    var place = bounds.origin
    for (number, length) in lengths.enumerated() {
      var size = bounds.size
      size[axis] = length
      subviews[number].place(at: place, proposal: ProposedViewSize(size))
      place[axis] += length
      guard count + number < subviews.count else { break }
      var origin = place
      origin[axis] -= (Self.line - 1) / 2
      size[axis] = Self.line
      subviews[count + number].place(at: origin, proposal: ProposedViewSize(size))
      place[axis] += 1
    }
  }

  /// How long the panes are, and the least that they may be.
  private func lengths(
    _ panes: Subviews.SubSequence, in size: CGSize
  ) -> (lengths: [CGFloat], least: [CGFloat]) {
    var none = ProposedViewSize(size)
    none[axis] = 0
    var free = ProposedViewSize(size)
    free[axis] = nil
    let least = panes.map { $0.sizeThatFits(none)[axis] }
    let room = max(0, size[axis] - CGFloat(max(0, panes.count - 1)))
    var lengths = panes.enumerated().map { number, pane in
      let dragged = number < wanted.count ? wanted[number] : nil
      return max(least[number], dragged ?? pane.sizeThatFits(free)[axis])
    }
    var rest = room - lengths.reduce(0, +)
    // The last takes what is left; what is missing is taken from the last on, as far as they can be shorter.
    if rest > 0, let last = lengths.indices.last { lengths[last] += rest }
    for number in lengths.indices.reversed() where rest < 0 {
      let cut = min(-rest, lengths[number] - least[number])
      lengths[number] -= cut
      rest += cut
    }
    return (lengths, least)
  }
}
