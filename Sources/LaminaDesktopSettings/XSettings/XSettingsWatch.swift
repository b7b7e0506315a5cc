import Dispatch
import Glibc
import LaminaBus

/// Follows the settings of an X display, on a connection and a queue of its own.
///
/// ```
///  selection _XSETTINGS_S0 ──owner──▶ window ──property _XSETTINGS_SETTINGS──▶ XSettings
///   ▲ MANAGER, sent to the root          ▲ it is destroyed, its property changes
/// ```
///
/// Everything is touched on the queue only, hence `@unchecked`.
final class XSettingsWatch: @unchecked Sendable {
  private let queue = DispatchQueue(label: "lamina.xsettings")
  private let sink: AsyncStream<XSettings?>.Continuation
  private var source: (any DispatchSourceRead)?
  private var names: Names?
  private var owner: UInt32 = 0

  /// The settings now, nil while nobody manages them, and each change; ends with the connection.
  static func settings(of display: String) -> AsyncStream<XSettings?> {
    let (stream, sink) = AsyncStream.makeStream(
      of: XSettings?.self, bufferingPolicy: .bufferingNewest(1))
    let watch = XSettingsWatch(sink)
    sink.onTermination = { _ in watch.queue.async { watch.end() } }
    watch.queue.async { watch.begin(display) }
    return stream
  }

  private init(_ sink: AsyncStream<XSettings?>.Continuation) { self.sink = sink }

  private func begin(_ display: String) {
    guard let library = XLibrary.shared, let connection = XConnection(display, library),
      let poll = PollSet(watching: connection.descriptor)
    else { return sink.finish() }
    names = Names(connection)
    listen(to: connection, poll)
    connection.watch(connection.root, .structure)
    findOwner(connection)
    handleEvents(connection)
  }

  /// The connection is let go when no source looks at its descriptor any more.
  private func listen(to connection: XConnection, _ poll: PollSet) {
    let source = DispatchSource.makeReadSource(fileDescriptor: poll.number, queue: queue)
    let kept = KeptConnection(connection: connection)
    source.setEventHandler { [weak self] in self?.handleEvents(kept.connection) }
    source.setCancelHandler {
      close(poll.number)
      withExtendedLifetime(kept) {}
    }
    source.resume()
    self.source = source
  }

  private func end() {
    source?.cancel()
    source = nil
  }

  /// Handles all that has come: who waits for an answer reads events, too, and nothing tells of those.
  private func handleEvents(_ connection: XConnection) {
    guard source != nil else { return }
    var changes = takeEvents(connection)
    while !changes.isEmpty {
      if changes.contains(.owner) { findOwner(connection) } else { read(connection) }
      changes = takeEvents(connection)
    }
    if !connection.isOpen { sink.finish() }
  }

  private func takeEvents(_ connection: XConnection) -> Changes {
    var changes: Changes = []
    while let event = connection.nextEvent() { changes.formUnion(change(by: event)) }
    return changes
  }

  private func change(by event: XEvent) -> Changes {
    switch event {
    case .message(names?.manager, names?.selection): .owner
    case .destroyed(owner) where owner != 0: .owner
    case .propertyChanged(owner, names?.settings): .settings
    case .propertyChanged, .destroyed, .message, .other: []
    }
  }

  private func findOwner(_ connection: XConnection) {
    owner = names.map { connection.owner(of: $0.selection) } ?? 0
    if owner != 0 { connection.watch(owner, [.structure, .properties]) }
    read(connection)
  }

  private func read(_ connection: XConnection) {
    guard owner != 0, let names else {
      sink.yield(nil)
      return
    }
    sink.yield(connection.property(names.settings, of: owner).flatMap { XSettings($0) })
  }

  /// What events ask to be done, once for all of them.
  private struct Changes: OptionSet {
    let rawValue: Int
    static let owner = Changes(rawValue: 1), settings = Changes(rawValue: 2)
  }

  /// The server's numbers for names.
  private struct Names {
    let selection: UInt32, settings: UInt32, manager: UInt32

    init(_ connection: XConnection) {
      selection = connection.atom("_XSETTINGS_S\(connection.screen)")
      settings = connection.atom("_XSETTINGS_SETTINGS")
      manager = connection.atom("MANAGER")
    }
  }

  /// `@unchecked`, as it is looked at on the queue only.
  private struct KeptConnection: @unchecked Sendable {
    let connection: XConnection
  }
}
