import Lamina
import LaminaTesting
import Testing

/// Split views, as SwiftUI's documentation says of them.
@MainActor @Suite("Split views")
struct SplitTests {
  private struct Mail: View {
    @State var box: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Mail")
      } detail: {
        Text(box.map { "messages of \($0)" } ?? "choose").navigationTitle(box ?? "None")
      }
    }
  }

  @Test("A selection in the sidebar says what the detail shows, beside it in a wide window")
  func wide() throws {
    let harness = Harness(size: CGSize(width: 800, height: 400)) { Mail() }
    #expect(harness.exists("choose"))
    harness.tap("Inbox")
    #expect(harness.exists("messages of Inbox"))
    #expect(try #require(harness.frame(of: "Sent")).maxX < 230)
    #expect(try #require(harness.frame(of: "messages of Inbox")).minX > 230)
  }

  @Test("In a narrow window it is a stack: a chosen row goes on, the bar goes back")
  func narrow() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Mail() }
    harness.advance(by: 1)
    #expect(harness.exists("Inbox"))
    #expect(!harness.exists("choose"))
    harness.tap("Inbox")
    harness.advance(by: 1)
    #expect(harness.exists("messages of Inbox"))
    #expect(!harness.exists("Sent"))
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(harness.exists("Sent"))
    harness.tap("Inbox")
    harness.advance(by: 1)
    #expect(harness.exists("messages of Inbox"))
  }

  @Test("Columns keep their state when the window becomes narrow and wide again")
  func resizing() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let harness = Harness(size: CGSize(width: 800, height: 400)) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Counter()
      }
    }
    harness.tap("count 0")
    harness.resize(to: CGSize(width: 400, height: 400))
    harness.advance(by: 1)
    #expect(harness.exists("side"))
    harness.resize(to: CGSize(width: 800, height: 400))
    harness.advance(by: 1)
    #expect(harness.exists("count 1"))
  }

  @Test("A link in the sidebar shows its view in the detail column")
  func links() {
    let harness = Harness(size: CGSize(width: 800, height: 400)) {
      NavigationSplitView {
        List {
          NavigationLink("First") { Text("the first") }
          NavigationLink("Second") { Text("the second") }
        }
      } detail: {
        Text("nothing")
      }
    }
    harness.tap("First")
    harness.advance(by: 1)
    #expect(harness.exists("the first"))
    harness.tap("Second")
    harness.advance(by: 1)
    #expect(harness.exists("the second"))
    #expect(!harness.exists("nothing"))
  }

  @Test("The sidebar can be hidden, and a stack in the detail has its own way back")
  func hiding() {
    struct Screen: View {
      @State var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side")
        } detail: {
          NavigationStack {
            NavigationLink("deeper") { Text("deep \(visibility == .detailOnly)") }
              .navigationTitle("Detail")
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 800, height: 400)) { Screen() }
    harness.tap("deeper")
    harness.advance(by: 1)
    #expect(harness.exists("deep false"))
    #expect(harness.exists("side"))
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(harness.exists("deeper"))
  }

  @Test("Alt+Left goes back in a narrow one, and does nothing at its first column")
  func keys() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Mail() }
    harness.advance(by: 1)
    harness.press(.leftArrow, modifiers: .option)
    #expect(harness.exists("Inbox"))
    harness.tap("Inbox")
    harness.advance(by: 1)
    harness.press(.leftArrow, modifiers: .option)
    harness.advance(by: 1)
    #expect(harness.exists("Sent"))
    #expect(!harness.exists("messages of Inbox"))
  }

  @Test(
    "The button of the sidebar is there when the detail holds a stack, too, and not in a narrow window"
  )
  func sidebarBesideStack() {
    let harness = Harness(size: CGSize(width: 800, height: 400)) {
      NavigationSplitView {
        Text("Mailboxes")
      } detail: {
        NavigationStack { Text("Message").navigationTitle("Inbox") }
      }
    }
    #expect(harness.exists("Mailboxes"))
    harness.tap("Sidebar")
    harness.advance(by: 1)
    #expect(!harness.exists("Mailboxes"))
    harness.tap("Sidebar")
    harness.advance(by: 1)
    #expect(harness.exists("Mailboxes"))
    harness.resize(to: CGSize(width: 400, height: 400))
    #expect(!harness.exists("Sidebar"))
  }

  @Test("A row that the program selects goes on in a narrow window, too, at the start and later")
  func selectedByProgram() {
    struct Screen: View {
      @State var box: String?
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
            .toolbar { ToolbarItem { Button("Newest") { box = "Sent" } } }
        } detail: {
          Text(box.map { "messages of \($0)" } ?? "choose")
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Screen() }
    harness.tap("Newest")
    harness.advance(by: 1)
    #expect(harness.exists("messages of Sent"))
    let other = Harness(size: CGSize(width: 400, height: 400)) { Screen(box: "Inbox") }
    other.advance(by: 1)
    #expect(other.exists("messages of Inbox"))
  }

  @Test("A sidebar is as wide as its content is at least")
  func contentWidth() {
    let harness = Harness(size: CGSize(width: 900, height: 400)) {
      NavigationSplitView {
        Color.red.frame(minWidth: 300).accessibilityLabel("side")
      } detail: {
        Text("detail")
      }
    }
    #expect(harness.frame(of: "side")?.width == 300)
  }
}
