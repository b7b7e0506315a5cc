/// libsystemd's functions, looked up when the first bus is asked for.
///
/// Its members are functions of C that keep no state of ours, hence `@unchecked`.
struct SystemBusLibrary: @unchecked Sendable {
  typealias Pointer = OpaquePointer
  typealias Raw = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Out = UnsafeMutablePointer<Pointer?>
  typealias Handler = @convention(c) (Pointer?, Raw?, Raw?) -> Int32
  typealias Act = @convention(c) (Pointer?) -> Int32
  typealias Free = @convention(c) (Pointer?) -> Pointer?
  typealias Ask = @convention(c) (Pointer?) -> Text?

  /// The one that the process has; nil where libsystemd is not installed.
  static let shared = Symbols("libsystemd.so.0", prefix: "sd_bus_").flatMap {
    try? SystemBusLibrary($0)
  }

  let new: @convention(c) (Out) -> Int32
  let start: Act, closeBus: @convention(c) (Pointer?) -> Void, unref: Free
  let setAddress: @convention(c) (Pointer?, Text?) -> Int32
  let setClient: @convention(c) (Pointer?, Int32) -> Int32
  let isOpen: Act, isReady: Act
  let descriptor: Act, events: Act
  let timeout: @convention(c) (Pointer?, UnsafeMutablePointer<UInt64>) -> Int32
  let process: @convention(c) (Pointer?, Out?) -> Int32
  let send: @convention(c) (Pointer?, Pointer?, UnsafeMutablePointer<UInt64>?) -> Int32
  let callAsync: @convention(c) (Pointer?, Out, Pointer?, Handler, Raw?, UInt64) -> Int32
  let addMatch: @convention(c) (Pointer?, Out, Text?, Handler, Handler?, Raw?) -> Int32
  let addObject: @convention(c) (Pointer?, Out, Text?, Handler, Raw?) -> Int32
  let unrefSlot: Free

  let newCall: @convention(c) (Pointer?, Out, Text?, Text?, Text?, Text?) -> Int32
  let newSignal: @convention(c) (Pointer?, Out, Text?, Text?, Text?) -> Int32
  let newReturn: @convention(c) (Pointer?, Out) -> Int32
  let newError: @convention(c) (Pointer?, Out, UnsafeRawPointer?) -> Int32
  let refMessage: Free, unrefMessage: Free
  let open: @convention(c) (Pointer?, CChar, Text?) -> Int32, close: Act
  let append: @convention(c) (Pointer?, CChar, UnsafeRawPointer?) -> Int32
  let enter: @convention(c) (Pointer?, CChar, Text?) -> Int32, exit: Act
  let read: @convention(c) (Pointer?, CChar, Raw?) -> Int32
  let peek:
    @convention(c) (Pointer?, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Text?>) -> Int32
  let sender: Ask, path: Ask, interface: Ask, member: Ask
  let signature: @convention(c) (Pointer?, Int32) -> Text?
  let error: @convention(c) (Pointer?) -> UnsafePointer<Text?>?

  private init(_ symbols: Symbols) throws(Symbols.Missing) {
    new = try symbols("new")
    start = try symbols("start")
    closeBus = try symbols("close")
    unref = try symbols("unref")
    setAddress = try symbols("set_address")
    setClient = try symbols("set_bus_client")
    isOpen = try symbols("is_open")
    isReady = try symbols("is_ready")
    descriptor = try symbols("get_fd")
    events = try symbols("get_events")
    timeout = try symbols("get_timeout")
    process = try symbols("process")
    send = try symbols("send")
    callAsync = try symbols("call_async")
    addMatch = try symbols("add_match_async")
    addObject = try symbols("add_object")
    unrefSlot = try symbols("slot_unref")
    newCall = try symbols("message_new_method_call")
    newSignal = try symbols("message_new_signal")
    newReturn = try symbols("message_new_method_return")
    newError = try symbols("message_new_method_error")
    refMessage = try symbols("message_ref")
    unrefMessage = try symbols("message_unref")
    open = try symbols("message_open_container")
    close = try symbols("message_close_container")
    append = try symbols("message_append_basic")
    enter = try symbols("message_enter_container")
    exit = try symbols("message_exit_container")
    read = try symbols("message_read_basic")
    peek = try symbols("message_peek_type")
    sender = try symbols("message_get_sender")
    path = try symbols("message_get_path")
    interface = try symbols("message_get_interface")
    member = try symbols("message_get_member")
    signature = try symbols("message_get_signature")
    error = try symbols("message_get_error")
  }
}
