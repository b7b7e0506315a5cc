import Lamina
import LaminaTesting
import Testing

private struct Chat: View {
  @State private var messages: [String] = []
  @State private var draft = ""
  @FocusState private var isTyping: Bool
  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(messages.indices, id: \.self) { Text(messages[$0]) }
        }
      }
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .focused($isTyping)
          .onSubmit(send)
        Button("Send", action: send).disabled(draft.isEmpty)
      }
    }
    .onAppear { isTyping = true }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    messages.append(draft)
    draft = ""
  }
}

@MainActor @Suite("Idioms: a chat")
struct ChatInputIdiom {
  @Test("Return and Send send, and one goes on typing")
  func sending() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Chat() }
    harness.type("one\n")
    harness.type("two")
    harness.tap("Send")
    harness.type("three")
    #expect(harness.exists("one") && harness.exists("two"))
    #expect(harness.element("Message")?.semantics.value == "three")
  }
}
