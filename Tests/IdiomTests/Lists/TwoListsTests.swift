import Lamina
import LaminaTesting
import Testing

private struct Lists: View {
  @State private var showsDone = false
  @State private var open = ["Write", "Read"]
  @State private var done: [String] = []

  var body: some View {
    VStack {
      Button(showsDone ? "Show open" : "Show done") { withAnimation { showsDone.toggle() } }
      if showsDone {
        List(done, id: \.self) { Text("✓ \($0)") }
      } else {
        List(open, id: \.self) { title in
          Button(title) {
            withAnimation {
              open.removeAll { $0 == title }
              done.append(title)
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: what is done moves from one list to another")
struct TwoListsTests {
  @Test("The other list has it when it comes")
  func move() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Lists() }
    harness.tap("Read")
    harness.advance(by: 1)
    #expect(!harness.exists("Read") && harness.exists("Write"))
    harness.tap("Show done")
    harness.advance(by: 1)
    #expect(harness.exists("✓ Read") && !harness.exists("✓ Write"))
    harness.tap("Show open")
    harness.advance(by: 1)
    harness.tap("Write")
    harness.tap("Show done")
    harness.advance(by: 1)
    #expect(harness.exists("✓ Write"))
  }
}
