import Glibc

extension BusConnection {
  /// Sends a signal.
  func emit(_ message: BusMessage) throws(BusError) {
    try message.checkNames()
    guard let bus else { throw .disconnected }
    var raw: OpaquePointer?
    try check(library.newSignal(bus, &raw, message.path, message.interface, message.member))
    try send(raw, message.body)
  }

  /// A call that is ready to be sent; who gets it lets it go.
  func newCall(_ message: BusMessage) throws(BusError) -> OpaquePointer {
    try message.checkNames()
    guard let bus else { throw .disconnected }
    var raw: OpaquePointer?
    let status = library.newCall(
      bus, &raw, message.destination, message.path, message.interface, message.member)
    guard status >= 0, let raw else { throw .invalid(message.destination ?? "a call") }
    return try filled(raw, message.body)
  }

  /// Fills a new message, sends it and lets it go.
  func send(_ raw: OpaquePointer?, _ body: [BusValue]) throws(BusError) {
    guard let raw else { return }
    let message = try filled(raw, body)
    defer { _ = library.unrefMessage(message) }
    try check(library.send(bus, message, nil))
    process()
  }

  private func filled(_ raw: OpaquePointer, _ body: [BusValue]) throws(BusError) -> OpaquePointer {
    do throws(BusError) {
      var writer = MessageWriter(library: library, message: raw, limits: limits)
      for value in body { try writer.append(value) }
      return raw
    } catch {
      _ = library.unrefMessage(raw)
      throw error
    }
  }

  /// What libsystemd refuses is an error.
  func check(_ status: Int32) throws(BusError) {
    switch -status {
    case ...0: return
    case ENOBUFS: throw .tooLarge("too many messages wait to be sent")
    case ENOTCONN, ECONNRESET, EPIPE: throw .disconnected
    default: throw .system(-status)
    }
  }

  /// A message's body.
  func values(of raw: OpaquePointer, limits: BusLimits? = nil) throws(BusError) -> [BusValue] {
    var reader = MessageReader(library: library, message: raw, limits: limits ?? self.limits)
    return try reader.values()
  }

  /// A message that came, with its body.
  func message(from raw: OpaquePointer, limits: BusLimits) throws(BusError) -> BusMessage {
    var message = BusMessage(
      path: text(library.path, raw), interface: text(library.interface, raw),
      member: text(library.member, raw), try values(of: raw, limits: limits))
    message.sender = text(library.sender, raw)
    return message
  }

  private func text(_ ask: SystemBusLibrary.Ask, _ raw: OpaquePointer) -> String {
    ask(raw).map { String(cString: $0) } ?? ""
  }
}
