import Glibc

/// WM_DELETE_WINDOW, as window managers send it; there is none under Xvfb.
///
/// libX11 is loaded here, because nothing of the package links it.
nonisolated enum CloseRequest {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Send =
    @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Int32

  static func send(to window: UInt, on display: String) {
    guard let library = dlopen("libX11.so.6", RTLD_NOW),
      let open = dlsym(library, "XOpenDisplay").map({ unsafeBitCast($0, to: Open.self) }),
      let atom = dlsym(library, "XInternAtom").map({ unsafeBitCast($0, to: Atom.self) }),
      let send = dlsym(library, "XSendEvent").map({ unsafeBitCast($0, to: Send.self) }),
      let close = dlsym(library, "XCloseDisplay").map({ unsafeBitCast($0, to: Close.self) }),
      let connection = open(display)
    else { return }
    // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data.
    var event = [UInt](repeating: 0, count: 24)
    (event[0], event[4]) = (33, window)
    event[5] = atom(connection, "WM_PROTOCOLS", 0)
    event[6] = 32
    event[7] = atom(connection, "WM_DELETE_WINDOW", 0)
    event.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { _ = send(connection, window, 0, 0, start) }
    }
    _ = close(connection)
  }
}
