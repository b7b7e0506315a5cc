import Foundation

extension Path {
  /// What lies in this outline, in another one, or in both.
  ///
  /// ```swift
  /// let pin = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
  ///   .union(Path(CGRect(x: 8, y: 15, width: 4, height: 20)))
  /// ```
  /// The result has straight sides: curves are taken in chords that lie a hundredth of a point from them at most, a
  /// tenth in outlines thousands of points wide. Parts that are open count as closed.
  /// - Parameters:
  ///   - other: the other outline.
  ///   - eoFill: whether what an outline encloses an even number of times lies outside of it.
  /// - Returns: closed parts that do not overlap.
  /// - Complexity: O(n√n) for n chords of which few lie side by side, O(n²) in the worst case.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// What lies in this outline and in another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What lies in this outline and not in another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What lies in one of both outlines, and not in the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The same area in closed parts that do not cross themselves or each other; holes go the other way round.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this line that lie in another outline's area; both ends of each stay open.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: true, of: other, eoFill)
  }

  /// The parts of this line that lie outside of another outline's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: false, of: other, eoFill)
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ keeps: (Bool, Bool) -> Bool
  ) -> Path {
    let grid = ClippingGrid(around: [self, other])
    var sides = ClippingSides(grid.sides(of: self, as: .first) + grid.sides(of: other, as: .second))
    sides.split()
    let kept = sides.boundary { winding in
      func isInside(_ number: Int) -> Bool { eoFill ? number % 2 != 0 : number != 0 }
      return keeps(isInside(winding.first), isInside(winding.second))
    }
    return grid.path(of: ClippingLoops(kept).loops)
  }

  private func line(inside: Bool, of other: Path, _ eoFill: Bool) -> Path {
    let grid = ClippingGrid(around: [self, other])
    let lines = grid.sides(of: self, as: .first, closed: false)
    var sides = ClippingSides(lines + grid.sides(of: other, as: .second))
    sides.split()
    let kept = sides.lines { winding in
      (eoFill ? winding.second % 2 != 0 : winding.second != 0) == inside
    }
    return grid.path(along: kept)
  }
}
