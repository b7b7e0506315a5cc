import Lamina

/// Water that falls over steps of rock.
struct FallsView: View {
  var body: some View {
    ForEach(0..<4, id: \.self) { step in
      FallShape(step: step).fill(
        LinearGradient(
          colors: [.white, .white.opacity(0.55)], startPoint: .top, endPoint: .bottom))
    }
  }
}

/// One of the falls, broader than the one above it.
private nonisolated struct FallShape: Shape {
  var step: Int

  func path(in rect: CGRect) -> Path {
    let middle = 0.5 + 0.05 * Double(step % 2) + 0.02 * Double(step)
    let half = 0.012 + 0.009 * Double(step)
    let top = 0.38 + 0.115 * Double(step)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.addLines([
        point(middle - half, top), point(middle + half, top),
        point(middle + half * 1.6, top + 0.105), point(middle - half * 1.6, top + 0.105),
      ])
      path.closeSubpath()
    }
  }
}
