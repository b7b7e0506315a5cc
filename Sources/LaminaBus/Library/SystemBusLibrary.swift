import Glibc

/// libsystemd's functions, looked up when the first bus is asked for.
struct SystemBusLibrary: @unchecked Sendable {
  typealias Pointer = OpaquePointer
  typealias Raw = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Handler = @convention(c) (Pointer?, Raw?, Raw?) -> Int32
  typealias Act = @convention(c) (Pointer?) -> Int32
  typealias Free = @convention(c) (Pointer?) -> Pointer?
  typealias Make = @convention(c) (UnsafeMutablePointer<Pointer?>) -> Int32
  typealias Ask = @convention(c) (Pointer?) -> Text?
  typealias SetText = @convention(c) (Pointer?, Text?) -> Int32
  typealias SetFlag = @convention(c) (Pointer?, Int32) -> Int32
  typealias Call =
    @convention(c) (
      Pointer?, UnsafeMutablePointer<Pointer?>, Text?, Text?, Text?, Text?
    ) -> Int32
  typealias Signal =
    @convention(c) (
      Pointer?, UnsafeMutablePointer<Pointer?>, Text?, Text?, Text?
    ) -> Int32

  /// The one that the process has; nil where libsystemd is not installed.
  static let shared = SystemBusLibrary()

  let new: Make, start: Act, closeBus: @convention(c) (Pointer?) -> Void, unref: Free
  let setAddress: SetText, setClient: SetFlag
  let descriptor: Act, events: Act
  let timeout: @convention(c) (Pointer?, UnsafeMutablePointer<UInt64>) -> Int32
  let process: @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>?) -> Int32
  let send: @convention(c) (Pointer?, Pointer?, UnsafeMutablePointer<UInt64>?) -> Int32
  let callAsync:
    @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>, Pointer?, Handler, Raw?, UInt64) ->
      Int32
  let addMatch:
    @convention(c) (
      Pointer?, UnsafeMutablePointer<Pointer?>, Text?, Handler, Handler, Raw?
    ) -> Int32
  let newCall: Call, newSignal: Signal, unrefMessage: Free, unrefSlot: Free
  let open: @convention(c) (Pointer?, CChar, Text?) -> Int32, close: Act
  let append: @convention(c) (Pointer?, CChar, UnsafeRawPointer?) -> Int32
  let enter: @convention(c) (Pointer?, CChar, Text?) -> Int32, exit: Act
  let read: @convention(c) (Pointer?, CChar, Raw?) -> Int32
  let peek:
    @convention(c) (Pointer?, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Text?>) -> Int32
  let sender: Ask, path: Ask, interface: Ask, member: Ask
  let error: @convention(c) (Pointer?) -> UnsafePointer<Text?>?

  private init?() {
    guard let library = dlopen("libsystemd.so.0", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      dlsym(library, "sd_bus_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let new = find("new", Make.self),
      let start = find("start", Act.self),
      let closeBus: @convention(c) (Pointer?) -> Void = find("close"),
      let unref = find("unref", Free.self),
      let setAddress = find("set_address", SetText.self),
      let setClient = find("set_bus_client", SetFlag.self),
      let descriptor = find("get_fd", Act.self),
      let events = find("get_events", Act.self),
      let timeout: @convention(c) (Pointer?, UnsafeMutablePointer<UInt64>) -> Int32 = find(
        "get_timeout"),
      let process: @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>?) -> Int32 = find(
        "process"),
      let send: @convention(c) (Pointer?, Pointer?, UnsafeMutablePointer<UInt64>?) -> Int32 = find(
        "send"),
      let callAsync:
        @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>, Pointer?, Handler, Raw?, UInt64)
          -> Int32 = find("call_async"),
      let addMatch:
        @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>, Text?, Handler, Handler, Raw?) ->
          Int32 = find("add_match_async"),
      let newCall = find("message_new_method_call", Call.self),
      let newSignal = find("message_new_signal", Signal.self),
      let unrefMessage = find("message_unref", Free.self),
      let unrefSlot = find("slot_unref", Free.self),
      let open: @convention(c) (Pointer?, CChar, Text?) -> Int32 = find("message_open_container"),
      let close = find("message_close_container", Act.self),
      let append: @convention(c) (Pointer?, CChar, UnsafeRawPointer?) -> Int32 = find(
        "message_append_basic"),
      let enter: @convention(c) (Pointer?, CChar, Text?) -> Int32 = find("message_enter_container"),
      let exit = find("message_exit_container", Act.self),
      let read: @convention(c) (Pointer?, CChar, Raw?) -> Int32 = find("message_read_basic"),
      let peek:
        @convention(c) (Pointer?, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Text?>) -> Int32
        = find("message_peek_type"),
      let sender = find("message_get_sender", Ask.self),
      let path = find("message_get_path", Ask.self),
      let interface = find("message_get_interface", Ask.self),
      let member = find("message_get_member", Ask.self),
      let error: @convention(c) (Pointer?) -> UnsafePointer<Text?>? = find("message_get_error")
    else { return nil }
    self.new = new
    self.start = start
    self.closeBus = closeBus
    self.unref = unref
    self.setAddress = setAddress
    self.setClient = setClient
    self.descriptor = descriptor
    self.events = events
    self.timeout = timeout
    self.process = process
    self.send = send
    self.callAsync = callAsync
    self.addMatch = addMatch
    self.newCall = newCall
    self.newSignal = newSignal
    self.unrefMessage = unrefMessage
    self.unrefSlot = unrefSlot
    self.open = open
    self.close = close
    self.append = append
    self.enter = enter
    self.exit = exit
    self.read = read
    self.peek = peek
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.error = error
  }
}
