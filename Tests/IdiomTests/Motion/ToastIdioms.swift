import Lamina
import LaminaTesting
import Testing

private struct ToastScreen: View {
  @State private var message: String?

  var body: some View {
    ZStack(alignment: .top) {
      VStack {
        Spacer()
        Button("Save") { withAnimation(.linear(duration: 0.5)) { message = "Saved" } }
        Button("Close") { withAnimation(.linear(duration: 0.5)) { message = nil } }
      }
      if let message {
        Text(message)
          .frame(width: 100, height: 30)
          .background(Color.pureGreen)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
  }
}

@MainActor @Suite("Idioms: toasts")
struct ToastIdioms {
  @Test("A toast comes from above and goes there again")
  func toast() {
    let harness = Harness(size: CGSize(width: 160, height: 160)) { ToastScreen() }
    #expect(!harness.exists("Saved"))
    harness.tap("Save")
    #expect(harness.exists("Saved"))
    harness.advance(by: 0.25)
    #expect(harness.box(.green) == nil)
    harness.advance(by: 0.4)
    #expect(near(harness.box(.green)?.height, 30))
    harness.tap("Close")
    harness.advance(by: 0.8)
    #expect(harness.box(.green) == nil && !harness.exists("Saved"))
  }
}
