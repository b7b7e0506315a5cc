import Lamina
import LaminaTesting
import Testing

private nonisolated struct Polygon: Shape {
  var sides: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = (0..<sides).map { corner -> CGPoint in
      let angle = Angle(degrees: Double(corner) * 360 / Double(sides) - 90).radians
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }
}

private struct Sides: View {
  @State private var sides = 6

  var body: some View {
    VStack(spacing: 0) {
      Polygon(sides: sides).stroke(Color.red, lineWidth: 3).frame(width: 80, height: 80)
        .background(Polygon(sides: sides).fill(Color.blue))
      HStack {
        Button("Fewer") { sides -= 3 }
        Text("\(sides)")
      }
    }
  }
}

@MainActor @Suite("Idioms: polygons")
struct HexagonIdioms {
  @Test("Six sides, three, and none at all")
  func sides() {
    let harness = Harness(size: CGSize(width: 120, height: 140)) { Sides() }
    let top = (0..<140).first { harness.isRed(60, $0) } ?? 0
    #expect(harness.isBlue(60, top + 40))
    harness.tap("Fewer")
    #expect(harness.exists("3") && harness.isBlue(60, top + 40))
    harness.tap("Fewer")
    #expect(harness.exists("0") && harness.isWhite(60, top + 40))
  }
}
