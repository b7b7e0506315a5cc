import BusDaemons
import ChildProcesses
import Foundation
import Glibc
import LaminaBus
import Testing

/// Names that the daemon starts a program for, and what becomes of those that do not do as they should.
@Suite(
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"),
  .timeLimit(.minutes(5)))
struct ActivationTests {
  private static let name = "org.lamina.Served"

  private func call(_ member: String, _ body: [BusValue] = []) -> BusMessage {
    BusMessage(to: Self.name, path: "/served", interface: Self.name, member: member, body)
  }

  private func daemon(_ command: String) throws -> PrivateBus {
    try PrivateBus(services: [Self.name: command])
  }

  private var server: String { "\(Child.built("BusProbe").path) serves \(Self.name)" }

  @Test("A name is started once, by asking for it or by a call")
  func starts() async throws {
    let (asked, called) = (try daemon(server), try daemon(server))
    let bus = try Bus(address: asked.address)
    #expect(try await bus.activate(name: Self.name))
    #expect(try await !bus.activate(name: Self.name))
    #expect(try await bus.owner(of: Self.name).hasPrefix(":"))
    let other = try Bus(address: called.address)
    await #expect(throws: BusError.self) { try await other.owner(of: Self.name) }
    await #expect {
      try await other.call(call("Absent"))
    } throws: {
      if case .noSuchMember? = $0 as? BusError { true } else { false }
    }
    #expect(try await other.owner(of: Self.name).hasPrefix(":"))
  }

  @Test("A descriptor goes with a call and comes back with its answer, open")
  func descriptors() async throws {
    let daemon = try daemon(server)
    let bus = try Bus(address: daemon.address)
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    let reading = BusDescriptor(owning: ends[0])
    do {
      let given = BusDescriptor(owning: ends[1])
      let reply = try await bus.call(call("Echo", [.descriptor(given)]), returning: "h")
      guard case .descriptor(let came)? = reply.first else {
        Issue.record("no descriptor came")
        return
      }
      #expect(came.number != given.number)
      #expect(write(came.number, "x", 1) == 1)
    }
    var bytes: [UInt8] = [0, 0]
    #expect(read(reading.number, &bytes, 1) == 1)
    // The end comes when no process has the other end open any more.
    #expect(read(reading.number, &bytes, 1) == 0)
  }

  @Test(
    "A name that nobody can start is no such name; a program that ends or is not there, an error")
  func failures() async throws {
    let daemon = try PrivateBus()
    let bus = try Bus(address: daemon.address)
    await #expect {
      try await bus.activate(name: Self.name)
    } throws: {
      if case .noSuchName? = $0 as? BusError { true } else { false }
    }
    for command in ["/bin/false", "/nowhere/at/all"] {
      let daemon = try self.daemon(command)
      let bus = try Bus(address: daemon.address)
      await #expect {
        try await bus.activate(name: Self.name)
      } throws: {
        guard case .remote(let name, _)? = $0 as? BusError else { return false }
        return name.hasPrefix("org.freedesktop.DBus.Error.Spawn.")
      }
      _ = try await bus.owner(of: "org.freedesktop.DBus")
    }
  }

  @Test("A program that is started and never takes its name is a timeout, and the bus goes on")
  func silence() async throws {
    let daemon = try daemon("/bin/sleep 5")
    let bus = try Bus(address: daemon.address)
    await #expect(throws: BusError.timeout) {
      try await bus.activate(name: Self.name, timeout: .milliseconds(50))
    }
    await #expect(throws: BusError.timeout) {
      try await bus.call(call("Echo"), timeout: .milliseconds(50))
    }
    _ = try await bus.owner(of: "org.freedesktop.DBus")
  }

  @Test("A name that vanishes in a call is started again by the next")
  func vanishes() async throws {
    let daemon = try daemon(server)
    let bus = try Bus(address: daemon.address)
    var owners = try await bus.owners(of: Self.name).makeAsyncIterator()
    for _ in 0..<2 {
      await #expect {
        try await bus.call(call("Leave"))
      } throws: {
        if case .noReply? = $0 as? BusError { true } else { false }
      }
      #expect(await owners.next() != .some(nil))
      #expect(await owners.next() == .some(nil))
    }
  }
}
