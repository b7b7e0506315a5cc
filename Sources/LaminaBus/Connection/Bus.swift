import Dispatch
import Glibc

/// A connection to a bus, which ends when the last holder lets it go.
///
/// Streams of signals and exported objects hold it, too.
public final class Bus: Sendable {
  let connection: BusConnection

  /// Connects to an address such as `unix:path=/run/user/1000/bus`; throws `noBus` at once.
  public init(address: String, limits: BusLimits = BusLimits()) throws(BusError) {
    connection = try BusConnection(address: address, limits: limits)
  }

  /// The bus of the person's session.
  public static func session() throws(BusError) -> Bus {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return try Bus(address: address) }
    guard let folder = variable("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0 else {
      throw .noBus
    }
    return try Bus(address: "unix:path=" + folder + "/bus")
  }

  /// The machine's bus.
  public static func system() throws(BusError) -> Bus {
    try Bus(
      address: variable("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  deinit {
    let connection = connection
    connection.queue.async { connection.end() }
  }

  /// Does work on the connection's queue, and waits for its end without holding a thread.
  nonisolated(nonsending) func perform<Value: Sendable>(
    _ work: @escaping @Sendable (BusConnection) throws(BusError) -> Value
  ) async throws -> Value {
    try await quietly { [connection] in
      try await withCheckedThrowingContinuation { done in
        connection.queue.async { done.resume(with: Result { try work(connection) }) }
      }
    }
  }
}
