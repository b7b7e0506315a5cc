import Glibc

/// The functions of libxcb that a selection takes, looked up by name, so that nothing is linked for their sake.
nonisolated struct XCBLibrary: Sendable {
  static let (selectionClear, selectionRequest, selectionNotify): (UInt8, UInt8, UInt8) =
    (29, 30, 31)

  typealias Connect =
    @convention(c) @Sendable (UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?) -> OpaquePointer?
  typealias OfConnection = @convention(c) @Sendable (OpaquePointer) -> Int32
  typealias Number = @convention(c) @Sendable (OpaquePointer) -> UInt32
  typealias End = @convention(c) @Sendable (OpaquePointer) -> Void
  typealias Setup = @convention(c) @Sendable (OpaquePointer) -> UnsafeRawPointer?
  typealias Event = @convention(c) @Sendable (OpaquePointer) -> UnsafeMutableRawPointer?
  typealias CreateWindow =
    @convention(c) @Sendable (
      OpaquePointer, UInt8, UInt32, UInt32, Int16, Int16, UInt16, UInt16, UInt16, UInt16, UInt32,
      UInt32, UnsafeRawPointer?
    ) -> UInt32
  typealias Intern =
    @convention(c) @Sendable (OpaquePointer, UInt8, UInt16, UnsafePointer<CChar>) -> UInt32
  typealias InternReply =
    @convention(c) @Sendable (OpaquePointer, UInt32, UnsafeMutableRawPointer?) ->
    UnsafeMutableRawPointer?
  typealias Own = @convention(c) @Sendable (OpaquePointer, UInt32, UInt32, UInt32) -> UInt32
  typealias Change =
    @convention(c) @Sendable (
      OpaquePointer, UInt8, UInt32, UInt32, UInt32, UInt8, UInt32, UnsafeRawPointer?
    ) -> UInt32
  typealias Send =
    @convention(c) @Sendable (OpaquePointer, UInt8, UInt32, UInt32, UnsafeRawPointer) -> UInt32

  let connect: Connect
  let hasError: OfConnection
  let flush: OfConnection
  let makeID: Number
  let largestRequest: Number
  let disconnect: End
  let nextEvent: Event
  let createWindow: CreateWindow
  let own: Own
  let change: Change
  let send: Send
  private let setup: Setup
  private let intern: Intern
  private let internReply: InternReply

  /// The library; nil where there is none.
  static let shared = XCBLibrary()

  private init?() {
    guard let library = dlopen("libxcb.so.1", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let connect = find("xcb_connect", Connect.self),
      let hasError = find("xcb_connection_has_error", OfConnection.self),
      let flush = find("xcb_flush", OfConnection.self),
      let makeID = find("xcb_generate_id", Number.self),
      let largest = find("xcb_get_maximum_request_length", Number.self),
      let disconnect = find("xcb_disconnect", End.self),
      let nextEvent = find("xcb_wait_for_event", Event.self),
      let createWindow = find("xcb_create_window", CreateWindow.self),
      let own = find("xcb_set_selection_owner", Own.self),
      let change = find("xcb_change_property", Change.self),
      let send = find("xcb_send_event", Send.self),
      let setup = find("xcb_get_setup", Setup.self),
      let intern = find("xcb_intern_atom", Intern.self),
      let internReply = find("xcb_intern_atom_reply", InternReply.self)
    else { return nil }
    (self.connect, self.hasError, self.flush, self.makeID) = (connect, hasError, flush, makeID)
    (largestRequest, self.disconnect, self.nextEvent) = (largest, disconnect, nextEvent)
    (self.createWindow, self.own, self.change, self.send) = (createWindow, own, change, send)
    (self.setup, self.intern, self.internReply) = (setup, intern, internReply)
  }

  /// The number of a name; 0 when the server does not answer.
  func atom(_ name: String, _ connection: OpaquePointer) -> UInt32 {
    let cookie = intern(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = internReply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.load(fromByteOffset: 8, as: UInt32.self)
  }

  /// The root window of the first screen.
  ///
  /// The server's greeting has 40 bytes, the vendor's name up to a multiple of four, eight bytes for each format of
  /// pixels, and then the screens.
  func root(of connection: OpaquePointer) -> UInt32? {
    guard let greeting = setup(connection) else { return nil }
    let vendor = Int(greeting.load(fromByteOffset: 24, as: UInt16.self))
    let formats = Int(greeting.load(fromByteOffset: 29, as: UInt8.self))
    guard greeting.load(fromByteOffset: 28, as: UInt8.self) > 0 else { return nil }
    return greeting.load(fromByteOffset: 40 + (vendor + 3) / 4 * 4 + formats * 8, as: UInt32.self)
  }
}
