import Lamina
import LaminaTesting
import Testing

private struct Accordion: View {
  @State private var open: Int?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<2) { index in
        Button("Section \(index)") {
          withAnimation(.linear(duration: 1)) { open = open == index ? nil : index }
        }
        .frame(height: 30)
        (index == 0 ? Color.pureRed : Color.pureBlue)
          .frame(height: open == index ? 80 : 0)
      }
      Color.black.frame(height: 10)
      Spacer(minLength: 0)
    }
  }
}

@MainActor @Suite("Idioms: accordions")
struct AccordionIdioms {
  @Test("One panel opens while the other closes, without a gap")
  func exchange() {
    let harness = Harness(size: CGSize(width: 120, height: 240)) { Accordion() }
    #expect(harness.box(.red) == nil)
    harness.tap("Section 0")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.height, 40))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.height, 80))
    harness.tap("Section 1")
    harness.advance(by: 0.25)
    #expect(near(harness.box(.red)?.height, 60) && near(harness.box(.blue)?.height, 20))
    harness.advance(by: 0.9)
    #expect(harness.box(.red) == nil && near(harness.box(.blue)?.height, 80))
  }
}
