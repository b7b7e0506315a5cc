import LaminaEngine
import Observation
import Testing

/// Windows that are opened and closed while an application runs.
@MainActor @Suite("Several windows")
struct SeveralWindowsTests {
  @Observable fileprivate final class Log {
    var diagnostics: [ViewDiagnostic] = []
    var phases: [ScenePhase] = []
    var act: (OpenWindowAction, DismissWindowAction) -> Void = { _, _ in }
  }

  private struct Desk: View {
    let log: Log
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Button("act") { log.act(openWindow, dismissWindow) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onChange(of: phase, initial: true) { log.phases.append(phase) }
    }
  }

  private struct Notes: App {
    var log = Log()
    var body: some Scene {
      WindowGroup("Desk") { Desk(log: log) }.defaultSize(width: 100, height: 100)
      WindowGroup("Note", id: "note", for: String.self) { $name in
        Text(name ?? "none").navigationTitle("Note \(name ?? "none")")
      }
      WindowGroup("Number", for: Int.self) { $number in
        Button("next") { number += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("\(number)")
      } defaultValue: {
        7
      }
      .defaultSize(CGSize(width: 100, height: 100))
      Window("Activity", id: "activity") { Text("activity") }.defaultSize(width: 50, height: 50)
      WindowGroup("Plain", id: "plain") { Text("plain") }
    }
  }

  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("count \(count)")
    }
  }

  private struct Counters: App {
    var log = Log()
    var body: some Scene {
      WindowGroup("Desk") { Desk(log: log) }.defaultSize(width: 100, height: 100)
      Window("One", id: "one") { Counter() }.defaultSize(width: 100, height: 100)
      Window("Other", id: "other") { Counter() }.defaultSize(width: 100, height: 100)
    }
  }

  private let host = HeadlessHost()
  private let log: Log
  private let application: Application

  init() throws { try self.init(RestorationStore.inMemory()) { Notes(log: $0) } }

  private init(_ store: RestorationStore, _ app: (Log) -> some App) throws {
    let log = Log()
    var context = PresentationContext(
      rasterizer: CairoRasterizer(), executor: DeterministicExecutor(), deadline: .never)
    context.restoration = store
    context.onDiagnostic = { log.diagnostics.append($0) }
    self.log = log
    application = try Application(app(log), on: host, context: context)
    step()
  }

  private func step() { for _ in 0..<4 { host.surfaces.forEach { $0.stepFrame() } } }

  private var titles: [String] { host.surfaces.map(\.title) }

  /// Does something with the actions of the first window.
  private func act(_ act: @escaping (OpenWindowAction, DismissWindowAction) -> Void) {
    log.act = act
    press(host.surfaces[0])
  }

  /// Presses the button in the middle of a window.
  private func press(_ surface: HeadlessSurface) {
    let event = PointerEvent(position: CGPoint(x: 50, y: 50), button: .primary, clickCount: 1)
    surface.send(.pointerDown(event))
    surface.send(.pointerUp(event))
    step()
  }

  @Test("From the start there is the first scene's window, and none of those that are asked for")
  func start() {
    #expect(titles == ["Desk"])
    #expect(Notes().body.windows().map(\.configuration.title) == ["Desk"])
  }

  @Test("A window for a value is opened once, and comes to the front when it is asked for again")
  func values() {
    act { open, _ in open(value: "tea") }
    act { open, _ in open(id: "note", value: "milk") }
    #expect(titles == ["Desk", "Note tea", "Note milk"])
    act { open, _ in open(value: "tea") }
    #expect(titles == ["Desk", "Note tea", "Note milk"])
    #expect(host.surfaces.map(\.raiseCount) == [0, 1, 0])
  }

  @Test("A group by its id opens another window each time, a Window is there once")
  func ids() {
    for _ in 0..<2 {
      act { open, _ in
        open(id: "plain")
        open(id: "activity")
      }
    }
    #expect(titles == ["Desk", "Plain", "Activity", "Plain"])
    #expect(host.surfaces[2].raiseCount == 1)
    act { open, _ in open(id: "note") }
    #expect(titles.last == "Note none")
  }

  @Test("A window's value is the window's: what it writes is shown, and is what it is asked for by")
  func binding() {
    act { open, _ in open(value: 1) }
    press(host.surfaces[1])
    #expect(titles == ["Desk", "2"])
    act { open, _ in open(value: 2) }
    #expect(host.surfaces.count == 2 && host.surfaces[1].raiseCount == 1)
    act { open, _ in open(value: 1) }
    #expect(titles == ["Desk", "2", "1"])
  }

  @Test(
    "Windows are closed by id, by value, or by themselves, and the application ends with the last")
  func dismissing() {
    act { open, _ in
      open(value: "tea")
      open(value: "milk")
      open(id: "plain")
      open(id: "plain")
    }
    act { _, dismiss in dismiss(value: "tea") }
    #expect(titles == ["Desk", "Note milk", "Plain", "Plain"])
    act { _, dismiss in dismiss(id: "plain") }
    #expect(titles == ["Desk", "Note milk"])
    act { _, dismiss in dismiss(id: "note", value: "tea") }
    act { _, dismiss in dismiss(id: "note", value: "milk") }
    #expect(titles == ["Desk"])
    act { _, dismiss in dismiss() }
    #expect(titles.isEmpty && application.windows.isEmpty)
  }

  @Test("A window remembers what its own scene's window did, in whichever order windows are opened")
  func remembering() throws {
    let store = RestorationStore.inMemory()
    let before = try Self(store) { Counters(log: $0) }
    before.act { open, _ in open(id: "one") }
    before.press(before.host.surfaces[1])
    #expect(before.titles == ["Desk", "count 1"])
    // What is open at the end would come back by itself.
    before.act { _, dismiss in dismiss(id: "one") }
    let after = try Self(store) { Counters(log: $0) }
    after.act { open, _ in
      open(id: "other")
      open(id: "one")
    }
    #expect(after.titles == ["Desk", "count 0", "count 1"])
  }

  @Test("What no scene makes is reported once, with what there is")
  func unknown() {
    for _ in 0..<2 {
      act { open, _ in
        open(id: "nots")
        open(value: 2.5)
      }
    }
    #expect(titles == ["Desk"])
    #expect(
      log.diagnostics == [
        .unknownWindow(wanted: "id: \"nots\"", known: ["note", "activity", "plain"]),
        .unknownWindow(wanted: "value: 2.5", known: ["note", "activity", "plain"]),
      ])
    let words = log.diagnostics.first?.description ?? ""
    #expect(words.contains("Those with an id are: note, activity, plain."))
  }

  @Test("Views know whether their window has the keyboard, and whether it is seen")
  func phases() {
    let surface = host.surfaces[0]
    for event in [
      HostEvent.focusChanged(false), .visibilityChanged(false), .visibilityChanged(true),
      .focusChanged(true),
    ] {
      surface.send(event)
      step()
    }
    #expect(log.phases == [.active, .inactive, .background, .inactive, .active])
  }
}
