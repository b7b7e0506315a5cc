import Lamina

/// The island's shore, or a line of one height on it.
nonisolated struct IslandShape: Shape {
  /// How far inland the line runs: 0 at the shore, 1 in the middle.
  var inland: CGFloat = 0

  /// The shore, in kilometres.
  private static let shore: [CGPoint] = [
    (30, 8), (48, 10), (62, 18), (74, 30), (84, 42), (80, 56), (72, 68), (62, 84), (48, 88),
    (38, 80), (30, 70), (18, 62), (9, 50), (6, 36), (14, 24), (20, 12),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  private static let middle = CGPoint(x: 42, y: 40)

  func path(in rect: CGRect) -> Path {
    let points = Self.shore.map { place($0, in: rect) }
    return Path { path in
      path.move(to: halfway(points[points.count - 1], points[0]))
      for (index, point) in points.enumerated() {
        path.addQuadCurve(
          to: halfway(point, points[(index + 1) % points.count]), control: point)
      }
      path.closeSubpath()
    }
  }

  private func place(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    let x = point.x + (Self.middle.x - point.x) * inland
    let y = point.y + (Self.middle.y - point.y) * inland
    return CGPoint(x: rect.minX + x / 100 * rect.width, y: rect.minY + y / 100 * rect.height)
  }

  private func halfway(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
