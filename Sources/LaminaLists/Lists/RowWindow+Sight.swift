import LaminaGeometry

/// What is in sight, and what is to come there.
extension RowWindow {
  /// Scrolls as little as brings a row in sight, however long those on the way turn out to be.
  func reveal(_ row: Int, by way: ScrollRequest.Way = .step) {
    guard let scroll, let element, (0..<rows.count).contains(row) else { return }
    guard let scope = sequence(first: element, next: \.parent).first(where: { $0.id == scroll.id })
    else { return }
    element.graph.pursue(ScrollRequest(row, of: self, in: scope, way: way))
  }

  /// Whether some of a row is seen.
  func isInSight(_ row: Int) -> Bool {
    guard let view else { return false }
    let frame = frame(of: row)
    return frame.origin[axis] < view.origin + view.length
      && frame.origin[axis] + frame.size[axis] > view.origin
  }
}
