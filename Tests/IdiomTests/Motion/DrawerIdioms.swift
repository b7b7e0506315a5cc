import Lamina
import LaminaTesting
import Testing

private struct Drawer: View {
  @State private var isOpen = false

  var body: some View {
    ZStack(alignment: .leading) {
      Color.pureBlue
      Color.black.opacity(isOpen ? 0.5 : 0)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = false } }
      Color.pureRed
        .frame(width: 80)
        .offset(x: isOpen ? 0 : -80)
      if !isOpen {
        Button("Menu") { withAnimation(.linear(duration: 1)) { isOpen = true } }
          .frame(maxWidth: .infinity)
      }
    }
  }
}

@MainActor @Suite("Idioms: drawers")
struct DrawerIdioms {
  @Test("A drawer slides in while what is behind grows dark, and out again")
  func drawer() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Drawer() }
    #expect(harness.pixel(190, 90) == 0x0000FF)
    harness.tap("Menu")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.width, 40))
    let blue = Int(harness.pixel(190, 90) & 0xFF)
    #expect((180...205).contains(blue))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.width, 80))
    harness.tap(at: CGPoint(x: 150, y: 80))
    harness.advance(by: 1.1)
    #expect(harness.box(.red) == nil && harness.pixel(190, 90) == 0x0000FF)
  }
}
