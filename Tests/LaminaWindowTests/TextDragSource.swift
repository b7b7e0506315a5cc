import Glibc
import XServers

/// Another application that drags a text over a window and lets it go there, by the XDND protocol.
///
/// It holds the pointer from beginning to end, as toolkits do: the window gets no motion of it.
nonisolated struct TextDragSource {
  private typealias Own = @convention(c) (OpaquePointer, UInt, UInt, UInt) -> Int32
  private typealias Grab =
    @convention(c) (OpaquePointer, UInt, Int32, UInt32, Int32, Int32, UInt, UInt, UInt) -> Int32
  private typealias Warp =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int32, Int32, UInt32, UInt32, Int32, Int32
    ) -> Int32
  private typealias Next = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
  private typealias Change =
    @convention(c) (OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<CChar>, Int32)
    -> Int32

  let client: XClient

  /// Drags `text` to a place of the screen, where `window` is, and drops it; whether it was taken.
  func drop(_ text: String, on window: UInt, x: Int32, y: Int32) -> Bool {
    guard let source = begin() else { return false }
    _ = client.function("XWarpPointer", Warp.self)?(
      client.display, 0, client.root, 0, 0, 0, 0, x, y)
    client.send("XdndEnter", to: window, [source, 5 << 24, client.atom("text/plain")])
    let place = UInt(x) << 16 | UInt(y)
    client.send("XdndPosition", to: window, [source, 0, place, 0, client.atom("XdndActionCopy")])
    client.send("XdndDrop", to: window, [source])
    return answer(text)
  }

  /// A window in a corner that owns what is dragged, and the pointer.
  private func begin() -> UInt? {
    guard let source = client.makeWindow() else { return nil }
    _ = client.function("XMapWindow", XClient.OfWindow.self)?(client.display, source)
    _ = client.function("XSetSelectionOwner", Own.self)?(
      client.display, client.atom("XdndSelection"), source, 0)
    _ = client.function("XGrabPointer", Grab.self)?(
      client.display, client.root, 0, 0, 1, 1, 0, 0, 0)
    return source
  }

  /// Hands the text over when it is asked for, and waits until it has arrived.
  private func answer(_ text: String) -> Bool {
    // XEvent: 24 words. SelectionRequest is 30: owner 4, requestor, selection, target, property, time.
    var event = [UInt](repeating: 0, count: 24)
    while waitForEvent() {
      event.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress {
          _ = client.function("XNextEvent", Next.self)?(client.display, start)
        }
      }
      switch event[0] & 0xFF {
      case 30: hand(text, to: event)
      case 33 where event[5] == client.atom("XdndFinished"): return event[8] & 1 == 1
      default: break
      }
    }
    return false
  }

  private func hand(_ text: String, to request: [UInt]) {
    let (requestor, selection, target) = (request[5], request[6], request[7])
    let (property, time) = (request[8], request[9])
    _ = client.function("XChangeProperty", Change.self)?(
      client.display, requestor, property, target, 8, 0, text, Int32(text.utf8.count))
    // SelectionNotify: requestor 4, selection, target, property, time.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 31
    event.replaceSubrange(4..<9, with: [requestor, selection, target, property, time])
    client.send(event, to: requestor)
  }

  /// Whether something came within ten seconds.
  private func waitForEvent() -> Bool {
    if let pending = client.function("XPending", XClient.OfDisplay.self),
      pending(client.display) > 0
    {
      return true
    }
    guard let number = client.function("XConnectionNumber", XClient.OfDisplay.self) else {
      return false
    }
    var poll = pollfd(fd: number(client.display), events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, 10_000) > 0
  }
}
