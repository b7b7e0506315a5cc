import Lamina
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Commands of scenes: their keys, in each window.
@MainActor @Suite("Commands of an application")
struct CommandTests {
  @Observable final class Model {
    var log: [String] = []
    var hasMore = false
  }

  private struct LetterCommands: Commands {
    let model: Model
    @FocusedBinding(\.commandTestCount) private var count

    var body: some Commands {
      CommandMenu("Letter") {
        Button("Send") { model.log.append("send") }.keyboardShortcut("d")
        Button("Count") { count = (count ?? 0) + 1 }.keyboardShortcut("k")
        Menu("More") {
          Button("File") { model.log.append("file") }.keyboardShortcut("j")
        }
      }
      CommandGroup(after: .newItem) {
        Button("Template") { model.log.append("template") }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
      if model.hasMore {
        CommandGroup(replacing: .help) {
          Button("Help") { model.log.append("help") }.keyboardShortcut("h")
        }
      }
      SidebarCommands()
      TextEditingCommands()
    }
  }

  private struct Letter: View {
    @Environment(\.openWindow) private var openWindow
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Another") { openWindow(id: "letter") }
        Button("Own") {}
      }
      .focusedSceneValue(\.commandTestCount, $count)
    }
  }

  private struct Letters: App {
    let model = Model()
    var body: some Scene {
      WindowGroup("Letter", id: "letter") { Letter() }
        .commands { LetterCommands(model: model) }
        .defaultSize(width: 300, height: 200)
    }
  }

  @Test("Keys of commands work in all windows of the scene")
  func keys() {
    let app = Letters()
    let harness = Harness(app: app)
    harness.press("d", modifiers: .command)
    harness.press("n", modifiers: [.command, .shift])
    harness.press("j", modifiers: .command)
    harness.tap("Another")
    harness.windows[1].press("d", modifiers: .command)
    #expect(app.model.log == ["send", "template", "file", "send"])
  }

  @Test("A command acts on what the window in front says")
  func focused() {
    let harness = Harness(app: Letters())
    harness.tap("Another")
    harness.windows[1].press("k", modifiers: .command)
    harness.windows[1].press("k", modifiers: .command)
    #expect(harness.windows[1].exists("count 2"))
    #expect(harness.exists("count 0"))
  }

  @Test("Commands under a condition come and go")
  func condition() {
    let app = Letters()
    let harness = Harness(app: app)
    harness.press("h", modifiers: .command)
    #expect(app.model.log.isEmpty)
    app.model.hasMore = true
    harness.settle()
    harness.press("h", modifiers: .command)
    #expect(app.model.log == ["help"])
  }

  @Test("Commands take no room, are not read, and Tab does not come to them")
  func unseen() {
    let harness = Harness(app: Letters())
    #expect(!harness.exists("Send"))
    #expect(harness.exists("Own"))
  }
}

extension FocusedValues {
  fileprivate var commandTestCount: Binding<Int>? {
    get { self[CommandTestCountKey.self] }
    set { self[CommandTestCountKey.self] = newValue }
  }
}

private struct CommandTestCountKey: FocusedValueKey { typealias Value = Binding<Int> }
