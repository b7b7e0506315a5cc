public import Lamina
import LaminaTesting
import Testing

@Animatable
private nonisolated struct Wedge: Shape {
  var start: Angle
  var end = Angle.degrees(90)
  var radius: CGFloat = 10
  var center: CGPoint
  @AnimatableIgnored var isClockwise: Bool

  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
private struct Bar: View {
  var width: CGFloat

  var body: some View { Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar") }
}

private struct Growing: View {
  @State private var isWide = false

  var body: some View {
    Button("Grow") { withAnimation(.linear(duration: 1)) { isWide = true } }
    Bar(width: isWide ? 100 : 0)
  }
}

@Animatable public nonisolated struct Open {
  public var x = 1.0
  let y = 2
}

@Suite("What @Animatable has move")
struct AnimatableTests {
  @Test("All variables move together, except those that are left out")
  func data() {
    var from = Wedge(start: .zero, center: .zero, isClockwise: true)
    let to = Wedge(
      start: .degrees(10), end: .degrees(100), radius: 20, center: CGPoint(x: 4, y: 8),
      isClockwise: false)
    var data = to.animatableData
    data -= from.animatableData
    data.scale(by: 0.5)
    from.animatableData += data
    #expect(abs(from.start.degrees - 5) < 1e-9 && abs(from.end.degrees - 95) < 1e-9)
    #expect(from.radius == 15 && from.center == CGPoint(x: 2, y: 4) && from.isClockwise)
  }

  @Test("A view moves through the values between")
  func view() {
    let harness = Harness { Growing() }
    harness.tap("Grow")
    harness.advance(by: 0.5)
    let width = harness.frame(of: "bar")?.width ?? 0
    #expect(abs(width - 50) < 3, "\(width)")
    harness.advance(by: 0.6)
    #expect(harness.frame(of: "bar")?.width == 100)
  }

  @Test("It is as visible as its type")
  func visible() {
    let value: any Animatable = Open()
    #expect(value is Open)
    #expect(Open().animatableData == 1)
  }
}
