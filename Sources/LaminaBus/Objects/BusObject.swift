/// An exported object: it stands at its path until the last holder lets it go.
public final class BusObject: Sendable {
  /// Where it stands.
  public var path: String { table.path }
  private let bus: Bus
  private let table: ObjectTable

  init(_ table: ObjectTable, on bus: Bus) {
    self.table = table
    self.bus = bus
  }

  deinit {
    bus.withdraw(table.path)
  }

  /// Emits one of the signals of its table.
  public nonisolated(nonsending) func emit(
    _ name: String, of interface: String, _ body: [BusValue] = []
  ) async throws {
    let signals = try table.interface(interface).signals
    guard let signal = signals.first(where: { $0.name == name }) else {
      throw BusError.noSuchMember("the signal \(interface).\(name) at \(path)")
    }
    try ObjectTable.check(body, signal.signature)
    try await bus.emit(BusMessage(path: path, interface: interface, member: name, body))
  }

  /// Says that properties have changed, with the values that they have now.
  public nonisolated(nonsending) func changed(_ names: [String], of interface: String) async throws
  {
    try await bus.announce(names, of: interface, in: table)
  }
}
