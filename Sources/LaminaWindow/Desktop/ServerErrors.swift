import Foundation
import Synchronization

/// Requests that the X server refuses: they are said once each, and the program goes on.
///
/// Xlib ends the program by default. But a request may come too late by no one's fault: the client that
/// asked for the clipboard is gone when the answer is written into its window.
nonisolated enum ServerErrors {
  /// Xlib's XErrorEvent.
  private struct Event {
    var type: Int32
    var display: UnsafeMutableRawPointer?
    var resource: UInt
    var serial: UInt
    var code: UInt8
    var request: UInt8
    var minorRequest: UInt8
  }

  private typealias Handler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler) -> UnsafeMutableRawPointer?
  private typealias TextOf =
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<CChar>, Int32) -> Int32

  private static let badWindow: UInt8 = 3
  private static let (changeProperty, sendEvent): (UInt8, UInt8) = (18, 25)
  private static let said = Mutex<Set<[UInt8]>>([])

  /// Takes over from Xlib; nothing happens where there is no X.
  static func survive() {
    guard let symbol = Connection.symbol("XSetErrorHandler") else { return }
    _ = unsafeBitCast(symbol, to: SetHandler.self)({ _, event in
      if let event { ServerErrors.reportEvent(event.assumingMemoryBound(to: Event.self).pointee) }
      return 0
    })
  }

  private static func reportEvent(_ event: Event) {
    let isLateAnswer =
      event.code == badWindow && [changeProperty, sendEvent].contains(event.request)
    let kind = [event.code, event.request, event.minorRequest]
    guard !isLateAnswer, said.withLock({ $0.insert(kind).inserted }) else { return }
    let request = "\(event.request).\(event.minorRequest)"
    let words = "lamina: the X server refused request \(request): \(text(of: event))\n"
    FileHandle.standardError.write(Data(words.utf8))
  }

  private static func text(of event: Event) -> String {
    guard let symbol = Connection.symbol("XGetErrorText") else { return "error \(event.code)" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return "error \(event.code)" }
      start.initialize(repeating: 0, count: buffer.count)
      _ = unsafeBitCast(symbol, to: TextOf.self)(
        event.display, Int32(event.code), start, Int32(buffer.count))
      return String(cString: start)
    }
  }
}
