import Lamina
import LaminaTesting
import Testing

@Observable private final class Document {
  var text = "empty"
  var saves = 0
}

private struct EditorApp: App {
  @State private var document = Document()
  @State private var isEditing = false

  var body: some Scene {
    WindowGroup(isEditing ? "Editing" : "Reading") {
      VStack {
        Text(isEditing ? "editing \(document.text)" : document.text)
        Button("Edit") { isEditing.toggle() }
        Saver().environment(document)
      }
    }
    .defaultSize(width: 300, height: 200)
  }
}
private struct Saver: View {
  @Environment(Document.self) private var document
  var body: some View {
    Button("Save \(document.saves)") {
      document.saves += 1
      document.text = "saved"
    }
  }
}

private struct StoredApp: App {
  @AppStorage("launches") private var launches = 0
  @AppStorage("name") private var name: String?

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(launches) \(name ?? "nobody")")
        Button("Launch") { launches += 1 }
        Naming()
      }
    }
    .defaultSize(width: 300, height: 200)
  }
}
private struct Naming: View {
  @AppStorage("name") private var name: String?
  var body: some View { Button("Name") { name = (name ?? "") + "x" } }
}

private struct TimerScene: Scene {
  @State private var ticks = 0
  let step: Int

  var body: some Scene {
    WindowGroup("Timer \(ticks)") {
      VStack {
        Text("ticks \(ticks)")
        Button("Tick") { ticks += step }
      }
    }
    .defaultSize(width: 300, height: 200)
  }
}
private struct TimerApp: App {
  @State private var step = 1
  var body: some Scene { TimerScene(step: step) }
}

private struct AnimatedApp: App {
  @State private var isWide = false
  var body: some Scene {
    WindowGroup {
      Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
        .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
    .defaultSize(width: 300, height: 200)
  }
}

private struct DirectionApp: App {
  @Environment(\.layoutDirection) private var direction
  var body: some Scene {
    WindowGroup { Text(direction == .rightToLeft ? "right to left" : "left to right") }
      .defaultSize(width: 300, height: 200)
  }
}

@MainActor @Suite("Idioms: state in the application and its scenes")
struct ApplicationStateIdioms {
  @Test("An application's state and model are read by its window")
  func editor() {
    let harness = Harness(app: EditorApp())
    #expect(harness.exists("empty"))
    harness.tap("Edit")
    #expect(harness.exists("editing empty"))
    harness.tap("Save 0")
    #expect(harness.exists("editing saved"))
    harness.tap("Edit")
    #expect(harness.exists("saved"))
    #expect(harness.exists("Save 1"))
  }

  @Test("An application's stored values are those of its views")
  func stored() {
    let preferences = RestorationStore.inMemory()
    let harness = Harness(app: StoredApp(), preferences: preferences)
    harness.tap("Launch")
    harness.tap("Name")
    harness.tap("Name")
    #expect(harness.exists("1 xx"))
    let next = Harness(app: StoredApp(), preferences: preferences)
    #expect(next.exists("1 xx"))
  }

  @Test("A scene of one's own has state, and its body follows")
  func scene() {
    let harness = Harness(app: TimerApp())
    harness.tap("Tick")
    harness.tap("Tick")
    #expect(harness.exists("ticks 2"))
  }

  @Test("What an application's state changes under withAnimation moves")
  func animation() {
    let harness = Harness(app: AnimatedApp())
    let color = harness.picture().pixel(x: 150, y: 100)
    harness.tap("bar")
    harness.advance(by: 0.5)
    #expect(harness.picture().pixel(x: 60, y: 100) != color)
    #expect(harness.picture().pixel(x: 85, y: 100) == color)
    harness.advance(by: 0.6)
    #expect(harness.picture().pixel(x: 60, y: 100) == color)
  }

  @Test("An application reads the environment of its windows")
  func environment() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(Harness(app: DirectionApp(), environment: environment).exists("right to left"))
  }

  @Test("What a window's closure reads of a model is tracked")
  func closure() {
    let document = Document()
    let harness = Harness { Text("\(document.text), \(document.saves)") }
    document.saves = 3
    #expect(harness.exists("empty, 3"))
    document.text = "new"
    #expect(harness.exists("new, 3"))
  }
}
