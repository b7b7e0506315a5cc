import Glibc

/// Another application that drags a text over a window and lets it go there, by the XDND protocol.
///
/// It holds the pointer from beginning to end, as toolkits do: the window gets no motion of it. libX11 is
/// loaded here, because nothing of the package links it.
nonisolated struct TextDragSource {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias OfDisplay = @convention(c) (OpaquePointer) -> Int32
  private typealias Root = @convention(c) (OpaquePointer) -> UInt
  private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Create =
    @convention(c) (OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
  private typealias Map = @convention(c) (OpaquePointer, UInt) -> Int32
  private typealias Own = @convention(c) (OpaquePointer, UInt, UInt, UInt) -> Int32
  private typealias Grab =
    @convention(c) (OpaquePointer, UInt, Int32, UInt32, Int32, Int32, UInt, UInt, UInt) -> Int32
  private typealias Warp =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int32, Int32, UInt32, UInt32, Int32, Int32
    ) -> Int32
  private typealias Send =
    @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
  private typealias Next = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
  private typealias Change =
    @convention(c) (OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<CChar>, Int32)
    -> Int32

  private let library: UnsafeMutableRawPointer
  private let display: OpaquePointer
  private let root: UInt

  init?(on display: String) {
    guard let library = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(library, "XOpenDisplay"),
      let root = dlsym(library, "XDefaultRootWindow"),
      let connection = unsafeBitCast(open, to: Open.self)(display)
    else { return nil }
    self.library = library
    self.display = connection
    self.root = unsafeBitCast(root, to: Root.self)(connection)
  }

  /// Drags `text` to a place of the screen, where `window` is, and drops it; whether it was taken.
  func drop(_ text: String, on window: UInt, x: Int32, y: Int32) -> Bool {
    guard let source = begin() else { return false }
    _ = function("XWarpPointer", Warp.self)?(display, 0, root, 0, 0, 0, 0, x, y)
    send("XdndEnter", to: window, from: source, [5 << 24, atom("text/plain")])
    let place = UInt(x) << 16 | UInt(y)
    send("XdndPosition", to: window, from: source, [0, place, 0, atom("XdndActionCopy")])
    send("XdndDrop", to: window, from: source, [])
    return answer(text)
  }

  func close() { _ = function("XCloseDisplay", OfDisplay.self)?(display) }

  /// A window in a corner that owns what is dragged, and the pointer.
  private func begin() -> UInt? {
    let source = function("XCreateSimpleWindow", Create.self)?(
      display, root, 0, 0, 20, 20, 0, 0, 0)
    guard let source else { return nil }
    _ = function("XMapWindow", Map.self)?(display, source)
    _ = function("XSetSelectionOwner", Own.self)?(display, atom("XdndSelection"), source, 0)
    _ = function("XGrabPointer", Grab.self)?(display, root, 0, 0, 1, 1, 0, 0, 0)
    return source
  }

  /// Hands the text over when it is asked for, and waits until it has arrived.
  private func answer(_ text: String) -> Bool {
    // XEvent: 24 words. SelectionRequest is 30: owner 4, requestor, selection, target, property, time.
    var event = [UInt](repeating: 0, count: 24)
    while waitForEvent() {
      event.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress { _ = function("XNextEvent", Next.self)?(display, start) }
      }
      switch event[0] & 0xFF {
      case 30: hand(text, to: event)
      case 33 where event[5] == atom("XdndFinished"): return event[8] & 1 == 1
      default: break
      }
    }
    return false
  }

  private func hand(_ text: String, to request: [UInt]) {
    let (requestor, selection, target) = (request[5], request[6], request[7])
    let (property, time) = (request[8], request[9])
    _ = function("XChangeProperty", Change.self)?(
      display, requestor, property, target, 8, 0, text, Int32(text.utf8.count))
    // SelectionNotify: requestor 4, selection, target, property, time.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 31
    event.replaceSubrange(4..<9, with: [requestor, selection, target, property, time])
    send(event, to: requestor)
  }

  /// Whether something came within ten seconds.
  private func waitForEvent() -> Bool {
    if let pending = function("XPending", OfDisplay.self), pending(display) > 0 { return true }
    guard let number = function("XConnectionNumber", OfDisplay.self) else { return false }
    var poll = pollfd(fd: number(display), events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, 10_000) > 0
  }

  private func send(_ name: String, to window: UInt, from source: UInt, _ data: [UInt]) {
    // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data.
    var event = [UInt](repeating: 0, count: 24)
    (event[0], event[4], event[5], event[6], event[7]) = (33, window, atom(name), 32, source)
    event.replaceSubrange(8..<8 + data.count, with: data)
    send(event, to: window)
  }

  private func send(_ event: [UInt], to window: UInt) {
    var event = event
    event.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress {
        _ = function("XSendEvent", Send.self)?(display, window, 0, 0, start)
      }
    }
    _ = function("XFlush", OfDisplay.self)?(display)
  }

  private func atom(_ name: String) -> UInt {
    function("XInternAtom", Atom.self)?(display, name, 0) ?? 0
  }

  private func function<F>(_ name: String, _ type: F.Type) -> F? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
