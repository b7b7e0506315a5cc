import LaminaGeometry
import LaminaLayout

/// Places rows of a lazy grid beside each other in its tracks, line after line.
///
/// ```
///          tracks  ┌──0──┬──1──┬──2──┐
///  line .cells(3)  │  a  │  b  │  c  │   each is offered the breadth of its track, and stands in
///  line .whole     │ ─── header ──── │   its room as the track's item says
///  line .cells(1)  │  d  │
/// ```
nonisolated struct GridRowsLayout: Layout, Equatable {
  /// What stands in one line.
  enum Line: Hashable {
    case cells(Int)
    /// One row over all tracks.
    case whole
  }

  /// How lines follow each other.
  let rows: RowsLayout
  let items: [GridItem]
  let lines: [Line]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let across = rows.axis.crossing
    let tracks = tracks(in: proposal[across])
    var size = CGSize.zero
    size[across] = proposal[across] ?? tracks.last?.end ?? 0
    size[rows.axis] = rows.start + rows.rest
    let lengths = lengths(of: subviews, tracks, breadth: size[across])
    for (line, length) in lengths.enumerated() {
      size[rows.axis] += rows.pitch(length, isLast: rows.isEnd && line == lengths.count - 1)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let axis = rows.axis
    let breadth = bounds.size[rows.axis.crossing]
    let tracks = tracks(in: breadth)
    var place = rows.start
    let lengths = lengths(of: subviews, tracks, breadth: breadth)
    for (members, length) in zip(members(subviews.count), lengths) {
      for (index, track) in members {
        let track = room(track, tracks, breadth: breadth)
        var room = CGRect(origin: bounds.origin, size: .zero)
        room.origin[axis] += place
        room.size[axis] = length
        room.origin[axis.crossing] += track.start
        room.size[axis.crossing] = track.length
        subviews[index].place(in: room, alignment: track.alignment, proposal: offer(track))
      }
      place += rows.pitch(length, isLast: false)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard rows.setsGuides else { return nil }
    return mergedGuide(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard rows.setsGuides else { return nil }
    return mergedGuide(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews of each line, with their tracks; nil for all of them.
  private func members(_ count: Int) -> [[(index: Int, track: Int?)]] {
    var next = 0
    return lines.map { line in
      let members: [(index: Int, track: Int?)]
      switch line {
      case .whole: members = [(next, nil)]
      case .cells(let count): members = (0..<count).map { (next + $0, $0) }
      }
      next += members.count
      return members.filter { $0.index < count }
    }
  }

  private func lengths(
    of subviews: Subviews, _ tracks: [GridItemTrack], breadth: CGFloat
  ) -> [CGFloat] {
    members(subviews.count).map { members in
      members.map { index, track in
        subviews[index].sizeThatFits(offer(room(track, tracks, breadth: breadth)))[rows.axis]
      }.max() ?? 0
    }
  }

  private func room(
    _ track: Int?, _ tracks: [GridItemTrack], breadth: CGFloat
  ) -> GridItemTrack {
    guard let track, let last = tracks.indices.last else {
      return GridItemTrack(start: 0, length: breadth, alignment: rows.alignment)
    }
    return tracks[min(track, last)]
  }

  private func offer(_ track: GridItemTrack) -> ProposedViewSize {
    ProposedViewSize(along: rows.axis, nil, across: track.length)
  }

  private func tracks(in breadth: CGFloat?) -> [GridItemTrack] {
    GridItem.tracks(items, in: breadth, alignment: rows.alignment, across: rows.axis.crossing)
  }
}

extension GridItem {
  /// The tracks of `items` in a grid of `breadth`, which stand in it at `alignment`.
  nonisolated static func tracks(
    _ items: [GridItem], in breadth: CGFloat?, alignment: Alignment, across axis: Axis
  ) -> [GridItemTrack] {
    var tracks = tracks(items, in: breadth)
    guard let breadth, let end = tracks.last?.end, breadth.isFinite else { return tracks }
    let guide = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    func place(_ length: CGFloat) -> CGFloat {
      ViewDimensions(CGSize(width: length, height: length))[guide]
    }
    let shift = place(breadth) - place(end)
    guard abs(shift) > 1e-6 else { return tracks }
    for index in tracks.indices { tracks[index].start += shift }
    return tracks
  }
}

extension RowWindow {
  /// What stands in each line of the tree.
  var shape: [GridRowsLayout.Line] {
    let lines = measures.lines
    return lines.lines(of: range).map { line in
      let rows = lines.rows(of: line).clamped(to: range)
      return lines.track(of: rows.lowerBound) == nil ? .whole : .cells(rows.count)
    }
  }
}
