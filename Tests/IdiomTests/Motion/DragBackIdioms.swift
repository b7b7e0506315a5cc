import Lamina
import LaminaTesting
import Testing

private struct Draggable: View {
  @State private var offset = CGSize.zero
  @State private var isDragging = false

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(isDragging ? Color.pureGreen : Color.pureRed)
      .frame(width: 60, height: 40)
      .scaleEffect(isDragging ? 1.5 : 1)
      .offset(offset)
      .gesture(
        DragGesture(minimumDistance: 1)
          .onChanged { value in
            offset = value.translation
            withAnimation(.linear(duration: 0.2)) { isDragging = true }
          }
          .onEnded { _ in
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) {
              offset = .zero
              isDragging = false
            }
          })
  }
}

@MainActor @Suite("Idioms: what springs back")
struct DragBackIdioms {
  @Test("A card follows the finger and springs back beyond its place")
  func drag() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Draggable() }
    harness.pointerDown(at: CGPoint(x: 150, y: 100))
    harness.move(to: CGPoint(x: 180, y: 100))
    harness.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 230, y: 100))
    var least: CGFloat = 300
    for _ in 0..<40 {
      harness.advance(by: 1.0 / 60)
      least = min(least, harness.box(.any)?.midX ?? 300)
    }
    #expect(least < 149)
    harness.advance(by: 2)
    #expect(near(harness.box(.red)?.midX, 150) && near(harness.box(.red)?.width, 60))
  }
}
