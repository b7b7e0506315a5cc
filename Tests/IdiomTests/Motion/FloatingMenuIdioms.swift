import Lamina
import LaminaTesting
import Testing

private struct FloatingMenu: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.pureBlue)
          .frame(width: 20, height: 20)
          .offset(y: isOpen ? -CGFloat(index + 1) * 30 : 0)
          .opacity(isOpen ? 1 : 0)
          .animation(.linear(duration: 0.3).delay(Double(index) * 0.1), value: isOpen)
      }
      Circle()
        .fill(Color.pureRed)
        .frame(width: 30, height: 30)
        .overlay(
          Rectangle().fill(Color.black).frame(width: 16, height: 2)
            .rotationEffect(.degrees(isOpen ? 90 : 0))
        )
        .onTapGesture { withAnimation { isOpen.toggle() } }
    }
    .frame(maxHeight: .infinity, alignment: .bottom)
    .padding(.bottom, 10)
  }
}

@MainActor @Suite("Idioms: floating menus")
struct FloatingMenuIdioms {
  @Test("The buttons fly out and come back")
  func open() {
    let harness = Harness(size: CGSize(width: 60, height: 160)) { FloatingMenu() }
    #expect(harness.box(.blue) == nil)
    harness.tap(at: CGPoint(x: 30, y: 135))
    harness.advance(by: 1.5)
    let box = harness.box(.blue)
    #expect(near(box?.minY, 35, 3) && near(box?.maxY, 115, 3))
    #expect(near(harness.box(.black)?.height, 16, 3))
    harness.tap(at: CGPoint(x: 30, y: 135))
    harness.advance(by: 1.5)
    #expect(harness.box(.blue) == nil)
  }
}
