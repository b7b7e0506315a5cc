public import Foundation

extension Path {
  /// The length of the outline in points, all subpaths together.
  ///
  /// ```swift
  /// Path(CGRect(x: 0, y: 0, width: 30, height: 20)).length()    // 100
  /// ```
  /// - Complexity: O(elements).
  public func length() -> CGFloat { PathMeasure(self).length }

  /// The part between two fractions of its length, which are held to 0...1.
  ///
  /// ```swift
  /// Path(CGRect(x: 0, y: 0, width: 30, height: 20)).trimmedPath(from: 0, to: 0.3)   // the top side
  /// ```
  ///
  /// Empty where `from` is not less than `to`. To find many parts of one outline, keep a
  /// `PathMeasure`.
  /// - Complexity: O(elements).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0 && to >= 1 { return self }
    guard from < to, to > 0, from < 1 else { return Path() }
    let measure = PathMeasure(self)
    // One subpath's end is where the next begins: an end at 1 takes in all that have no length.
    let end = to >= 1 ? CGFloat.infinity : to * measure.length
    return measure.path(from: from <= 0 ? -1 : from * measure.length, to: end)
  }
}
