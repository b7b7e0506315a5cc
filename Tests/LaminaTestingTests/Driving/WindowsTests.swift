import LaminaTesting
import LaminaViews
import Lamina
import Observation
import Testing

/// Every open window of an application in the hands of a test.
@MainActor @Suite("Windows of an application")
struct WindowsTests {
  @Observable final class Model {
    var names = ["tea", "milk"]
  }

  private struct Desk: View {
    let model: Model
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { name in
          Button("Open \(name)") { openWindow(value: name) }
        }
        Button("Activity") { openWindow(id: "activity") }
        Button("Close activity") { dismissWindow(id: "activity") }
        Button("Wrong") { openWindow(id: "nothing") }
      }
      .navigationTitle("Desk")
    }
  }

  private struct Note: View {
    @Binding var name: String?
    let model: Model
    @SceneStorage("count") private var count = 0
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Count") { count += 1 }
        Button("Rename") {
          model.names = model.names.map { $0 == name ? $0 + "!" : $0 }
          name = name.map { $0 + "!" }
        }
        Button("Done") { dismissWindow() }
      }
      .navigationTitle(name ?? "none")
    }
  }

  private struct Notes: App {
    let model = Model()
    var body: some Scene {
      WindowGroup("Desk") { Desk(model: model) }.defaultSize(width: 300, height: 300)
      WindowGroup("Note", for: String.self) { $name in Note(name: $name, model: model) }
        .defaultSize(width: 200, height: 200)
      Window("Activity", id: "activity") { ProgressView(value: 0.5) }
        .defaultSize(width: 100, height: 100)
    }
  }

  private func titles(_ harness: Harness) -> [String] { harness.windows.map(\.windowTitle) }

  @Test("A window that a button opens is driven as the first one is, and both follow one model")
  func opens() {
    let harness = Harness(app: Notes())
    #expect(titles(harness) == ["Desk"])
    harness.tap("Open tea")
    harness.tap("Open milk")
    #expect(titles(harness) == ["Desk", "tea", "milk"])
    let tea = harness.windows[1]
    tea.tap("Rename")
    #expect(tea.windowTitle == "tea!" && harness.exists("Open tea!"))
    #expect(harness.picture().size != tea.picture().size)
    harness.tap("Open tea!")
    #expect(harness.windows.count == 3, "it is open already")
  }

  @Test("Windows close by an action in them, from another one, by Ctrl+W and by their title bar")
  func closes() {
    let harness = Harness(app: Notes())
    harness.tap("Open tea")
    harness.tap("Open milk")
    harness.tap("Activity")
    #expect(titles(harness) == ["Desk", "tea", "milk", "Activity"])
    harness.tap("Close activity")
    harness.windows[1].tap("Done")
    #expect(titles(harness) == ["Desk", "milk"])
    harness.windows[1].press("w", modifiers: .command)
    #expect(titles(harness) == ["Desk"])
    harness.tap("Activity")
    harness.windows[1].close()
    #expect(titles(harness) == ["Desk"])
  }

  @Test("The root of a window closes it by dismiss, unless it is the only one")
  func dismissed() {
    struct Root: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("Another") { openWindow(id: "root") }
        Button("Done") { dismiss() }
      }
    }
    struct Roots: App {
      var body: some Scene { WindowGroup("Root", id: "root") { Root() } }
    }
    let harness = Harness(app: Roots())
    harness.tap("Another")
    #expect(harness.windows.count == 2)
    harness.windows[1].tap("Done")
    #expect(harness.windows.count == 1)
    harness.tap("Done")
    #expect(harness.windows.count == 1)
  }

  @Test("Each has its own diagnostics, and one clock is that of all")
  func ownThings() {
    let harness = Harness(app: Notes())
    harness.tap("Activity")
    harness.tap("Wrong")
    #expect(harness.diagnostics.count == 1 && harness.windows[1].diagnostics.isEmpty)
    #expect(harness.windows[0].diagnostics == harness.diagnostics)
    harness.windows[1].advance(by: 1)
    #expect(harness.clock.now == harness.windows[1].clock.now)
    #expect(Harness { Text("alone") }.windows.count == 1)
  }

  @Test("Windows that were open at the end come back with their values and what they remember")
  func restored() {
    let store = RestorationStore.inMemory()
    let before = Harness(app: Notes(), restoration: store)
    before.tap("Open tea")
    before.tap("Open milk")
    before.tap("Activity")
    before.windows[2].tap("Count")
    before.windows[1].tap("Rename")
    before.windows[2].tap("Count")
    before.press("q", modifiers: .command)
    #expect(before.windows.isEmpty)
    let after = Harness(app: Notes(), restoration: store)
    #expect(titles(after) == ["Desk", "tea!", "milk", "Activity"])
    #expect(after.windows[2].exists("count 2") && after.windows[1].exists("count 0"))
  }

  @Test(
    "Of the first scene, those come back that were open, without one for the first that was closed")
  func firstClosed() {
    struct Sheets: App {
      var body: some Scene { WindowGroup("Sheet", id: "sheet") { Sheet() } }
      struct Sheet: View {
        @Environment(\.openWindow) private var openWindow
        @SceneStorage("count") private var count = 0
        var body: some View {
          Button("Count") { count += 1 }
          Button("Another") { openWindow(id: "sheet") }
          Text("count \(count)")
        }
      }
    }
    let store = RestorationStore.inMemory()
    let before = Harness(app: Sheets(), restoration: store)
    before.tap("Another")
    before.windows[1].tap("Count")
    before.windows[0].close()
    before.windows[0].press("q", modifiers: .command)
    let after = Harness(app: Sheets(), restoration: store)
    #expect(after.windows.count == 1 && after.exists("count 1"))
  }

  @Test(
    "A second window of a group does not remember what another group does whose id looks like it")
  func names() {
    struct Counter: View {
      @Environment(\.openWindow) private var openWindow
      @SceneStorage("count") private var count = 0
      var body: some View {
        Button("Count") { count += 1 }
        Button("Open a") { openWindow(id: "a") }
        Button("Open a#2") { openWindow(id: "a#2") }
        Text("count \(count)")
      }
    }
    struct Twins: App {
      var body: some Scene {
        WindowGroup("Main") { Counter() }
        WindowGroup("A", id: "a") { Counter() }
        WindowGroup("B", id: "a#2") { Counter() }
        WindowGroup("C", id: "window-1") { Counter() }
      }
    }
    let harness = Harness(app: Twins())
    for name in ["Open a", "Open a", "Open a#2"] { harness.tap(name) }
    harness.windows[2].tap("Count")
    #expect(harness.windows.map { $0.exists("count 1") } == [false, false, true, false])
  }

  @Test("After a crash, too; but not those that were closed, or whose scene is gone")
  func crash() {
    let store = RestorationStore.inMemory()
    let before = Harness(app: Notes(), restoration: store)
    before.tap("Open tea")
    before.tap("Open milk")
    before.windows[1].tap("Done")
    #expect(titles(Harness(app: Notes(), restoration: store)) == ["Desk", "milk"])
    struct Other: App {
      var body: some Scene {
        WindowGroup("Desk") { Text("other") }
        WindowGroup("Number", for: Int.self) { $number in Text("\(number ?? 0)") }
      }
    }
    let other = Harness(app: Other(), restoration: store)
    #expect(other.windows.count == 1 && other.diagnostics.isEmpty)
  }

  @Test("Sizes that mean nothing are held within those that windows have")
  func oddSizes() {
    struct Odd: App {
      var width: CGFloat = 300
      var body: some Scene {
        WindowGroup("Desk") { Color.red.accessibilityIdentifier("red") }
          .defaultSize(width: width, height: -.infinity)
          .defaultSize(width: .nan, height: 200)
      }
    }
    func width(_ width: CGFloat) -> CGFloat {
      Harness(app: Odd(width: width)).frame(of: "red")?.width ?? .nan
    }
    #expect(width(300) == 300)
    #expect(width(.infinity) == 32_767)
  }
}
