import Lamina
import LaminaTesting
import Testing

private struct Shining: View {
  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing
    )
    .mask(Text("MMMMMM").font(.largeTitle).bold())
  }
}

private struct Spotlight: View {
  @State private var place = CGPoint(x: 30, y: 30)

  var body: some View {
    Color.green
      .mask(alignment: .topLeading) {
        Circle().frame(width: 40, height: 40).position(place)
      }
      .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
  }
}

@MainActor @Suite("Idioms: masks")
struct MaskIdioms {
  @Test("A gradient shows through letters")
  func text() {
    let harness = Harness(size: CGSize(width: 240, height: 60)) { Shining() }
    let row = 30
    #expect((0..<80).contains { harness.isRed($0, row) })
    #expect((160..<240).contains { harness.isBlue($0, row) })
    #expect(harness.isWhite(120, 2))
  }

  @Test("A spotlight follows the finger")
  func spotlight() {
    let harness = Harness(size: CGSize(width: 120, height: 120)) { Spotlight() }
    #expect(harness.isGreen(30, 30) && harness.isWhite(90, 90))
    harness.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 90, y: 90))
    #expect(harness.isGreen(90, 90) && harness.isWhite(30, 30))
  }
}
