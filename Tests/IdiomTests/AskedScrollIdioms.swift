import Lamina
import LaminaTesting
import Testing

/// A chat that goes to its end for each message, read back in between.
private struct Conversation: View {
  @State private var messages = (0..<40).map { "message \($0)" }
  @State private var position = ScrollPosition(edge: .bottom)

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(messages, id: \.self) { Text($0).frame(height: 24) }
        }
      }
      .scrollPosition($position)
      .onChange(of: messages.count) { withAnimation { position.scrollTo(edge: .bottom) } }
      HStack {
        Button("Send") { messages.append("message \(messages.count)") }
        if position.isPositionedByUser {
          Button("Latest") { position.scrollTo(edge: .bottom) }
        }
      }
    }
  }
}

/// A detail as a sheet that wants its second field to be typed in.
private struct Editing: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var mail = ""
  @FocusState private var isMail: Bool

  var body: some View {
    Button("Edit") { isOn = true }.sheet(isPresented: $isOn) {
      VStack {
        TextField("Name", text: $name)
        TextField("Mail", text: $mail).focused($isMail)
      }
      .defaultFocus($isMail, true)
    }
  }
}

/// A badge whose words are fainter inside of whatever colour it is given.
private struct Badge: View {
  let title: String
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text("since Monday").foregroundStyle(.secondary)
    }
    .padding()
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
  }
}

@MainActor @Suite("Idioms: what is asked for is what happens")
struct AskedIdioms {
  @Test("A chat goes to its end though one has read back, and says where one is")
  func chat() {
    let harness = Harness(size: CGSize(width: 300, height: 240)) { Conversation() }
    #expect(!harness.exists("Latest"))
    harness.scroll(by: CGSize(width: 0, height: -300))
    harness.advance(by: 1)
    #expect(harness.exists("Latest"))
    harness.tap("Send")
    harness.advance(by: 2)
    #expect(harness.exists("message 40") && !harness.exists("Latest"))
    harness.scroll(by: CGSize(width: 0, height: -300))
    harness.advance(by: 1)
    harness.tap("Latest")
    harness.advance(by: 1)
    #expect(harness.exists("message 40") && !harness.exists("Latest"))
  }

  @Test("A sheet begins in the field that it asks for")
  func sheet() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Editing() }
    harness.tap("Edit")
    harness.advance(by: 1)
    harness.type("ada@example.org")
    #expect(harness.element("Mail")?.semantics.value == "ada@example.org")
    #expect(harness.element("Name")?.semantics.value != "ada@example.org")
  }

  @Test("A badge in a colour has words in that colour, some of them fainter")
  func badge() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Badge(title: "Overdue").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    var strong = 0
    var faint = 0
    let frame = harness.frame(of: "since Monday") ?? .zero
    let title = harness.frame(of: "Overdue") ?? .zero
    for x in Int(frame.minX)..<Int(frame.maxX) {
      if harness.color(x, Int(title.midY)) == (255, 0, 0) { strong += 1 }
      let color = harness.color(x, Int(frame.midY))
      if color.red > 200, (80..<200).contains(color.green) { faint += 1 }
    }
    #expect(strong > 2 && faint > 2)
  }
}
