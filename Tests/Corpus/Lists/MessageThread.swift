import SwiftUI

struct ThreadMessage: Identifiable {
    enum Sender { case me, other }

    let id: Int
    let text: String
    let sender: Sender
}

struct MessageBubble: View {
    let message: ThreadMessage

    private var isMine: Bool { message.sender == .me }

    var body: some View {
        HStack {
            if isMine { Spacer(minLength: 40) }
            Text(message.text)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .foregroundColor(isMine ? .white : .primary)
                .background(isMine ? Color.blue : Color.gray.opacity(0.2))
                .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            if !isMine { Spacer(minLength: 40) }
        }
    }
}

struct MessageThread: View {
    @State private var messages: [ThreadMessage]
    @State private var draft = ""

    init(messages: [ThreadMessage] = []) {
        self._messages = State(initialValue: messages)
    }

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { message in
                            MessageBubble(message: message)
                                .id(message.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: messages.count) {
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .lineLimit(1...4)
                Button("Send") { send() }
                    .keyboardShortcut(.return, modifiers: .command)
                    .disabled(draft.isEmpty)
            }
            .padding(8)
        }
    }

    private func send() {
        messages.append(ThreadMessage(id: messages.count, text: draft, sender: .me))
        draft.removeAll()
    }
}

#Preview("Thread", traits: .fixedLayout(width: 320, height: 400)) {
    MessageThread(messages: [
        ThreadMessage(id: 0, text: "Are you there?", sender: .other),
        ThreadMessage(id: 1, text: "On my way", sender: .me),
    ])
}

#Preview("Bubble", traits: .sizeThatFitsLayout) {
    MessageBubble(message: ThreadMessage(id: 0, text: "Hi", sender: .me))
        .padding()
}
