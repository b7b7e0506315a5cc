import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Lines of rows beside each other: how long they are, and in which tracks rows stand.
extension RowWindow {
  /// The lines in the tree, as long as the longest row of each.
  func lengths(in report: GeometryReport) -> [(line: Int, length: CGFloat)] {
    var lengths: [(line: Int, length: CGFloat)] = []
    for (row, frame) in zip(range, report.children) {
      let (line, length) = (lines.line(of: row), frame.size[axis])
      slots[row]?.length = length
      if let last = lengths.last, last.line == line {
        lengths[lengths.count - 1].length = max(last.length, length)
      } else {
        lengths.append((line, length))
      }
    }
    return lengths
  }

  /// Another width wraps text elsewhere: what was measured is no longer true.
  /// - Returns: whether other rows stand beside each other now.
  func adopt(breadth: CGFloat) -> Bool {
    guard breadth != self.breadth else { return false }
    if items != nil { hold() }
    if self.breadth != nil { forgetLengths() }
    self.breadth = breadth
    guard items != nil else { return false }
    estimateIsStale = true
    return remakeTracks()
  }

  private func forgetLengths() {
    extents = RowExtents(count: extents.count, estimate: extents.estimate)
    for slot in slots.values { slot.length = nil }
    forgetLayouts()
  }

  /// Takes lines that are not known to be as long as those in the tree on average.
  func estimate(by lengths: [CGFloat]) {
    let sum = lengths.reduce(0, +)
    let mean = ((sum / CGFloat(lengths.count) + spacing) / pixel).rounded() * pixel
    extents = RowExtents(count: extents.count, estimate: max(1, mean))
    estimateIsStale = false
  }

  /// From the start of a line to that of the next: whole pixels, so that rows look the same wherever
  /// they are.
  func pitch(_ length: CGFloat, of line: Int) -> CGFloat {
    RowsLayout.pitch(length, spacing: line == extents.count - 1 ? 0 : spacing, pixel: pixel)
  }

  /// Takes over the length of a row that was measured elsewhere; what is in sight stays in place.
  ///
  /// A line is as long as the longest of its rows, once all are known.
  func set(_ length: CGFloat, of row: Int) {
    let line = lines.line(of: row)
    slots[row]?.length = length
    let lengths = lines.rows(of: line).map { $0 == row ? length : slots[$0]?.length }
    guard !lengths.contains(nil), let longest = lengths.compactMap(\.self).max() else { return }
    let anchors = anchors(count: 1)
    guard extents.set(pitch(longest, of: line), at: line) else { return }
    restore(anchors)
    element?.rebuild()
  }

  // MARK: Tracks

  /// How many rows stand in a line at most; nil for a stack, in which each stands alone.
  var perLine: Int? { items == nil ? nil : tracks.count }

  /// Takes over how far lines are apart, and what the tracks of a grid are made of.
  func adopt(spacing: CGFloat, items: [GridItem]?, alignment: Alignment) {
    let isGrid = items != nil
    guard spacing != self.spacing || items != self.items || isGrid && alignment != trackAlignment
    else { return }
    hold()
    (self.spacing, self.items, trackAlignment) = (spacing, items, alignment)
    if breadth != nil { forgetLengths() }
    estimateIsStale = true
    if isGrid, !remakeTracks() { restore(heldAnchors ?? []) }
  }

  /// Makes the tracks for the breadth, and when they are more or less than before other lines, in
  /// which the first row in sight stays in its place.
  /// - Returns: whether there are other lines now.
  private func remakeTracks() -> Bool {
    let before = tracks.count
    tracks = GridItem.tracks(items ?? [], in: breadth, trackAlignment, across: axis.crossing)
    guard tracks.count != before else { return false }
    lines = RowLines(rows, perLine: perLine)
    extents = RowExtents(count: lines.count, estimate: extents.estimate)
    restore(heldAnchors ?? [])
    return true
  }

  /// Where a row lies, in the coordinates of the stack: the room in its line.
  func frame(of row: Int) -> CGRect {
    let line = lines.line(of: row)
    var frame = CGRect.zero
    frame.origin[axis] = extents.start(of: line)
    frame.size[axis] = max(0, extents[line] - (line + 1 == extents.count ? 0 : spacing))
    let track = track(of: row)
    frame.origin[axis.crossing] = track?.start ?? 0
    frame.size[axis.crossing] = track?.length ?? report?.size[axis.crossing] ?? 0
    return frame
  }

  /// The track in which a row stands; nil for the whole breadth.
  func track(of row: Int) -> GridItemTrack? {
    guard let track = lines.track(of: row), tracks.indices.contains(track) else { return nil }
    return tracks[track]
  }
}
