import Foundation

/// How long a segment is up to each of some places on it, and back from a length to a place.
///
/// Sixteen pieces, each integrated over its speed with four Gaussian points: a curve without a cusp
/// is right to some millionths. Lengths that are not finite count as 0.
struct SegmentLengths: Hashable, Sendable {
  private static let pieces = 16

  private let segment: PathSegment
  /// From the start to the end of each piece; of a line, one.
  private let sums: [CGFloat]

  init(_ segment: PathSegment) {
    self.segment = segment
    let count = segment.controls.count == 2 ? 1 : Self.pieces
    var sum: CGFloat = 0
    sums = (0..<count).map { piece in
      let t0 = CGFloat(piece) / CGFloat(count)
      let t1 = CGFloat(piece + 1) / CGFloat(count)
      sum += Self.length(of: segment, from: t0, to: t1)
      return sum
    }
  }

  var total: CGFloat { sums.last ?? 0 }

  /// The place where `length` of the segment lies behind.
  func t(at length: CGFloat) -> CGFloat {
    guard length > 0, total > 0 else { return 0 }
    guard length < total, let piece = sums.firstIndex(where: { $0 > length }) else { return 1 }
    let before = piece > 0 ? sums[piece - 1] : 0
    if sums.count == 1 { return length / total }
    let begin = CGFloat(piece) / CGFloat(sums.count)
    return search(
      from: begin, to: CGFloat(piece + 1) / CGFloat(sums.count), for: length - before,
      of: sums[piece] - before)
  }

  /// Closes in on the place where `wanted` of a piece lies behind, which is `whole` long.
  private func search(
    from begin: CGFloat, to end: CGFloat, for wanted: CGFloat, of whole: CGFloat
  ) -> CGFloat {
    var (low, high) = (begin, end)
    var guess = begin + (end - begin) * wanted / whole
    for _ in 0..<12 {
      let miss = Self.length(of: segment, from: begin, to: guess) - wanted
      if abs(miss) <= whole * 1e-9 { break }
      if miss > 0 { high = guess } else { low = guess }
      let next = guess - miss / segment.derivative(at: guess).length
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// The integral of the speed, by the Gauss-Legendre rule of four points.
  private static func length(
    of segment: PathSegment, from t0: CGFloat, to t1: CGFloat
  ) -> CGFloat {
    let middle = (t0 + t1) / 2
    let half = (t1 - t0) / 2
    if segment.controls.count == 2 { return finite(segment.derivative(at: 0).length) * (t1 - t0) }
    var sum: CGFloat = 0
    for (place, weight) in gauss {
      let offset = half * place
      let before = segment.derivative(at: middle - offset).length
      let after = segment.derivative(at: middle + offset).length
      sum += weight * (before + after)
    }
    return finite(sum * half)
  }

  private static let gauss: [(place: CGFloat, weight: CGFloat)] = [
    (0.339981043584856, 0.652145154862546), (0.861136311594053, 0.347854845137454),
  ]

  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}

extension CGSize {
  var length: CGFloat { hypot(width, height) }
}
