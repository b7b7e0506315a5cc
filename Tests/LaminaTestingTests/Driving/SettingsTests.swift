import Lamina
import LaminaTesting
import LaminaViews
import Testing

/// The window with an application's settings.
@MainActor @Suite("Settings of an application")
struct SettingsTests {
  private struct Desk: View {
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      VStack {
        Button("Open") { openSettings() }
        SettingsLink()
        SettingsLink { Text("Preferences") }
      }
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Desk") { Desk() }.windowStyle(.hiddenTitleBar).defaultSize(
        width: 300, height: 200)
      Settings {
        TabView {
          Tab("General", systemImage: "gear") { Text("Loud") }
          Tab("Colours", systemImage: "star") { Text("Red") }
        }
      }
    }
  }

  private func titles(_ harness: Harness) -> [String] { harness.windows.map(\.windowTitle) }

  @Test("Settings are not open at the start, and Ctrl+comma, an action and links open them once")
  func opens() {
    let harness = Harness(app: Notes())
    #expect(harness.windows.count == 1)
    harness.press(",", modifiers: .command)
    #expect(titles(harness) == ["Desk", "Settings"])
    harness.press(",", modifiers: .command)
    harness.tap("Open")
    harness.tap("Settings…")
    harness.tap("Preferences")
    harness.windows[1].press(",", modifiers: .command)
    #expect(harness.windows.count == 2)
  }

  @Test("Escape closes the settings, and no other window")
  func closes() {
    let harness = Harness(app: Notes())
    harness.press(.escape)
    #expect(harness.windows.count == 1)
    harness.tap("Open")
    harness.windows[1].press(.escape)
    #expect(titles(harness) == ["Desk"])
  }

  @Test("Tabs of the settings are at the top")
  func tabs() throws {
    let harness = Harness(app: Notes())
    harness.tap("Open")
    let settings = harness.windows[1]
    let tab = try #require(settings.frame(of: "Colours"))
    #expect(tab.maxY < 100)
    settings.tap("Colours")
    #expect(settings.exists("Red"))
  }

  @Test("Settings do not come back at the next start, and neither do windows that are not to")
  func restored() {
    struct Apart: App {
      var body: some Scene {
        WindowGroup("Desk") { Desk() }
        Window("Scratch", id: "scratch") { Text("Scratch") }.restorationBehavior(.disabled)
        Settings { Text("Loud") }
      }
    }
    let store = RestorationStore.inMemory()
    let first = Harness(app: Apart(), restoration: store)
    first.tap("Open")
    #expect(first.windows.count == 2)
    let second = Harness(app: Apart(), restoration: store)
    #expect(second.windows.count == 1)
  }

  @Test("An application of nothing but settings opens them")
  func alone() {
    struct Alone: App {
      var body: some Scene { Settings { Text("Loud") } }
    }
    #expect(titles(Harness(app: Alone())) == ["Settings"])
  }

  @Test("Without settings the key does nothing")
  func none() {
    struct Plain: App {
      var body: some Scene { WindowGroup("Desk") { Text("Desk") }.windowResizability(.contentSize) }
    }
    let harness = Harness(app: Plain())
    harness.press(",", modifiers: .command)
    #expect(harness.windows.count == 1)
  }
}
