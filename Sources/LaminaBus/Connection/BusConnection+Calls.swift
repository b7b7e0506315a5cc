extension BusConnection {
  /// Sends a call; its answer comes later, on the queue.
  func begin(_ call: PendingCall, answer: @escaping PendingCall.Answer) {
    guard !call.isOver else { return answer(.failure(CancellationError())) }
    call.begin(answer)
    do throws(BusError) {
      let raw = try newCall(call.message)
      defer { _ = library.unrefMessage(raw) }
      try check(
        library.callAsync(
          bus, &call.slot, raw, Self.answered, Unmanaged.passUnretained(call).toOpaque(),
          call.timeout))
      pending[ObjectIdentifier(call)] = call
      process()
    } catch {
      call.end(.failure(error))
    }
  }

  /// Waits for an answer no more.
  func cancel(_ call: PendingCall) {
    finish(call, .failure(CancellationError()))
  }

  func finish(_ call: PendingCall, _ result: Result<[BusValue], any Error>) {
    pending[ObjectIdentifier(call)] = nil
    call.end(result)
  }

  private static let answered: SystemBusLibrary.Handler = { raw, data, _ in
    guard let raw, let data else { return 0 }
    let call = Unmanaged<PendingCall>.fromOpaque(data).takeUnretainedValue()
    let connection = call.connection
    guard connection.pending[ObjectIdentifier(call)] != nil else { return 0 }
    connection.finish(call, Result { try connection.answer(raw, to: call) })
    return 0
  }

  private func answer(_ raw: OpaquePointer, to call: PendingCall) throws(BusError) -> [BusValue] {
    guard isOpen else { throw .disconnected }
    switch failure(of: raw) {
    // The same name stands for a time that is over and for a peer that left.
    case .noReply where MonotonicTime.now >= call.deadline: throw .timeout
    case let error?: throw error
    case nil: break
    }
    let found = library.signature(raw, 1).map { String(cString: $0) } ?? ""
    guard let wanted = call.signature, wanted != found else { return try values(of: raw) }
    throw .wrongSignature(expected: wanted, found: found)
  }

  /// The error that a reply is, if it is one.
  func failure(of raw: OpaquePointer) -> BusError? {
    guard let error = library.error(raw), let name = error[0] else { return nil }
    let text = error[1].map { String(cString: $0) } ?? ""
    return BusError(name: String(cString: name), text: text)
  }
}
