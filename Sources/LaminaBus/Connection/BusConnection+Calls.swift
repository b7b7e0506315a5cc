extension BusConnection {
  /// Sends a call; its answer resumes the continuation.
  func call(
    _ message: BusMessage, timeout: UInt64,
    answer: CheckedContinuation<[BusValue], any Error>
  ) {
    let call = PendingCall(self, answer)
    do throws(BusError) {
      let raw = try make(message, library.newCall)
      defer { _ = library.unrefMessage(raw) }
      let status = library.callAsync(
        bus, &call.slot, raw, Self.answered, Unmanaged.passUnretained(call).toOpaque(), timeout)
      guard status >= 0 else { throw .system(-status) }
      pending[ObjectIdentifier(call)] = call
      process()
    } catch {
      answer.resume(throwing: error)
    }
  }

  /// Sends a signal.
  func emit(_ message: BusMessage) throws(BusError) {
    let raw = try make(message) { bus, raw, _, path, interface, member in
      self.library.newSignal(bus, raw, path, interface, member)
    }
    defer { _ = library.unrefMessage(raw) }
    let status = library.send(bus, raw, nil)
    guard status >= 0 else { throw .system(-status) }
    process()
  }

  typealias Maker = (
    OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>, UnsafePointer<CChar>?,
    UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
  ) -> Int32

  private func make(_ message: BusMessage, _ maker: Maker) throws(BusError) -> OpaquePointer {
    guard let bus else { throw .disconnected }
    var raw: OpaquePointer?
    let status = maker(
      bus, &raw, message.destination, message.path, message.interface, message.member)
    guard status >= 0, let raw else {
      throw .invalid("\(message.path), \(message.interface).\(message.member)")
    }
    do throws(BusError) {
      var writer = MessageWriter(library: library, message: raw, limits: limits)
      for value in message.body { try writer.append(value) }
      return raw
    } catch {
      _ = library.unrefMessage(raw)
      throw error
    }
  }

  private static let answered: SystemBusLibrary.Handler = { raw, data, _ in
    guard let raw, let data else { return 0 }
    let call = Unmanaged<PendingCall>.fromOpaque(data).takeUnretainedValue()
    let connection = call.connection
    guard connection.pending.removeValue(forKey: ObjectIdentifier(call)) != nil else { return 0 }
    call.answer.resume(with: connection.result(of: raw))
    _ = connection.library.unrefSlot(call.slot)
    return 0
  }

  private func result(of raw: OpaquePointer) -> Result<[BusValue], any Error> {
    if let error = failure(of: raw) { return .failure(error) }
    return Result { try values(of: raw) }
  }

  /// The error that a reply is, if it is one.
  func failure(of raw: OpaquePointer) -> BusError? {
    guard let error = library.error(raw), let name = error[0] else { return nil }
    return BusError(
      name: String(cString: name), text: error[1].map { String(cString: $0) } ?? "")
  }

  /// A message's body.
  func values(of raw: OpaquePointer) throws(BusError) -> [BusValue] {
    var reader = MessageReader(library: library, message: raw, limits: limits)
    return try reader.values()
  }
}
