import Foundation

/// A subpath with the lengths of its segments, at its place in the whole outline.
struct MeasuredSubpath: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    let segment: PathSegment
    let lengths: SegmentLengths
    let begin: CGFloat
    var end: CGFloat { begin + lengths.total }
  }

  let subpath: Subpath
  let begin: CGFloat
  let end: CGFloat
  private let pieces: [Piece]

  /// Measures `subpath`, which begins `begin` along the outline.
  init(_ subpath: Subpath, from begin: CGFloat) {
    var sum = begin
    let segments = subpath.segments + (subpath.closingSegment.map { [$0] } ?? [])
    pieces = segments.map { segment in
      let piece = Piece(segment: segment, lengths: SegmentLengths(segment), begin: sum)
      sum = piece.end
      return piece
    }
    self.subpath = subpath
    self.begin = begin
    end = sum
  }

  /// The segment and the place on it that lie `distance` along the outline.
  func place(at distance: CGFloat) -> (segment: PathSegment, t: CGFloat)? {
    let piece =
      pieces.first { $0.lengths.total > 0 && distance < $0.end }
      ?? pieces.last { $0.lengths.total > 0 }
    return piece.map { ($0.segment, $0.lengths.t(at: distance - $0.begin)) }
  }

  /// Adds what lies between two distances to `path`.
  func add(from: CGFloat, to: CGFloat, to path: inout Path) {
    if from <= begin && to >= end { return subpath.add(to: &path) }
    var isOpen = false
    for piece in pieces where piece.end > from && piece.begin < to {
      let part = piece.segment.part(
        from: piece.lengths.t(at: from - piece.begin), to: piece.lengths.t(at: to - piece.begin))
      if !isOpen { path.move(to: part.start) }
      isOpen = true
      path.add(part)
    }
  }
}
