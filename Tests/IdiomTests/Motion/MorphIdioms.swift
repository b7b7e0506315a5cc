import Lamina
import LaminaTesting
import Testing

private nonisolated struct Trapezoid: Shape {
  var inset: CGFloat
  var drop: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(inset, drop) }
    set { (inset, drop) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + inset, y: rect.minY + drop))
      path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.minY + drop))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct MorphScreen: View {
  @State private var isSharp = false

  var body: some View {
    Trapezoid(inset: isSharp ? 50 : 0, drop: isSharp ? 40 : 0)
      .fill(isSharp ? Color.pureBlue : Color.pureRed)
      .frame(width: 100, height: 100)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isSharp.toggle() } }
  }
}

@MainActor @Suite("Idioms: shapes that change")
struct MorphIdioms {
  @Test("A trapezoid becomes a triangle while its colour changes")
  func morph() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { MorphScreen() }
    harness.tap(at: CGPoint(x: 50, y: 50))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.any)?.minY, 20))
    let half = harness.pixel(50, 80)
    #expect(half != 0xFF0000 && half != 0x0000FF)
    harness.advance(by: 0.6)
    #expect(near(harness.box(.blue)?.minY, 40, 4))
  }
}
