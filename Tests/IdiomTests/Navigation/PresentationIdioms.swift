import Lamina
import LaminaTesting
import Testing

// Programs as they are written for the phone and the Mac, with what is presented and what becomes of it.

/// A form in two sheets; what both have changed is loaded again when they are away.
private struct WizardProgram: View {
  @State private var isAdding = false
  @State private var isChoosing = false
  @State private var reloads = 0
  @State private var choices = 0
  var body: some View {
    VStack {
      Text("loaded \(reloads) times, chosen \(choices) times")
      Button("Add") { isAdding = true }
    }
    .sheet(isPresented: $isAdding, onDismiss: { reloads += 1 }) {
      Button("Choose") { isChoosing = true }
        .padding()
        .sheet(isPresented: $isChoosing, onDismiss: { choices += 1 }) {
          Button("Done with all") { isAdding = false }.padding()
        }
    }
  }
}

/// A login that is there from the start without a movement, and leaves with one.
private struct LoginProgram: View {
  @State private var isLoggingIn = false
  var body: some View {
    Color.green
      .fullScreenCover(isPresented: $isLoggingIn) {
        Color.blue.overlay { Button("Log In") { isLoggingIn = false } }
      }
      .onAppear {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isLoggingIn = true }
      }
  }
}

/// A card that leaves a mark when it is put away.
private struct HighlightProgram: View {
  @State private var isOpen = true
  @State private var highlight = 0.0
  var body: some View {
    ZStack {
      Color.yellow.opacity(highlight)
      if isOpen {
        Button("Put Away") { isOpen = false }
          .onDisappear { withAnimation(.easeOut(duration: 0.5)) { highlight = 1 } }
      }
    }
  }
}

/// Mail on a narrow window: the list leads to a letter and back, to the same letter again.
private struct MailProgram: View {
  @State private var letter: Int?
  var body: some View {
    NavigationSplitView {
      List(1...3, id: \.self, selection: $letter) { Text("Letter \($0)") }.navigationTitle("Inbox")
    } detail: {
      Text(letter.map { "Dear reader \($0)" } ?? "Nothing chosen")
    }
  }
}

/// Settings that count how deep one is, from below.
private struct DepthProgram: View {
  @State private var path: [String] = []
  @State private var log = ""
  var body: some View {
    NavigationStack(path: $path) {
      Form()
        .navigationDestination(for: String.self) { name in
          VStack {
            Text("\(name), log \(log)")
            Button("Deeper") { path.append("level \(path.count)") }
          }
        }
        .onChange(of: path) { old, new in log += "\(old.count)\(new.count) " }
    }
  }

  private struct Form: View {
    var body: some View { NavigationLink("General", value: "level 0") }
  }
}

@MainActor @Suite("Programs with presentations")
struct PresentationIdioms {
  private func shown(
    _ view: some View, _ size: CGSize = CGSize(width: 700, height: 500)
  ) -> Harness {
    Harness(size: size, scale: 0.5) { view }
  }

  @Test("Both of two sheets say that they are away when the outer one takes the inner one along")
  func wizard() {
    let harness = shown(WizardProgram())
    for number in 1...2 {
      for name in ["Add", "Choose", "Done with all"] {
        harness.tap(name)
        harness.advance(by: 1)
      }
      #expect(harness.exists("loaded \(number) times, chosen \(number) times"))
    }
  }

  @Test(
    "A login that is asked for at once is there in the next picture, and leaves with a movement")
  func login() {
    let harness = shown(LoginProgram())
    harness.advance(by: 0.05)
    let first = harness.picture()
    harness.advance(by: 1)
    #expect(first.hasSamePixels(as: harness.picture()))
    harness.tap("Log In")
    harness.advance(by: 0.1)
    let half = harness.picture()
    harness.advance(by: 1)
    #expect(!half.hasSamePixels(as: harness.picture()))
  }

  @Test("What is changed with an animation by a view that leaves moves")
  func highlight() {
    let harness = shown(HighlightProgram())
    harness.tap("Put Away")
    var pictures: [Bitmap] = []
    for _ in 0..<40 {
      harness.advance(by: 0.02)
      pictures.append(harness.picture())
    }
    #expect(pictures.count { !$0.hasSamePixels(as: pictures[39]) } > 15)
  }

  @Test("On a narrow window one can go back from a letter and choose the same one again")
  func mail() {
    let harness = shown(MailProgram(), CGSize(width: 360, height: 500))
    for _ in 0..<2 {
      harness.tap("Letter 2")
      harness.advance(by: 1)
      #expect(harness.exists("Dear reader 2"))
      harness.press(.leftArrow, modifiers: .option)
      harness.advance(by: 1)
      #expect(harness.exists("Letter 2") && !harness.exists("Dear reader 2"))
    }
  }

  @Test("A covered root hears of each step")
  func depth() {
    let harness = shown(DepthProgram())
    harness.tap("General")
    harness.advance(by: 1)
    for _ in 0..<2 {
      harness.tap("Deeper")
      harness.advance(by: 1)
    }
    #expect(harness.exists("level 2, log 01 12 23 "))
  }
}
