import Lamina

/// A star whose rays reach the edges of its rectangle.
nonisolated struct Star: Shape, Hashable {
  var points = 5
  /// How far in the notches lie, from 0 (the centre) to 1 (as far out as the rays).
  var depth: CGFloat = 0.45

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for corner in 0..<(2 * points) {
      let reach = corner.isMultiple(of: 2) ? 0.5 : 0.5 * depth
      let angle = CGFloat(corner) * .pi / CGFloat(points)
      let point = CGPoint(
        x: rect.midX + sin(angle) * rect.width * reach,
        y: rect.midY - cos(angle) * rect.height * reach)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
