import Lamina
import LaminaTesting
import Testing

private struct Chat: View {
  @State private var messages = (0..<40).map { "Message \($0)" }

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(messages, id: \.self) { message in
              Text(message).padding(6).background(Color.gray.opacity(0.2)).cornerRadius(8)
            }
          }
        }
        .onAppear { proxy.scrollTo(messages.last, anchor: .bottom) }
        .onChange(of: messages) {
          withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) }
        }
      }
      Button("Send") { messages.append("Message \(messages.count)") }
    }
  }
}

@MainActor @Suite("Idioms: a chat that keeps to its newest message")
struct ChatScrollTests {
  @Test("It begins at the end, and every message that is sent comes in sight")
  func send() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Chat() }
    harness.advance(by: 0.2)
    #expect(harness.exists("Message 39") && !harness.exists("Message 0"))
    for number in 40..<45 {
      harness.tap("Send")
      harness.advance(by: 1)
      let frame = harness.frame(of: "Message \(number)")
      #expect(frame.map { $0.maxY <= harness.frame(of: "Send")?.minY ?? 0 } == true)
    }
  }
}
