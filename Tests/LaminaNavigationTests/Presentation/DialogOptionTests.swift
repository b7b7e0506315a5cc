import Lamina
import LaminaTesting
import Testing

/// What is said around dialogs: pictures, severity, switches, and questions before the end.
@MainActor @Suite("Options of dialogs")
struct DialogOptionTests {
  private struct Basket: View {
    @State private var asks = false
    @State private var isSuppressed = false
    @State private var isEmpty = false
    var body: some View {
      VStack {
        Text(isEmpty ? "empty" : "full")
        Button("Clear") { if isSuppressed { isEmpty = true } else { asks = true } }
        Button("Fill") { isEmpty = false }
      }
      .confirmationDialog("Empty the basket?", isPresented: $asks) {
        Button("Empty", role: .destructive) { isEmpty = true }
      }
      .dialogIcon(Image(systemName: "star"))
      .dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
  }

  @Test("A dialog has its picture, and a switch that keeps it from coming again")
  func options() {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Basket() }
    harness.tap("Clear")
    harness.advance(by: 1)
    let dialog = harness.elements(role: .dialog).first
    #expect(dialog?.all.contains { $0.role == .image && $0.label == "Star" } == true)
    harness.tap("Don’t ask again")
    harness.tap("Empty")
    harness.advance(by: 1)
    #expect(harness.exists("empty"))
    harness.tap("Fill")
    harness.tap("Clear")
    harness.advance(by: 1)
    #expect(harness.exists("empty") && harness.elements(role: .dialog).isEmpty)
  }

  private struct Draft: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    let discard: () -> Void
    var body: some View {
      VStack {
        TextField("Draft", text: $text)
        Button("Close") { dismiss() }
      }
      .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !text.isEmpty) {
        Button("Discard", role: .destructive) { discard() }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("You cannot take this back.")
      }
    }
  }

  private struct Screen: View {
    @State private var writes = false
    @State private var discards = 0
    var body: some View {
      VStack {
        Button("Write") { writes = true }
        Text("\(discards) discarded")
      }
      .sheet(isPresented: $writes) { Draft { discards += 1 } }
    }
  }

  @Test("A sheet asks before a person ends it, and stays or ends as the answer is")
  func sheet() {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen() }
    func open() {
      harness.tap("Write")
      harness.advance(by: 1)
    }
    open()
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.exists("Close"), "there is nothing to ask")
    open()
    harness.tap("Draft")
    harness.type("Dear")
    for end in [{ harness.press(.escape) }, { harness.tap("Close") }] {
      end()
      harness.advance(by: 1)
      #expect(harness.exists("Discard the draft?"))
      harness.tap("Keep")
      harness.advance(by: 1)
      #expect(harness.exists("Close") && !harness.exists("Discard the draft?"))
    }
    harness.tap("Close")
    harness.advance(by: 1)
    harness.tap("Discard")
    harness.advance(by: 1)
    #expect(!harness.exists("Close") && harness.exists("1 discarded"))
  }

  @Test("A window asks before it closes; one that is locked stays")
  func window() {
    struct Letter: View {
      @State private var isLocked = false
      @State private var isChanged = true
      var body: some View {
        VStack {
          Button("Lock") { isLocked.toggle() }
          Button("Save") { isChanged = false }
        }
        .windowDismissBehavior(isLocked ? .disabled : .automatic)
        .dismissalConfirmationDialog("Discard the letter?", shouldPresent: isChanged) {
          Button("Discard", role: .destructive) {}
        }
      }
    }
    struct Letters: App { var body: some Scene { WindowGroup("Letter") { Letter() } } }
    func open() -> Harness { Harness(app: Letters()) }
    let harness = open()
    harness.close()
    harness.advance(by: 1)
    #expect(harness.exists("Discard the letter?") && harness.windows.count == 1)
    harness.tap("Cancel")
    harness.advance(by: 1)
    harness.tap("Save")
    harness.tap("Lock")
    harness.close()
    harness.advance(by: 1)
    #expect(harness.windows.count == 1 && !harness.exists("Discard the letter?"))
    harness.tap("Lock")
    harness.close()
    #expect(harness.windows.isEmpty)
    let other = open()
    other.close()
    other.advance(by: 1)
    other.tap("Discard")
    #expect(other.windows.isEmpty)
  }

  @Test("The first field of a sheet is selected whole, whether a key or a click opened it")
  func firstField() {
    struct Names: View {
      @State private var isShown = false
      @State private var name = "Untitled"
      var body: some View {
        VStack {
          Text("called \(name)")
          Button("Rename") { isShown = true }.keyboardShortcut("r")
        }
        .sheet(isPresented: $isShown) { TextField("Name", text: $name).padding() }
      }
    }
    for open in [{ $0.tap("Rename") }, { $0.press("r", modifiers: .command) }]
      as [(Harness) -> Void]
    {
      let harness = Harness(size: CGSize(width: 700, height: 500)) { Names() }
      open(harness)
      harness.advance(by: 1)
      harness.type("Sea")
      #expect(harness.semanticTree.all.contains { $0.value == "Sea" })
    }
  }
}
