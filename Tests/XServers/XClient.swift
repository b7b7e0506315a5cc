import Glibc

/// Another client of the X server.
///
/// libX11 is loaded here, because nothing of the package links it.
package struct XClient {
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
  package typealias OfDisplay = @convention(c) (OpaquePointer) -> Int32
  /// A function of a window.
  package typealias OfWindow = @convention(c) (OpaquePointer, UInt) -> Int32

  private typealias Own = @convention(c) (OpaquePointer, UInt, UInt, UInt) -> Int32
  private typealias Change =
    @convention(c) (OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>?, Int32) ->
    Int32

  private let library: UnsafeMutableRawPointer
  package let display: OpaquePointer
  package let root: UInt

  package init?(on display: String) {
    guard let library = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(library, "XOpenDisplay"),
      let root = dlsym(library, "XDefaultRootWindow"),
      let connection = unsafeBitCast(open, to: Open.self)(display)
    else { return nil }
    self.library = library
    self.display = connection
    self.root = unsafeBitCast(root, to: Root.self)(connection)
  }

  package func close() { _ = function("XCloseDisplay", OfDisplay.self)?(display) }

  /// Makes a window in a corner, which is not shown.
  package func makeWindow() -> UInt? {
    function("XCreateSimpleWindow", Create.self)?(display, root, 0, 0, 20, 20, 0, 0, 0)
  }

  /// Has a window own a selection.
  package func own(_ selection: String, by window: UInt) {
    _ = function("XSetSelectionOwner", Own.self)?(display, atom(selection), window, 0)
  }

  /// Gives a window a property of bytes.
  package func set(_ property: String, of window: UInt, to bytes: [UInt8]) {
    let name = atom(property)
    _ = function("XChangeProperty", Change.self)?(
      display, window, name, name, 8, 0, bytes, Int32(bytes.count))
    flush()
  }

  /// Sets the resources of the display, as xrdb does: those who connect later read them.
  package func setResources(_ text: String) {
    // The predefined atoms of RESOURCE_MANAGER and STRING.
    _ = function("XChangeProperty", Change.self)?(
      display, root, 23, 31, 8, 0, Array(text.utf8), Int32(text.utf8.count))
    flush()
  }

  /// Ends a window.
  package func destroy(_ window: UInt) {
    _ = function("XDestroyWindow", OfWindow.self)?(display, window)
    flush()
  }

  private func flush() { _ = function("XFlush", OfDisplay.self)?(display) }

  /// Sends what a window manager sends when the user closes a window; there is none under Xvfb.
  package func askToClose(_ window: UInt) {
    send("WM_PROTOCOLS", to: window, [atom("WM_DELETE_WINDOW")])
  }

  /// Asks for the clipboard's text for a window that is gone when the owner answers.
  package func askForClipboardAndVanish() {
    guard let window = makeWindow() else { return }
    _ = function("XConvertSelection", Convert.self)?(
      display, atom("CLIPBOARD"), atom("UTF8_STRING"), atom("TEXT"), window, 0)
    destroy(window)
  }

  /// Sends a client message to a window.
  package func send(_ name: String, to window: UInt, _ data: [UInt], mask: Int = 0) {
    // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data.
    var event = [UInt](repeating: 0, count: 24)
    (event[0], event[4], event[5], event[6]) = (33, window, atom(name), 32)
    event.replaceSubrange(7..<7 + data.count, with: data)
    send(event, to: window, mask: mask)
  }

  /// Sends an event of 24 words to a window; to those who have selected one of `mask` at it.
  package func send(_ event: [UInt], to window: UInt, mask: Int = 0) {
    var event = event
    event.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress {
        _ = function("XSendEvent", Send.self)?(display, window, 0, mask, start)
      }
    }
    flush()
  }

  package func atom(_ name: String) -> UInt {
    function("XInternAtom", Atom.self)?(display, name, 0) ?? 0
  }

  package func function<F>(_ name: String, _ type: F.Type) -> F? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
