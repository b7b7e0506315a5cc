import Lamina

/// Firs along the lower edge.
nonisolated struct TreesShape: Shape {
  var seed: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for number in 0..<14 {
        let part = Double((number * 53 + seed * 17) % 100) / 100
        let height = rect.height * (0.16 + 0.14 * part)
        let x = rect.minX + rect.width * (Double(number) / 13 + 0.04 * (part - 0.5))
        if number < 5 || number > 8 { addTree(at: x, height: height, in: rect, to: &path) }
      }
    }
  }

  private func addTree(at x: CGFloat, height: CGFloat, in rect: CGRect, to path: inout Path) {
    for tier in 0..<3 {
      let bottom = rect.maxY - height * 0.26 * Double(tier)
      let half = height * (0.24 - 0.055 * Double(tier))
      path.move(to: CGPoint(x: x - half, y: bottom))
      path.addLine(to: CGPoint(x: x, y: bottom - height * 0.48))
      path.addLine(to: CGPoint(x: x + half, y: bottom))
      path.closeSubpath()
    }
  }
}
