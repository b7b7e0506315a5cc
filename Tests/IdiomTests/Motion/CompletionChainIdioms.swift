import Lamina
import LaminaTesting
import Testing

private struct Steps: View {
  @State private var x: CGFloat = 0
  @State private var message = "Ready"

  var body: some View {
    VStack {
      Color.pureRed.frame(width: 20, height: 20).offset(x: x)
      Text(message)
      Button("Go") {
        message = "First"
        withAnimation(.easeIn(duration: 0.5)) {
          x = 40
        } completion: {
          message = "Second"
          withAnimation(.spring(duration: 0.5)) {
            x = -40
          } completion: {
            message = "Done"
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: chains of completions")
struct CompletionChainIdioms {
  @Test("One step begins when the one before is over")
  func steps() {
    let harness = Harness(size: CGSize(width: 200, height: 120)) { Steps() }
    harness.tap("Go")
    #expect(harness.exists("First"))
    harness.advance(by: 0.45)
    #expect(harness.exists("First"))
    harness.advance(by: 0.1)
    #expect(harness.exists("Second"))
    harness.advance(by: 0.55)
    #expect(harness.exists("Done"))
    harness.advance(by: 1)
    #expect(near(harness.box(.red)?.midX, 60))
  }
}
