import Dispatch
import Glibc

/// A connection to a bus, which ends when the last holder lets it go.
public final class Bus: Sendable {
  private let connection: BusConnection

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

  /// Calls a method; checks the answer's signature where one is named.
  public func call(
    _ message: BusMessage, returning signature: String? = nil, timeout: Duration = .seconds(25)
  ) async throws -> [BusValue] {
    let (seconds, fraction) = timeout.components
    let wait = UInt64(max(1, min(seconds, 86_400) * 1_000_000 + fraction / 1_000_000_000_000))
    let reply = try await withCheckedThrowingContinuation { answer in
      connection.queue.async { [connection] in
        connection.call(message, timeout: wait, answer: answer)
      }
    }
    let found = reply.map(\.signature).joined()
    guard let signature, signature != found else { return reply }
    throw BusError.wrongSignature(expected: signature, found: found)
  }

  /// Sends a signal from an object.
  public func emit(_ signal: BusMessage) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      connection.queue.async { [connection] in
        done.resume(with: Result { try connection.emit(signal) })
      }
    }
  }

  /// Signals by a rule; of those that nobody has taken, the newest `buffer` are kept.
  public func signals(matching rule: BusRule, buffer: Int = 256) async throws
    -> AsyncStream<BusMessage>
  {
    let (stream, sink) = AsyncStream.makeStream(
      of: BusMessage.self, bufferingPolicy: .bufferingNewest(max(1, buffer)))
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      connection.queue.async { [connection] in connection.subscribe(rule.text, sink, done) }
    }
    return stream
  }
}
