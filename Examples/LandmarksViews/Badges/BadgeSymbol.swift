import Lamina

/// A peak with snow on it.
struct BadgeSymbol: View {
  private static let symbolColor = Color(red: 0.1, green: 0.36, blue: 0.42)

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        let size = geometry.size
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          CGPoint(x: x * size.width, y: y * size.height)
        }
        path.addLines([
          point(0.5, 0.05), point(0.66, 0.36), point(0.57, 0.31), point(0.5, 0.42),
          point(0.43, 0.31), point(0.34, 0.36),
        ])
        path.closeSubpath()
        path.addLines([
          point(0.31, 0.42), point(0.42, 0.37), point(0.5, 0.49), point(0.58, 0.37),
          point(0.69, 0.42), point(0.96, 0.95), point(0.04, 0.95),
        ])
        path.closeSubpath()
      }
      .fill(Self.symbolColor)
    }
  }
}
