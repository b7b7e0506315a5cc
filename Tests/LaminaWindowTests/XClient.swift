import Glibc

/// Another client of the X server.
///
/// libX11 is loaded here, because nothing of the package links it.
nonisolated struct XClient {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Root = @convention(c) (OpaquePointer) -> UInt
  private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Create =
    @convention(c) (OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
  private typealias Convert =
    @convention(c) (OpaquePointer, UInt, UInt, UInt, UInt, UInt) -> Int32
  private typealias Send =
    @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
  /// A function of the display alone.
  typealias OfDisplay = @convention(c) (OpaquePointer) -> Int32
  /// A function of a window.
  typealias OfWindow = @convention(c) (OpaquePointer, UInt) -> Int32

  private let library: UnsafeMutableRawPointer
  let display: OpaquePointer
  let root: UInt

  init?(on display: String) {
    guard let library = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(library, "XOpenDisplay"),
      let root = dlsym(library, "XDefaultRootWindow"),
      let connection = unsafeBitCast(open, to: Open.self)(display)
    else { return nil }
    self.library = library
    self.display = connection
    self.root = unsafeBitCast(root, to: Root.self)(connection)
  }

  func close() { _ = function("XCloseDisplay", OfDisplay.self)?(display) }

  /// Makes a window in a corner, which is not shown.
  func makeWindow() -> UInt? {
    function("XCreateSimpleWindow", Create.self)?(display, root, 0, 0, 20, 20, 0, 0, 0)
  }

  /// Sends what a window manager sends when the user closes a window; there is none under Xvfb.
  func askToClose(_ window: UInt) {
    send("WM_PROTOCOLS", to: window, [atom("WM_DELETE_WINDOW")])
  }

  /// Asks for the clipboard's text for a window that is gone when the owner answers.
  func askForClipboardAndVanish() {
    guard let window = makeWindow() else { return }
    _ = function("XConvertSelection", Convert.self)?(
      display, atom("CLIPBOARD"), atom("UTF8_STRING"), atom("TEXT"), window, 0)
    _ = function("XDestroyWindow", OfWindow.self)?(display, window)
    _ = function("XFlush", OfDisplay.self)?(display)
  }

  /// Sends a client message to a window.
  func send(_ name: String, to window: UInt, _ data: [UInt]) {
    // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data.
    var event = [UInt](repeating: 0, count: 24)
    (event[0], event[4], event[5], event[6]) = (33, window, atom(name), 32)
    event.replaceSubrange(7..<7 + data.count, with: data)
    send(event, to: window)
  }

  /// Sends an event of 24 words to a window.
  func send(_ event: [UInt], to window: UInt) {
    var event = event
    event.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress {
        _ = function("XSendEvent", Send.self)?(display, window, 0, 0, start)
      }
    }
    _ = function("XFlush", OfDisplay.self)?(display)
  }

  func atom(_ name: String) -> UInt {
    function("XInternAtom", Atom.self)?(display, name, 0) ?? 0
  }

  func function<F>(_ name: String, _ type: F.Type) -> F? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
