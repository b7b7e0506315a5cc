import Dispatch

extension Bus {
  /// Exports an object: others may call it until the result is let go.
  ///
  /// Methods and properties are asked off the main actor, several at a time. The object answers
  /// introspection by itself, and says when a property was set from outside.
  ///
  /// - Throws: ``BusError/invalid(_:)`` for names and signatures that D-Bus does not allow, and where
  ///   an object stands at the path already.
  public nonisolated(nonsending) func export(_ interfaces: [BusInterface], at path: String)
    async throws -> BusObject
  {
    let table = try ObjectTable(interfaces, at: path)
    try await perform { [weak self] connection throws(BusError) in
      try connection.export(table) { [weak self] name, interface in
        try? await self?.announce([name], of: interface, in: table)
      }
    }
    return BusObject(table, on: self)
  }

  /// An object is gone.
  func withdraw(_ path: String) {
    connection.queue.async { [connection] in connection.withdraw(path) }
  }

  /// Emits `PropertiesChanged`.
  nonisolated(nonsending) func announce(
    _ names: [String], of interface: String, in table: ObjectTable
  ) async throws {
    let values = try await quietly { try await table.values(of: interface, names) }
    let unread = names.filter { values[$0] == nil }.map { BusValue.string($0) }
    try await emit(
      BusMessage(
        path: table.path, interface: BusMessage.propertiesInterface, member: "PropertiesChanged",
        [.string(interface), .dictionary(values), .array(of: "s", unread)]))
  }
}
