import Lamina
import LaminaTesting
import Testing

/// Menus of titles, and what bars are for.
@MainActor @Suite("Menus of titles and roles of bars")
struct TitleMenuTests {
  private struct Document: View {
    var mode = NavigationBarItem.TitleDisplayMode.inline
    @State private var log = ""
    var body: some View {
      List(0..<30, id: \.self) { Text("Line \($0) \(log)") }
        .navigationTitle("Letter").navigationBarTitleDisplayMode(mode)
        .toolbarTitleMenu {
          Button("Rename") { log = "renamed" }.keyboardShortcut("r")
          Button("Duplicate") { log = "duplicated" }
        }
    }
  }

  @Test(
    "A press on the title opens its menu, whose items act on the screen",
    arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
  func opens(_ mode: NavigationBarItem.TitleDisplayMode) throws {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      NavigationStack { Document(mode: mode) }
    }
    harness.rest()
    #expect(harness.find(.menuButton, "Letter").exists && !harness.exists("Rename"))
    harness.tap("Letter")
    #expect(harness.exists("Rename"))
    harness.tap("Duplicate")
    #expect(harness.exists("Line 0 duplicated") && !harness.exists("Rename"))
    harness.press("r", modifiers: .command)
    #expect(harness.exists("Line 0 renamed"))
  }

  @Test("A window shows the title in its bar to be pressed, and is called the same")
  func window() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Document() }
    harness.rest()
    #expect(harness.windowTitle == "Letter")
    harness.tap("Letter")
    #expect(harness.exists("Rename"))
  }

  @Test(
    "It stands among the items of a toolbar, too, and is none of those that a person chooses among")
  func item() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Text("words").navigationTitle("Letter")
          .toolbar {
            ToolbarTitleMenu { Button("Rename") {} }
            ToolbarItem { Button("Share") {} }
          }
      }
    }
    harness.rest()
    #expect(harness.exists("Share"))
    harness.tap("Letter")
    #expect(harness.exists("Rename"))
  }

  private struct Pushed: View {
    let role: ToolbarRole
    @State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Recipes")
          .navigationDestination(for: Int.self) { _ in
            Text("words").navigationTitle("Soup").toolbarRole(role)
          }
      }
    }
  }

  @Test("A title stands in the middle, or beside the way back, whose name an editor leaves out")
  func roles() throws {
    func frames(_ role: ToolbarRole) throws -> (back: CGRect, title: CGRect) {
      let harness = Harness(size: CGSize(width: 500, height: 300)) { Pushed(role: role) }
      harness.rest()
      return try (#require(harness.frame(of: "Back")), #require(harness.frame(of: "Soup")))
    }
    let stack = try frames(.navigationStack)
    #expect(abs(stack.title.midX - 250) < 2)
    #expect(try frames(.automatic).title == stack.title)
    let browser = try frames(.browser)
    #expect(browser.back == stack.back)
    #expect(browser.title.minX > browser.back.maxX && browser.title.minX < browser.back.maxX + 20)
    let editor = try frames(.editor)
    #expect(editor.back.width < browser.back.width - 20)
    #expect(editor.title.minX < browser.title.minX - 20)
  }
}
