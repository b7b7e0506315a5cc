import ChildProcesses
import Foundation
package import LaminaBus

/// The desktop's portal as python-dbusmock makes it: a peer that shares no code with ours.
package final class MockedPortal: Sendable {
  /// Whether the machine has dbusmock (`Scripts/setup` does it).
  package static let isInstalled = FileManager.default.fileExists(
    atPath: "/usr/lib/python3/dist-packages/dbusmock/__init__.py")

  /// A method: its name, what it takes and returns, and its body in Python.
  package struct Method: Sendable {
    let words: [String]

    package init(_ name: String, takes: String, returns: String, _ python: String) {
      words = [name, takes, returns, python]
    }
  }

  private let bus: Bus
  private let process: Child

  /// Starts a portal that has these methods and no other.
  package init(on daemon: PrivateBus, _ methods: [Method]) async throws {
    bus = try Bus(address: daemon.address)
    let owners = try await bus.owners(of: Self.name)
    process = try Child(
      URL(fileURLWithPath: "/usr/bin/python3"),
      ["-m", "dbusmock", "--session", Self.name, Self.path, Self.interface],
      environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address])
    for await owner in owners where owner != nil { break }
    let table = methods.map { BusValue.structure($0.words.map { .string($0) }) }
    try await mock("AddMethods", [.string(Self.interface), .array(of: "(ssss)", table)])
  }

  deinit { process.kill() }

  /// Says that a key has another value.
  package func say(_ namespace: String, _ key: String, _ value: BusValue) async throws {
    try await say(signature: "ssv", [.string(namespace), .string(key), .variant(value)])
  }

  /// Emits the signal with whatever body.
  package func say(signature: String, _ body: [BusValue]) async throws {
    try await mock(
      "EmitSignal",
      [
        .string(Self.interface), .string("SettingChanged"), .string(signature),
        .array(of: "v", body.map { .variant($0) }),
      ])
  }

  /// Calls one of its methods, with no arguments.
  package func call(_ method: String) async throws {
    _ = try await bus.call(
      BusMessage(to: Self.name, path: Self.path, interface: Self.interface, member: method))
  }

  /// Ends it at once, as one that crashes.
  package func crash() { process.kill() }

  private func mock(_ method: String, _ body: [BusValue]) async throws {
    _ = try await bus.call(
      BusMessage(
        to: Self.name, path: Self.path, interface: "org.freedesktop.DBus.Mock", member: method,
        body))
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
}

extension MockedPortal.Method {
  /// `ReadAll` that answers with a dictionary, written in Python.
  package static func readAll(_ python: String) -> Self {
    Self("ReadAll", takes: "as", returns: "a{sa{sv}}", "ret = " + python)
  }

  /// `ReadAll` that never answers, as nothing of that process does from then on.
  package static let hanging = Self(
    "ReadAll", takes: "as", returns: "a{sa{sv}}", "import time; time.sleep(1000); ret = {}")

  /// `Read` or `ReadOne` of a table in Python; what is not in it is refused as the portal does.
  package static func read(_ name: String, wrapped: Bool, _ table: String) -> Self {
    let body = """
      t = \(table)
      if args[1] not in t.get(args[0], {}):
          raise dbus.exceptions.DBusException('Requested setting not found', name='org.freedesktop.portal.Error.NotFound')
      v = t[args[0]][args[1]]
      ret = \(wrapped ? "type(v)(v, variant_level=1)" : "v")
      """
    return Self(name, takes: "ss", returns: "v", body)
  }
}
