import LaminaEngine
import Observation
import Testing

/// What a running application does with addresses from outside.
@Suite("Addresses for a running application")
struct AddressTests {
  @Observable
  fileprivate final class Taken {
    var addresses: [String] = []
    var shown = ""
  }

  private struct Taker: View {
    let name: String
    let taken: Taken

    var body: some View {
      Text(taken.shown).onOpenURL { url in
        taken.shown = url.absoluteString
        taken.addresses.append("\(name) \(url.absoluteString)")
      }
    }
  }

  private struct TwoWindows: App {
    var taken = Taken()
    var isFirstTaking = true

    var body: some Scene {
      WindowGroup("First") {
        if isFirstTaking { Taker(name: "first", taken: taken) } else { Text("none") }
      }
      WindowGroup("Second") { Taker(name: "second", taken: taken) }
    }
  }

  private let host = HeadlessHost()
  private let url: URL

  init() throws { url = try #require(URL(string: "market://tea")) }

  private func running(_ app: TwoWindows) throws -> Application {
    try Application(
      app, on: host,
      context: PresentationContext(
        rasterizer: CairoRasterizer(), executor: DeterministicExecutor(), deadline: .never))
  }

  @Test("The first window takes them before it has shown anything, and comes to the front")
  func early() throws {
    let app = TwoWindows()
    let application = try running(app)
    #expect(application.open([url]) == [])
    #expect(app.taken.addresses == ["first market://tea"])
    #expect(host.surfaces.map(\.raiseCount) == [1, 0])
    #expect(host.surfaces[0].isFrameRequested)
  }

  private struct SortedWindows: App {
    var taken = Taken()

    var body: some Scene {
      WindowGroup("List") { Taker(name: "list", taken: taken) }
      WindowGroup("Note", id: "note") { Taker(name: "note", taken: taken) }
        .handlesExternalEvents(matching: ["notes://note/"])
      WindowGroup("Never", id: "never") { Taker(name: "never", taken: taken) }
        .handlesExternalEvents(matching: [])
    }
  }

  @Test("A scene that names an address takes it, in a window that is opened for that once")
  func named() throws {
    let app = SortedWindows()
    let application = try Application(
      app, on: host,
      context: PresentationContext(
        rasterizer: CairoRasterizer(), executor: DeterministicExecutor(), deadline: .never))
    let links = ["notes://all", "notes://note/3", "notes://note/4"].compactMap { URL(string: $0) }
    #expect(application.open(links) == [])
    #expect(
      app.taken.addresses == ["list notes://all", "note notes://note/3", "note notes://note/4"])
    #expect(application.windows.count == 2)
  }

  @Test("The window that had the focus last takes them")
  func focused() throws {
    let app = TwoWindows()
    let application = try running(app)
    host.surfaces[1].send(.focusChanged(true))
    host.surfaces[1].send(.focusChanged(false))
    application.open([url])
    #expect(app.taken.addresses == ["second market://tea"])
    #expect(host.surfaces.map(\.raiseCount) == [0, 1])
  }

  @Test("A window without takers leaves them to the next; a closed one is none")
  func next() throws {
    let app = TwoWindows(isFirstTaking: false)
    let application = try running(app)
    application.open([url])
    #expect(app.taken.addresses == ["second market://tea"])
    application.close(application.windows[1])
    #expect(application.open([url]) == [url])
    #expect(app.taken.addresses.count == 1)
  }

  @Test("Without addresses the window in front is asked to be seen")
  func activation() throws {
    let application = try running(TwoWindows())
    #expect(application.open([]) == [])
    #expect(host.surfaces.map(\.raiseCount) == [1, 0])
  }

  @Test("An application that says nothing keeps no other from running")
  func policy() { #expect(TwoWindows.instancePolicy == .several) }
}
