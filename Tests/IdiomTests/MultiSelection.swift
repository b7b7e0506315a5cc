import Lamina
import LaminaTesting
import Testing

private struct Mailbox: View {
  @State private var mails = Array(0..<8)
  @State private var selection: Set<Int> = []
  var body: some View {
    VStack(spacing: 0) {
      List(mails, id: \.self, selection: $selection) { Text("Mail \($0)") }
      HStack {
        Button("Delete \(selection.count)") {
          mails.removeAll { selection.contains($0) }
          selection = []
        }
        .disabled(selection.isEmpty)
        Button("All") { selection = Set(mails) }
      }
    }
  }
}

@MainActor @Suite("Idioms: several rows are selected and deleted")
struct MultiSelectionIdiom {
  @Test("The selection outlives a click on the button that acts on it")
  func deleting() {
    let harness = Harness(size: CGSize(width: 300, height: 340)) { Mailbox() }
    harness.tap("Mail 1")
    harness.press(.downArrow, modifiers: .shift)
    harness.press(.downArrow, modifiers: .shift)
    harness.tap("Delete 3")
    #expect(!harness.exists("Mail 2") && harness.exists("Mail 4"))
    harness.tap("All")
    harness.tap("Mail 5")
    #expect(harness.exists("Delete 1"))
  }
}
