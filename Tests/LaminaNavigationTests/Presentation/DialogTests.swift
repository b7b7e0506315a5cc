import Lamina
import LaminaTesting
import Testing

/// Alerts and confirmations, as SwiftUI's documentation says of them.
@MainActor @Suite("Dialogs")
struct DialogTests {
  private final class Log { var lines: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State var asks = false
    @State var name = ""

    var body: some View {
      VStack {
        Button("Ask") { asks = true }
        Text("name \(name)")
      }
      .alert("Delete it?", isPresented: $asks) {
        TextField("Name", text: $name)
        Button("Delete", role: .destructive) { log.lines.append("deleted \(asks)") }
        Button("Keep") { log.lines.append("kept") }
        Button("Cancel", role: .cancel) { log.lines.append("cancelled") }
      } message: {
        Text("You cannot take this back.")
      }
    }
  }

  private func asked(_ log: Log) -> Harness {
    let harness = Harness(size: CGSize(width: 600, height: 400)) { Screen(log: log) }
    harness.tap("Ask")
    harness.advance(by: 1)
    return harness
  }

  @Test("An alert with only a field has a button, too; Return and Escape press it")
  func fieldAlone() {
    struct Fields: View {
      @State private var asks = false
      @State private var name = ""
      var body: some View {
        Button("Ask") { asks = true }
          .alert("Name", isPresented: $asks) { TextField("Name", text: $name) }
      }
    }
    for end in [Key.return, .escape] {
      let harness = Harness(size: CGSize(width: 600, height: 400)) { Fields() }
      harness.tap("Ask")
      harness.advance(by: 1)
      #expect(harness.exists("OK"))
      harness.press(end)
      harness.advance(by: 1)
      #expect(!harness.exists("OK"), "\(end)")
    }
  }

  @Test("All actions in an alert dismiss the alert after the action runs")
  func actions() {
    let log = Log()
    let harness = asked(log)
    #expect(harness.exists("Delete it?"))
    #expect(harness.exists("You cannot take this back."))
    harness.tap("Delete")
    harness.advance(by: 1)
    #expect(log.lines == ["deleted true"])
    #expect(!harness.exists("Delete it?"))
  }

  @Test("Return presses the first button without a role, Escape the one that cancels")
  func keys() {
    let log = Log()
    let harness = asked(log)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(log.lines == ["cancelled"])
    #expect(!harness.exists("Delete it?"))
    harness.tap("Ask")
    harness.advance(by: 1)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(log.lines == ["cancelled", "kept"])
    #expect(!harness.exists("Delete it?"))
  }

  @Test("A text field in it has the focus, and stands above the buttons")
  func field() throws {
    let harness = asked(Log())
    harness.type("Tea")
    #expect(try #require(harness.frame(of: "Name")).maxY < #require(harness.frame(of: "Keep")).minY)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(harness.exists("name Tea"))
    #expect(!harness.exists("Delete it?"))
  }

  @Test("If no actions are present, the system includes a standard OK action")
  func standard() {
    struct Plain: View {
      @State var asks = true
      var body: some View { Text("below").alert("Done", isPresented: $asks) {} }
    }
    let harness = Harness(size: CGSize(width: 600, height: 400)) { Plain() }
    harness.advance(by: 1)
    #expect(harness.exists("OK"))
    harness.press(.return)
    harness.advance(by: 1)
    #expect(!harness.exists("Done"))
  }

  @Test("A confirmation has a cancel action where the author gives none")
  func confirmation() {
    struct Basket: View {
      @State var asks = false
      @State var count = 3
      var body: some View {
        Button("Empty \(count)") { asks = true }
          .confirmationDialog("Empty the basket?", isPresented: $asks, titleVisibility: .visible) {
            Button("Empty it", role: .destructive) { count = 0 }
          }
      }
    }
    let harness = Harness(size: CGSize(width: 600, height: 400)) { Basket() }
    harness.tap("Empty 3")
    harness.advance(by: 1)
    #expect(harness.exists("Cancel"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.exists("Cancel"))
    harness.tap("Empty 3")
    harness.advance(by: 1)
    harness.tap("Empty it")
    harness.advance(by: 1)
    #expect(harness.exists("Empty 0"))
  }

  @Test("An alert about an error shows what it says")
  func error() {
    struct Failure: LocalizedError { var errorDescription: String? { "The disk is full." } }
    struct Saving: View {
      @State var failure: Failure? = Failure()
      @State var fails = true
      var body: some View {
        Text("below").alert(isPresented: $fails, error: failure) { Button("Retry") {} }
      }
    }
    let harness = Harness(size: CGSize(width: 600, height: 400)) { Saving() }
    harness.advance(by: 1)
    #expect(harness.exists("The disk is full."))
  }

  @Test("The old spellings present the same")
  func old() {
    struct Old: View {
      @State var asks = true
      @State var answer = "none"
      var body: some View {
        Text("answer \(answer)")
          .alert(isPresented: $asks) {
            Alert(
              title: Text("Sure?"), message: Text("Really?"),
              primaryButton: .destructive(Text("Yes")) { answer = "yes" },
              secondaryButton: .cancel())
          }
      }
    }
    let harness = Harness(size: CGSize(width: 600, height: 400)) { Old() }
    harness.advance(by: 1)
    #expect(harness.exists("Really?"))
    harness.tap("Yes")
    harness.advance(by: 1)
    #expect(harness.exists("answer yes"))
    #expect(!harness.exists("Sure?"))
  }

  @Test("Neither Escape nor Return presses the only button where it deletes something")
  func destructive() {
    struct Screen: View {
      @State var asks = true
      @State var count = 0
      var body: some View {
        Text("deleted \(count)").alert("Sure?", isPresented: $asks) {
          Button("Delete", role: .destructive) { count += 1 }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Screen() }
    harness.advance(by: 1)
    harness.press(.escape)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(harness.exists("Sure?"))
    harness.tap("Delete")
    harness.advance(by: 1)
    #expect(harness.exists("deleted 1"))
  }

  @Test("An alert and a sheet are announced by what they say and are called")
  func announced() {
    struct Screen: View {
      @State var isAlert = false
      @State var isSheet = false
      var body: some View {
        VStack {
          Button("Delete") { isAlert = true }
          Button("Options") { isSheet = true }
        }
        .alert("Delete the letter?", isPresented: $isAlert) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be taken back.")
        }
        .sheet(isPresented: $isSheet) {
          NavigationStack { Text("content").navigationTitle("Settings") }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 600, height: 400)) { Screen() }
    _ = harness.graph.takeAnnouncements()
    harness.tap("Delete")
    harness.advance(by: 1)
    #expect(harness.graph.takeAnnouncements() == ["Delete the letter?\nIt cannot be taken back."])
    harness.press(.escape)
    harness.advance(by: 1)
    harness.tap("Options")
    harness.advance(by: 1)
    #expect(harness.graph.takeAnnouncements() == ["Settings"])
  }
}
