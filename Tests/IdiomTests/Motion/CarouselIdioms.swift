import Lamina
import LaminaTesting
import Testing

private struct Carousel: View {
  @State private var index = 0
  @State private var drag: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { page in
          [Color.pureRed, Color.pureGreen, Color.pureBlue][page].frame(width: geometry.size.width)
        }
      }
      .offset(x: -CGFloat(index) * geometry.size.width + drag)
      .animation(.spring(duration: 0.4), value: index)
      .gesture(
        DragGesture()
          .onChanged { drag = $0.translation.width }
          .onEnded { value in
            let step = value.translation.width < -50 ? 1 : value.translation.width > 50 ? -1 : 0
            index = min(max(index + step, 0), 2)
            drag = 0
          })
    }
    .clipped()
  }
}

@MainActor @Suite("Idioms: carousels")
struct CarouselIdioms {
  @Test("A drag turns the page, a short one does not")
  func pages() {
    let harness = Harness(size: CGSize(width: 160, height: 60)) { Carousel() }
    harness.drag(from: CGPoint(x: 130, y: 30), to: CGPoint(x: 30, y: 30))
    harness.advance(by: 2)
    #expect(near(harness.box(.green)?.width, 160))
    harness.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 80, y: 30))
    harness.advance(by: 2)
    #expect(near(harness.box(.green)?.width, 160))
    harness.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 130, y: 30))
    harness.advance(by: 2)
    #expect(near(harness.box(.red)?.width, 160))
  }
}
