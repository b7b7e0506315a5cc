import ArgumentParser
import DreamsReminders
import DreamsToday
import DreamsViews
import Lamina
import LaminaStore

/// The command: opens Dreams in a window, or draws it into a file.
@main
struct DreamsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Dreams",
    abstract: "Keeps a list of dreams, with unicorns.",
    discussion: "Opens a window, or where there is no display draws the first screen into out/.")

  @Flag(help: "Begin with the first dreams, and keep nothing.")
  var fresh = false

  @Flag(help: "Show dark colours.")
  var night = false

  @Option(help: "Open this dream, by its number; 0 is the favourite creature.")
  var open: Int?

  @Argument(help: "Addresses to open, like dreams://dream/3 or dreams://favorite.")
  var addresses: [String] = []

  @Option(help: "The folder in which the state is kept; XDG_STATE_HOME/lamina-dreams without it.")
  var state: String?

  @Option(help: "The folder for shared pictures; XDG_PICTURES_DIR without it.")
  var pictures: String?

  @Option(help: "Draw into this PNG file instead of opening a window.")
  var png: String?

  @Option(help: "The size in points of what is drawn.")
  var size = PictureSize(width: 1_000, height: 700)

  @Option(help: "Device pixels for each point of what is drawn.")
  var scale = 1.0

  @Option(help: "How many seconds after the start it is drawn.")
  var at = 0.5

  @Flag(help: "Print what was kept, as JSON, and end.")
  var dumpState = false

  @Flag(
    help: ArgumentHelp(
      "Do the actions on standard input, one line of JSON each.", visibility: .hidden))
  var actions = false

  func validate() throws {
    guard (0.25...8).contains(scale) else {
      throw ValidationError("A scale of \(scale) is not possible. Give one from 0.25 to 8.")
    }
    guard (0...60).contains(at) else {
      throw ValidationError("A time of \(at) s is not possible. Give one from 0 to 60.")
    }
  }

  func run() throws {
    do {
      try MainActor.assumeIsolated { try start() }
    } catch {
      Self.complain("\(error)")
      throw ExitCode(1)
    }
  }

  @MainActor private func start() throws {
    let clock = ActionClock()
    // What is not kept is no news.
    let isKept = !(fresh || png != nil || actions || dumpState || state != nil)
    let shared = isKept ? SharedStore(group: DreamsToday.group) : nil
    let reminders = shared.map { DreamReminders($0) { Self.complain($0) } }
    let store = makeStore(
      shared, reminders, actions ? { clock.time } : { ProcessInfo.processInfo.systemUptime })
    if let open { try self.open(open, in: store) }
    if dumpState { return print(String(decoding: try store.session.snapshot.json, as: UTF8.self)) }
    if actions { return try ActionLines(store: store, clock: clock).run() }
    let app = DreamsApp(store: store, isNight: night, reminders: reminders)
    guard let png else { return app.start(opening: addresses.compactMap(URL.init(string:))) }
    guard let picture = app.picture(size: size.size, scale: scale, at: at) else { return }
    do {
      try picture.pngData().write(to: URL(fileURLWithPath: png))
    } catch {
      throw DreamsError.unwritable(path: png, reason: error.localizedDescription)
    }
  }

  /// A store that goes on where the last one ended.
  @MainActor private func makeStore(
    _ shared: SharedStore?, _ reminders: DreamReminders?, _ now: @escaping () -> TimeInterval
  ) -> DreamsStore {
    let environment = ProcessInfo.processInfo.environment
    let memory = restorationStore()
    let folder =
      pictures.map(PicturesFolder.init(_:)) ?? PicturesFolder(environment: environment)
    let session = memory.dreams().map { DreamsSession($0) } ?? DreamsSession()
    let news = shared.map { WidgetNews($0) { Self.complain($0) } }
    news?.tell(session.list)
    reminders?.tell(session.list)
    return DreamsStore(
      session, now: now,
      keep: { snapshot in
        memory.storeSnapshot(snapshot)
        news?.tell(snapshot.list)
        reminders?.tell(snapshot.list)
      },
      save: { picture async throws(ShareError) in try await folder.write(picture) })
  }

  /// Where Dreams finds again what it was doing.
  @MainActor private func restorationStore() -> RestorationStore {
    if fresh { return .inMemory() }
    let folder = state.map { URL(fileURLWithPath: $0) }
    let store =
      folder.map { RestorationStore(directory: $0) } ?? .standard(for: "lamina-dreams")
    store.onProblem = { Self.complain("\($0)") }
    return store
  }

  @MainActor private func open(_ number: Int, in store: DreamsStore) throws(DreamsError) {
    let item = number == 0 ? DreamsScreen.Item.favorite : .dream(Dream.ID(number))
    if store.performFromOutside(.open(item)) != nil {
      throw .noDream(number, numbers: store.session.list.dreams.map(\.id.number))
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
