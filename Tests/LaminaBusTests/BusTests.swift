import BusDaemons
import Foundation
import LaminaBus
import SeededRandom
import Testing

@Suite(
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"),
  .timeLimit(.minutes(5)))
struct BusTests {
  private func signal(_ body: [BusValue]) -> BusMessage {
    BusMessage(path: "/a", interface: "org.lamina.Test", member: "Said", body)
  }

  private func call(_ member: String, _ body: [BusValue] = [], to name: String) -> BusMessage {
    BusMessage(
      to: name, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", member: member,
      body)
  }

  @Test("Values of 300 random types come as they were sent")
  func roundTrips() async throws {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let sender = try Bus(address: daemon.address)
    let receiver = try Bus(address: daemon.address)
    var numbers = SeededNumbers(seed: 22)
    var heard = try await receiver.signals(matching: BusRule(member: "Said")).makeAsyncIterator()
    for _ in 0..<300 {
      let type = BusSignature.random(depth: 3, &numbers)
      let value = try BusValue.random(type, &numbers)
      try await sender.emit(signal([value]))
      let body = await heard.next()?.body
      #expect(body == [value])
    }
    daemon.stop()
  }

  @Test("A descriptor arrives open")
  func descriptors() async throws {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let bus = try Bus(address: daemon.address)
    var heard = try await bus.signals(matching: BusRule(member: "Said")).makeAsyncIterator()
    let pipe = Pipe()
    let owned = BusDescriptor(owning: dup(pipe.fileHandleForWriting.fileDescriptor))
    try await bus.emit(signal([.descriptor(owned)]))
    let body = await heard.next()?.body
    guard case .descriptor(let came)? = body?.first else {
      Issue.record("no descriptor came")
      return
    }
    // Required: nobody waits for what was not written.
    try #require(write(came.number, "x", 1) == 1)
    #expect(pipe.fileHandleForReading.availableData == Data("x".utf8))
  }

  @Test("Errors say what failed")
  func errors() async throws {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let bus = try Bus(address: daemon.address)
    await #expect { try await bus.owner(of: "org.lamina.Nobody") } throws: {
      if case .noSuchName? = $0 as? BusError { true } else { false }
    }
    let missing = call("Missing", to: "org.freedesktop.DBus")
    await #expect { try await bus.call(missing) } throws: {
      if case .noSuchMember? = $0 as? BusError { true } else { false }
    }
    let identity = call("GetId", to: "org.freedesktop.DBus")
    await #expect(throws: BusError.wrongSignature(expected: "u", found: "s")) {
      try await bus.call(identity, returning: "u")
    }
  }

  @Test("Without a bus, the error comes at once")
  func noBus() {
    let start = ContinuousClock.now
    #expect(throws: BusError.noBus) { try Bus(address: "unix:path=/nowhere/bus") }
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test("Names are had by one, and vanish with it")
  func names() async throws {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let watcher = try Bus(address: daemon.address)
    var owners = try await watcher.owners(of: "org.lamina.One").makeAsyncIterator()
    var owner: Bus? = try Bus(address: daemon.address)
    #expect(try await owner?.request(name: "org.lamina.One") == true)
    #expect(try await watcher.request(name: "org.lamina.One") == false)
    let taken = try await watcher.owner(of: "org.lamina.One")
    #expect(await owners.next() == .some(taken))
    owner = nil
    #expect(await owners.next() == .some(nil))
  }

  @Test("Of a flood of 10,000 signals, the newest are kept")
  func flood() async throws {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let bus = try Bus(address: daemon.address)
    let stream = try await bus.signals(matching: BusRule(member: "Said"), buffer: 16)
    for number in 0..<10_000 { try await bus.emit(signal([.int32(Int32(number))])) }
    _ = try await bus.call(call("GetId", to: "org.freedesktop.DBus"))
    var count = 0
    for await signal in stream {
      count += 1
      if signal.body == [.int32(9999)] { break }
    }
    #expect(count <= 16)
  }

  @Test("A daemon that dies ends streams, and calls fail as disconnected")
  func death() async throws {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let bus = try Bus(address: daemon.address)
    var heard = try await bus.signals(matching: BusRule(member: "Said")).makeAsyncIterator()
    daemon.stop()
    #expect(await heard.next() == nil)
    await #expect(throws: BusError.disconnected) {
      try await bus.call(call("GetId", to: "org.freedesktop.DBus"))
    }
  }

  @Test(
    "Signatures beyond the limits are refused", arguments: ["(", "a", "a{vs}", "{ss}", "()", "z"])
  func signatures(_ text: String) {
    #expect(throws: BusError.self) { try BusSignature(text) }
    #expect(throws: BusError.self) { try BusSignature(String(repeating: "a", count: 33) + "y") }
  }
}
