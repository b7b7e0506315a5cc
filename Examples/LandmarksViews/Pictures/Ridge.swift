import Lamina

/// A line of hills or rocks from one edge to the other.
nonisolated struct Ridge: Shape {
  var seed: Int
  /// The highest point, as a part of the picture's height.
  var height: Double
  var roughness: Double

  func path(in rect: CGRect) -> Path {
    let steps = 160
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...steps {
        let x = Double(step) / Double(steps)
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * x, y: rect.maxY - rect.height * height * line(x)))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// The height at a place from 0 to 1: round waves, and pointed ones in rocks.
  private func line(_ x: Double) -> Double {
    let phase = Double((seed &* 2_654_435) % 997) / 997 * 6.28
    let round = 0.5 + 0.5 * sin(x * 4.5 + phase)
    let pointed = 1 - abs(sin(x * 7.3 + phase * 1.7))
    let rough = 0.5 + 0.5 * sin(x * 41 + phase * 3) * sin(x * 23 + phase)
    let base = round * (1 - roughness) + pointed * roughness
    return 0.45 + 0.45 * base + 0.1 * roughness * rough
  }
}
