import Lamina

/// A hexagon with round corners.
struct BadgeBackground: View {
  private static let gradientStart = Color(red: 0.16, green: 0.5, blue: 0.48)
  private static let gradientEnd = Color(red: 0.5, green: 0.82, blue: 0.66)

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      Path { path in
        let middle = CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2)
        let corners = (0..<6).map { corner(Double($0), around: middle, radius: side / 2) }
        path.move(to: between(corners[5], corners[0], 0.85))
        for index in 0..<6 {
          let here = corners[index]
          let next = corners[(index + 1) % 6]
          path.addQuadCurve(to: between(here, next, 0.15), control: here)
          path.addLine(to: between(here, next, 0.85))
        }
        path.closeSubpath()
      }
      .fill(
        LinearGradient(
          colors: [Self.gradientStart, Self.gradientEnd],
          startPoint: UnitPoint(x: 0.5, y: 0),
          endPoint: UnitPoint(x: 0.5, y: 0.6)))
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func corner(_ index: Double, around middle: CGPoint, radius: CGFloat) -> CGPoint {
    let angle = Angle.degrees(60 * index - 90).radians
    return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
  }

  private func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
