/// A table at its path; of the connection's queue.
final class ExportedObject {
  typealias Changed = @Sendable (_ property: String, _ interface: String) async -> Void

  unowned let connection: BusConnection
  let table: ObjectTable
  let changed: Changed
  var slot: OpaquePointer?

  init(_ connection: BusConnection, _ table: ObjectTable, changed: @escaping Changed) {
    self.connection = connection
    self.table = table
    self.changed = changed
  }
}
