public import Foundation

/// An outline measured once, to find points and parts by how far along it they lie.
///
/// ```
///   0        30        60
///   ●─────────┬─────────●     point(at: 30) is in the middle;
///             └▶ 0°           the way goes on at an angle of 0
/// ```
///
/// ```swift
/// let measure = PathMeasure(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
/// measure.length                     // 62.83 (2·π·10)
/// measure.point(at: 31.416)          // (10, 20): opposite of where it begins
/// measure.path(from: 0, to: 31.416)  // half of it
/// ```
///
/// Lengths count through all subpaths in order, what closes them included; the gaps between subpaths
/// have none.
public struct PathMeasure: Hashable, Sendable {
  private let subpaths: [MeasuredSubpath]
  /// Of all subpaths, in points.
  public let length: CGFloat

  /// Measures `path`.
  /// - Complexity: O(elements): 64 steps for each curve.
  public init(_ path: Path) {
    var sum: CGFloat = 0
    subpaths = Subpath.all(of: path).map { subpath in
      let measured = MeasuredSubpath(subpath, from: sum)
      sum = measured.end
      return measured
    }
    length = sum
  }

  /// The point `distance` along the outline, held to its ends; nil for an empty one.
  public func point(at distance: CGFloat) -> CGPoint? {
    guard let subpath = subpath(at: distance) else { return subpaths.first?.subpath.start }
    return subpath.place(at: distance).map { $0.segment.point(at: $0.t) }
  }

  /// The angle at which the outline goes on `distance` along it; nil where it has no direction.
  public func angle(at distance: CGFloat) -> Angle? {
    guard let place = subpath(at: distance)?.place(at: distance),
      let way = place.segment.direction(at: place.t)
    else { return nil }
    return Angle(radians: atan2(way.height, way.width))
  }

  /// The part between two distances, which are held to the ends; empty where `from` is not less.
  ///
  /// Subpaths that lie in it as a whole stay closed if they were; a cut one is open.
  public func path(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, to >= 0, from <= length else { return Path() }
    return Path { path in
      for subpath in subpaths { subpath.add(from: from, to: to, to: &path) }
    }
  }

  /// The first subpath with a length that reaches as far; the last one beyond the end.
  private func subpath(at distance: CGFloat) -> MeasuredSubpath? {
    subpaths.first { $0.end > $0.begin && distance < $0.end }
      ?? subpaths.last { $0.end > $0.begin }
  }
}
