import LaminaBus

/// libxcb's functions, looked up when the first display is asked for.
///
/// Its members are functions of C that keep no state of ours, hence `@unchecked`. Cookies are numbers
/// here: a structure of one number is passed like it.
struct XLibrary: @unchecked Sendable {
  typealias Pointer = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Cookie = UInt32
  typealias Reply = @convention(c) (Pointer?, Cookie, UnsafeRawPointer?) -> UnsafeMutableRawPointer?
  typealias Act = @convention(c) (Pointer?) -> Int32

  /// The one that the process has; nil where libxcb is not installed.
  static let shared = Symbols("libxcb.so.1", prefix: "xcb_").flatMap { try? XLibrary($0) }

  let connect: @convention(c) (Text?, UnsafeMutablePointer<Int32>?) -> Pointer?
  let disconnect: @convention(c) (Pointer?) -> Void
  let hasError: Act, flush: Act, descriptor: Act
  let setup: @convention(c) (Pointer?) -> UnsafeRawPointer?
  let nextEvent: @convention(c) (Pointer?) -> UnsafeMutableRawPointer?

  let internAtom: @convention(c) (Pointer?, UInt8, UInt16, Text?) -> Cookie, atom: Reply
  let getOwner: @convention(c) (Pointer?, UInt32) -> Cookie, owner: Reply
  let getProperty:
    @convention(c) (Pointer?, UInt8, UInt32, UInt32, UInt32, UInt32, UInt32) -> Cookie
  let property: Reply
  let change: @convention(c) (Pointer?, UInt32, UInt32, UnsafePointer<UInt32>?) -> Cookie

  private init(_ symbols: Symbols) throws(Symbols.Missing) {
    connect = try symbols("connect")
    disconnect = try symbols("disconnect")
    hasError = try symbols("connection_has_error")
    flush = try symbols("flush")
    descriptor = try symbols("get_file_descriptor")
    setup = try symbols("get_setup")
    nextEvent = try symbols("poll_for_event")
    internAtom = try symbols("intern_atom")
    atom = try symbols("intern_atom_reply")
    getOwner = try symbols("get_selection_owner")
    owner = try symbols("get_selection_owner_reply")
    getProperty = try symbols("get_property")
    property = try symbols("get_property_reply")
    change = try symbols("change_window_attributes")
  }
}
