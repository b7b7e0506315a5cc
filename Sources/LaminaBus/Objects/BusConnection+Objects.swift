import Dispatch

extension BusConnection {
  /// Lets others call an object.
  func export(_ table: ObjectTable, changed: @escaping ExportedObject.Changed) throws(BusError) {
    guard bus != nil else { throw .disconnected }
    guard !objects.holds(table.path) else {
      throw .invalid("a second object at \(table.path): let the first one go before")
    }
    let object = ExportedObject(self, table, changed: changed)
    try check(
      library.addObject(
        bus, &object.slot, table.path, Self.asked, Unmanaged.passUnretained(object).toOpaque()))
    objects.insert(object)
  }

  /// Lets nobody call an object any more.
  func withdraw(_ path: String) {
    guard let slot = objects.remove(path) else { return }
    _ = library.unrefSlot(slot)
  }

  private static let asked: SystemBusLibrary.Handler = { raw, data, _ in
    guard let raw, let data else { return 0 }
    let object = Unmanaged<ExportedObject>.fromOpaque(data).takeUnretainedValue()
    object.connection.answer(raw, by: object)
    return 1
  }

  private func answer(_ raw: OpaquePointer, by object: ExportedObject) {
    do throws(BusError) {
      guard objects.answering < limits.calls else {
        throw .tooLarge("over \(limits.calls) calls at one time")
      }
      ask(object, try message(from: raw, limits: limits), answering: raw)
    } catch {
      reply(to: raw, .failure(error))
    }
  }

  private func ask(
    _ object: ExportedObject, _ call: BusMessage, answering raw: OpaquePointer
  ) {
    objects.answering += 1
    _ = library.refMessage(raw)
    let kept = RawReference(pointer: raw)
    let children = objects.children(of: object.table.path)
    Task.detached(executorPreference: QuietExecutor.shared) {
      [table = object.table, changed = object.changed] in
      let result = await table.result(of: call, children: children, changed: changed)
      self.queue.async { self.finish(kept, result) }
    }
  }

  private func finish(_ call: RawReference, _ result: Result<[BusValue], any Error>) {
    objects.answering -= 1
    reply(to: call.pointer, result)
    _ = library.unrefMessage(call.pointer)
  }

  /// An answer that cannot be sent becomes an error; one that nobody can get is dropped.
  private func reply(to call: OpaquePointer, _ result: Result<[BusValue], any Error>) {
    guard isOpen else { return }
    do {
      var raw: OpaquePointer?
      let values = try result.get()
      try check(library.newReturn(call, &raw))
      try send(raw, values)
    } catch {
      refuse(call, error)
    }
  }

  private func refuse(_ call: OpaquePointer, _ error: any Error) {
    let answer = (error as? BusError ?? .system(0)).answer
    let text = error is BusError ? answer.text : "\(error)"
    var raw: OpaquePointer?
    _ = RawError.with(name: answer.name, text: text) { library.newError(call, &raw, $0) }
    try? send(raw, [])
  }
}
