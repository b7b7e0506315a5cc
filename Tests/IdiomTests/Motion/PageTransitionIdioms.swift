import Lamina
import LaminaTesting
import Testing

private struct Onboarding: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        [Color.pureRed, Color.pureGreen, Color.pureBlue][page]
          .transition(
            .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
          )
          .id(page)
      }
      .frame(height: 60)
      .clipped()
      Button("Next") { withAnimation(.linear(duration: 1)) { page = min(page + 1, 2) } }
    }
  }
}

@MainActor @Suite("Idioms: pages with transitions")
struct PageTransitionIdioms {
  @Test("The next page pushes the one before out, and both are there at the end of neither")
  func pages() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Onboarding() }
    harness.tap("Next")
    harness.advance(by: 1.1)
    #expect(near(harness.box(.green)?.width, 100) && harness.box(.red) == nil)
    harness.tap("Next")
    harness.advance(by: 1.1)
    #expect(near(harness.box(.blue)?.width, 100) && harness.box(.green) == nil)
  }
}
