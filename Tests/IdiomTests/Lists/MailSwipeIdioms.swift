import Lamina
import LaminaTesting
import Testing

private struct Message: Identifiable, Hashable {
  let id: Int
  var subject: String
  var isUnread = true
}

private struct Inbox: View {
  @State private var messages = (1...30).map { Message(id: $0, subject: "Letter \($0)") }
  @State private var flagged: Set<Int> = []

  var body: some View {
    List(messages) { message in
      HStack {
        if message.isUnread { Circle().fill(.blue).frame(width: 8, height: 8) }
        Text(message.subject)
        if flagged.contains(message.id) {
          Image(systemName: "flag.fill").accessibilityLabel("flagged")
        }
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: true) {
        Button(role: .destructive) {
          messages.removeAll { $0.id == message.id }
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Button {
          flagged.formSymmetricDifference([message.id])
        } label: {
          Label("Flag", systemImage: "flag")
        }
        .tint(.orange)
      }
    }
    .listStyle(.plain)
  }
}

@MainActor @Suite("Idioms: a mail list with swipe actions")
struct MailSwipeIdioms {
  @Test("Flag marks the letter, and scrolling closes an open row")
  func flag() {
    let harness = Harness(size: CGSize(width: 360, height: 300)) { Inbox() }
    let y = harness.frame(of: "Letter 2")?.midY ?? 0
    harness.drag(from: CGPoint(x: 330, y: y), to: CGPoint(x: 180, y: y))
    harness.advance(by: 1)
    harness.tap("Flag")
    harness.advance(by: 1)
    #expect(harness.exists("flagged"))
    harness.drag(from: CGPoint(x: 330, y: y), to: CGPoint(x: 180, y: y))
    harness.advance(by: 1)
    #expect(harness.exists("Delete"))
    harness.scroll(down: 40)
    harness.advance(by: 1)
    #expect(!harness.exists("Delete"))
  }
}
