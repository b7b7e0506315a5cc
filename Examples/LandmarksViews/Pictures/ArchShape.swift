import Lamina

/// A rock in the sea with a hole in it; to be filled by the even-odd rule.
nonisolated struct ArchShape: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.addLines([
        point(0.22, 0.78), point(0.26, 0.42), point(0.36, 0.3), point(0.52, 0.27),
        point(0.68, 0.34), point(0.75, 0.5), point(0.8, 0.78),
      ])
      path.closeSubpath()
      path.move(to: point(0.42, 0.78))
      path.addCurve(
        to: point(0.6, 0.78), control1: point(0.4, 0.42), control2: point(0.6, 0.4))
      path.closeSubpath()
    }
  }
}
