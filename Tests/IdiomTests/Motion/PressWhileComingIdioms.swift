import Lamina
import LaminaTesting
import Testing

private struct Editor: View {
  @State private var isEditing = false
  @Binding var count: Int

  var body: some View {
    VStack {
      Button("Edit") { withAnimation(.linear(duration: 1)) { isEditing.toggle() } }
      if isEditing {
        Button("Add") { count += 1 }
      } else {
        Text("Nothing to do")
      }
    }
  }
}

@MainActor @Suite("Idioms: what comes is pressed")
struct PressWhileComingIdioms {
  // What is hit is what is shown: in the very instant of the change it is still transparent.
  @Test(
    "A view that comes with an animation takes presses from its first frame on",
    arguments: [0.02, 0.1, 0.5])
  func press(after seconds: Double) {
    var count = 0
    let harness = Harness(size: CGSize(width: 200, height: 120)) {
      Editor(count: Binding(get: { count }, set: { count = $0 }))
    }
    harness.tap("Edit")
    harness.advance(by: seconds)
    harness.tap("Add")
    #expect(count == 1)
  }
}
