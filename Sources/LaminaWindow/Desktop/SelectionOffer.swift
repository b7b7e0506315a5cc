import Glibc
import LaminaGeometry
import LaminaHost

/// Contents of several types that other clients of an X server paste, over a connection of its own.
///
/// ```
///  SelectionOffer ──owns──▶ CLIPBOARD        a thread of its own waits for who asks, and ends
///      ▲── SelectionRequest ── who pastes     when another client copies something
///      └── property, SelectionNotify ──▶
/// ```
/// SDL's clipboard has text only. On libxcb, which libX11 has loaded: a client that is gone meanwhile is no error that
/// ends the program.
enum SelectionOffer {
  /// Offers contents from now on.
  ///
  /// - Throws: `ClipboardError` when the server does not answer, or there is too much.
  static func begin(
    _ contents: [ClipboardContent], on display: String
  ) throws(ClipboardError) {
    guard let library = XCBLibrary.shared else { throw .unavailable("libxcb is not there") }
    let server = try SelectionServer(library, display, contents)
    Thread.detachNewThread { server.serve() }
  }
}

/// What answers those who paste.
///
/// Sendable, although it changes while it is made: after that its thread alone has it.
private nonisolated final class SelectionServer: @unchecked Sendable {
  private let library: XCBLibrary
  private let connection: OpaquePointer
  private let window: UInt32
  /// The bytes by the type that is asked for.
  private var answers: [UInt32: (type: UInt32, bytes: [UInt8])] = [:]
  private let targets: UInt32

  init(
    _ library: XCBLibrary, _ display: String, _ contents: [ClipboardContent]
  ) throws(ClipboardError) {
    self.library = library
    guard let connection = library.connect(display, nil) else {
      throw .unavailable("no connection to \(display)")
    }
    guard library.hasError(connection) == 0, let root = library.root(of: connection) else {
      library.disconnect(connection)
      throw .unavailable("no connection to \(display)")
    }
    self.connection = connection
    window = library.makeID(connection)
    _ = library.createWindow(connection, 0, window, root, 0, 0, 1, 1, 0, 0, 0, 0, nil)
    targets = library.atom("TARGETS", connection)
    // A property is written by one request.
    let limit = Int(library.largestRequest(connection)) * 4 - 64
    let largest = contents.map(\.data.count).max() ?? 0
    guard largest <= limit else {
      library.disconnect(connection)
      throw .tooLarge(bytes: largest, limit: limit)
    }
    for content in contents {
      let bytes = Array(content.data)
      for name in Self.names(of: content) {
        let atom = library.atom(name, connection)
        if answers[atom] == nil { answers[atom] = (atom, bytes) }
      }
    }
    let clipboard = library.atom("CLIPBOARD", connection)
    _ = library.own(connection, window, clipboard, 0)
    _ = library.flush(connection)
  }

  /// The names under which contents are asked for.
  private static func names(of content: ClipboardContent) -> [String] {
    content.type.hasPrefix("text/plain")
      ? ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING", "TEXT"]
      : [content.type]
  }

  /// Answers until another client owns the clipboard, or the server is gone.
  func serve() {
    while let event = library.nextEvent(connection) {
      defer { free(event) }
      switch event.load(as: UInt8.self) & 0x7F {
      case XCBLibrary.selectionRequest: answer(event)
      case XCBLibrary.selectionClear:
        library.disconnect(connection)
        return
      default: break
      }
    }
    library.disconnect(connection)
  }

  /// The fields of a request, from its fourth byte on: time, owner, requestor, selection, target, property.
  private func answer(_ event: UnsafeMutableRawPointer) {
    func field(_ number: Int) -> UInt32 {
      event.load(fromByteOffset: 4 + number * 4, as: UInt32.self)
    }
    let (requestor, target) = (field(2), field(4))
    let property = field(5) == 0 ? target : field(5)
    let isAnswered = put(target, into: property, of: requestor)
    var notice = [UInt32](repeating: 0, count: 8)
    notice[0] = UInt32(XCBLibrary.selectionNotify)
    notice[1] = field(0)
    notice[2] = requestor
    notice[3] = field(3)
    notice[4] = target
    notice[5] = isAnswered ? property : 0
    notice.withUnsafeBytes { bytes in
      guard let address = bytes.baseAddress else { return }
      _ = library.send(connection, 0, requestor, 0, address)
    }
    _ = library.flush(connection)
  }

  private func put(_ target: UInt32, into property: UInt32, of window: UInt32) -> Bool {
    if target == targets {
      let all = [targets] + answers.keys.sorted()
      all.withUnsafeBytes {
        _ = library.change(
          connection, 0, window, property, 4, 32, UInt32(all.count), $0.baseAddress)
      }
      return true
    }
    guard let (type, bytes) = answers[target] else { return false }
    bytes.withUnsafeBytes {
      _ = library.change(
        connection, 0, window, property, type, 8, UInt32(bytes.count), $0.baseAddress)
    }
    return true
  }
}
