import Lamina
import LaminaTesting
import LaminaWireframeViews
import Testing

/// Windows of a wireframe in an application.
@MainActor @Suite("Windows of wireframes")
struct WindowTests {
  private struct Page: View {
    let scope: WireframeScope
    @State private var count = 0
    var body: some View {
      VStack {
        Text("at \(scope.code)")
        Button("count \(count)") { count += 1 }
        Button("Open") { Task { await scope.navigate(to: "Open") } }
        Button("Back") { Task { await scope.navigate(to: "Back") } }
      }
    }
  }

  private static func wireframe(_ lines: [WireframeTransition] = []) -> Wireframe {
    var map = WireframeMap {
      WireframeScreen("Home", builder: "page")
      WireframeScreen("Help", builder: "page")
      WireframeDestination("Home", "Open", to: "Help", by: .openWindow)
      WireframeDestination("Help", "Open", to: "Home", by: .animatedPush)
    }
    map.transitions = lines
    let wireframe = Wireframe(WireframeTree(map))
    wireframe.register(builderName: "page") { Page(scope: $0) }
    wireframe.start(.stack("Home"))
    return wireframe
  }

  private struct OneGroup: App {
    var wireframe = WindowTests.wireframe()
    var body: some Scene { WindowGroup("Shop") { WireframeView(wireframe) } }
  }

  private struct TwoScenes: App {
    var wireframe = WindowTests.wireframe()
    var body: some Scene {
      WindowGroup("Shop") { WireframeView(wireframe) }
      WindowGroup("Manual", id: "Help") { WireframeView(wireframe).navigationTitle("Manual") }
    }
  }

  private func rest(_ harness: Harness) async { await harness.run(for: 1) }

  @Test("open-window opens a window, in an application with one group; each shows its own")
  func opens() async throws {
    let app = OneGroup()
    let harness = Harness(app: app)
    harness.tap("count 0")
    harness.tap("Open")
    await rest(harness)
    #expect(harness.windows.count == 2)
    #expect(harness.exists("at Home") && harness.exists("count 1"))
    let second = try #require(harness.windows.last)
    #expect(second.exists("at Help"))
    second.tap("Open")
    await rest(harness)
    #expect(harness.windows.last?.exists("at Home") == true)
    #expect(harness.exists("count 1"))
    harness.tap("Open")
    await rest(harness)
    #expect(harness.windows.count == 3)
    #expect(app.wireframe.state.windows.count == 3)
  }

  @Test("A window that a person closes is none of the state any more; the others stay")
  func closes() async {
    let app = OneGroup()
    let harness = Harness(app: app)
    for _ in 0..<2 {
      harness.tap("Open")
      await rest(harness)
    }
    #expect(harness.windows.count == 3)
    harness.windows[1].press("w", modifiers: .command)
    await rest(harness)
    #expect(harness.windows.count == 2)
    #expect(app.wireframe.state.windows.count == 2)
    #expect(harness.windows.last?.exists("at Help") == true)
    #expect(harness.exists("at Home"))
  }

  @Test("A window that the state closes is closed, and one that it opens again comes again")
  func state() async throws {
    let app = OneGroup()
    let harness = Harness(app: app)
    harness.tap("Open")
    await rest(harness)
    let id = try #require(app.wireframe.state.windows.first { $0.visible.code == "Help" }?.id)
    app.wireframe.apply(.closeWindow(id))
    await rest(harness)
    #expect(harness.windows.count == 1)
    #expect(harness.exists("at Home"))
    app.wireframe.start(.stack("Help"))
    await rest(harness)
    #expect(harness.windows.count == 2)
  }

  @Test("A window is of the scene with its name, where there is one")
  func scenes() async {
    let app = TwoScenes()
    let harness = Harness(app: app)
    harness.tap("Open")
    await rest(harness)
    #expect(harness.windows.map(\.windowTitle) == ["Shop", "Manual"])
    #expect(harness.windows.last?.exists("at Help") == true)
  }

  @Test("All windows of a state that was restored are opened")
  func restored() async throws {
    let old = Self.wireframe()
    old.start(.stack("Help"))
    let bytes = try old.state.encoded()
    let app = OneGroup()
    try app.wireframe.restore(from: bytes)
    let harness = Harness(app: app)
    await rest(harness)
    #expect(harness.windows.count == 2)
    let both = harness.windows
    #expect(both.contains { $0.exists("at Home") } && both.contains { $0.exists("at Help") })
  }

  @Test("A view alone shows the window in front, with the table's transition")
  func alone() async {
    let wireframe = Self.wireframe([
      WireframeTransition("Home-Open", "slide", ["edge": "bottom", "duration": "0.6"])
    ])
    let harness = Harness(size: CGSize(width: 300, height: 200), scale: 0.5) {
      WireframeView(wireframe)
    }
    harness.tap("Open")
    var pictures: [Bitmap] = []
    for _ in 0..<50 {
      await Task.yield()
      harness.advance(by: 0.02)
      pictures.append(harness.picture())
    }
    #expect(harness.exists("at Help"))
    #expect((27...35).contains(pictures.count { !$0.hasSamePixels(as: pictures[49]) }))
  }
}
