import LaminaGeometry

/// Where pages begin and end in one tall drawing.
nonisolated struct PageBreaks: Sendable {
  /// The stretches of the drawing, from top to bottom, that are shown each on a page.
  private(set) var pages: [ClosedRange<CGFloat>] = []

  /// - Parameters:
  ///   - height: that of the whole drawing.
  ///   - pageHeight: the room on a page, above zero.
  ///   - atoms: what an edge should not go through.
  init(height: CGFloat, pageHeight: CGFloat, atoms: PageAtoms) {
    let firm = Gaps(atoms.firm)
    let rows = Gaps(atoms.firm + atoms.rows)
    let (ink, content) = (Gaps(atoms.ink), Gaps(atoms.content))
    var top: CGFloat = 0
    while height - top > pageHeight + 0.01 {
      let limit = top + pageHeight
      let between = rows.last(notAfter: limit).flatMap { $0 >= top + pageHeight * 2 / 3 ? $0 : nil }
      let line = firm.last(notAfter: limit).flatMap { $0 > top + pageHeight / 8 ? $0 : nil }
      let end = between ?? line ?? limit
      pages.append(top...end)
      top = max(end, ink.next(after: end))
      guard pages.count <= PrintDocument.pageLimit else { return }
    }
    // What nothing is drawn on takes no page of its own, nor does the end of a background.
    let isBackground = height - top < pageHeight / 8 && !content.hasContent(from: top)
    if pages.isEmpty || ink.hasContent(from: top) && !isBackground {
      pages.append(top...max(top, height))
    }
  }
}

/// The free places between intervals that overlap in part.
private nonisolated struct Gaps {
  /// Joined where they overlap, from top to bottom.
  private var taken: [ClosedRange<CGFloat>] = []

  init(_ ranges: [ClosedRange<CGFloat>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // Ink of neighbouring lines may touch by a hair.
      if let last = taken.last, range.lowerBound < last.upperBound - 0.5 {
        taken[taken.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        taken.append(range)
      }
    }
  }

  /// The last place up to `limit` through which nothing goes: what stands above it ends there.
  func last(notAfter limit: CGFloat) -> CGFloat? {
    guard let index = taken.partitioningIndex(where: { $0.upperBound > limit }) else {
      return limit
    }
    if taken[index].lowerBound >= limit { return limit }
    return index > 0 ? min(limit, taken[index].lowerBound, taken[index - 1].upperBound + 4) : nil
  }

  /// Where the next thing begins, or a little above, so that pages do not begin with empty lines.
  func next(after end: CGFloat) -> CGFloat {
    guard let index = taken.partitioningIndex(where: { $0.upperBound > end }) else { return end }
    return taken[index].lowerBound <= end ? end : max(end, taken[index].lowerBound - 4)
  }

  func hasContent(from top: CGFloat) -> Bool { taken.last.map { $0.upperBound > top } ?? false }
}

extension [ClosedRange<CGFloat>] {
  /// The first for which `isBehind` holds, as for all after it.
  fileprivate nonisolated func partitioningIndex(
    where isBehind: (Element) -> Bool
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < count ? low : nil
  }
}
