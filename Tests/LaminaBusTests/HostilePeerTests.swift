import Foundation
import Glibc
import LaminaBus
import SeededRandom
import Testing

@Suite(.timeLimit(.minutes(5)))
struct HostilePeerTests {
  private func ask(_ member: String = "Ask") -> BusMessage {
    BusMessage(to: "org.lamina.Liar", path: "/a", interface: "org.lamina.Test", member: member)
  }

  /// A bus that answers `Ask` as the script says, and `Sound` with the string "sound".
  private func bus(limits: BusLimits = BusLimits(), _ script: @escaping HostileBus.Script) throws
    -> (server: HostileBus, bus: Bus)
  {
    let server = HostileBus { call in
      guard call.names("Sound") else { return script(call) }
      return RawMessage.reply(to: call.serial, "s", RawMessage.text("sound"))
        .bytes(serial: call.serial)
    }
    return (server, try Bus(address: server.address, limits: limits))
  }

  private func expectAlive(_ bus: Bus) async throws {
    #expect(try await bus.call(ask("Sound"), returning: "s") == [.string("sound")])
  }

  @Test("An answer of another type is a typed error, and its values are not read")
  func wrongSignature() async throws {
    let (server, bus) = try bus { call in
      RawMessage.reply(to: call.serial, "u", RawMessage.number(7)).bytes(serial: call.serial)
    }
    await #expect(throws: BusError.wrongSignature(expected: "s", found: "u")) {
      try await bus.call(ask(), returning: "s")
    }
    try await expectAlive(bus)
    withExtendedLifetime(server) {}
  }

  @Test(
    "A body that its signature does not describe is a typed error",
    arguments: [
      ("s", [UInt8](repeating: 255, count: 8)), ("s", [1, 0, 0, 0, 0xC3, 0]), ("s", []),
      ("o", RawMessage.text("no path")), ("g", [2, 40, 40, 0]),
      ("au", RawMessage.number(1 << 20)), ("v", [1, 40, 0]), ("a{sv}", RawMessage.number(3)),
      ("h", RawMessage.number(5)), ("(us)", RawMessage.number(1)), ("ay", [5, 0, 0, 0, 1]),
    ])
  func brokenBody(_ signature: String, _ body: [UInt8]) async throws {
    let (server, bus) = try bus { call in
      RawMessage.reply(to: call.serial, signature, body).bytes(serial: call.serial)
    }
    await #expect(throws: BusError.self) { try await bus.call(ask(), timeout: .seconds(5)) }
    withExtendedLifetime(server) {}
  }

  @Test("A header that promises 200 MB ends the connection at once")
  func promise() async throws {
    let (server, bus) = try bus { call in
      var reply = RawMessage.reply(to: call.serial, "s", RawMessage.text("x"))
      reply.saidLength = 200 << 20
      return reply.bytes(serial: call.serial)
    }
    let start = ContinuousClock.now
    await #expect(throws: BusError.disconnected) { try await bus.call(ask()) }
    #expect(ContinuousClock.now - start < .seconds(5))
    withExtendedLifetime(server) {}
  }

  @Test("An answer beyond the limits of bytes, depth or values is too large")
  func limits() async throws {
    var limits = BusLimits()
    (limits.bytes, limits.depth, limits.values) = (1000, 8, 50)
    let bodies: [(String, [UInt8])] = [
      ("s", RawMessage.text(String(repeating: "x", count: 2000))),
      ("ay", RawMessage.number(60) + [UInt8](repeating: 1, count: 60)),
      ("v", (0..<12).flatMap { _ in [UInt8(1), UInt8(ascii: "v"), 0] } + [1, 0x79, 0, 9]),
    ]
    for (signature, body) in bodies {
      let (server, bus) = try bus(limits: limits) { call in
        RawMessage.reply(to: call.serial, signature, body).bytes(serial: call.serial)
      }
      await #expect {
        try await bus.call(ask(), timeout: .seconds(5))
      } throws: {
        if case .tooLarge? = $0 as? BusError { true } else { false }
      }
      try await expectAlive(bus)
      withExtendedLifetime(server) {}
    }
  }

  @Test("Answers to nothing are dropped")
  func repliesToNothing() async throws {
    let (server, bus) = try bus { call in
      let stray = (1000..<1100).flatMap { serial in
        RawMessage.reply(to: UInt32(serial), "s", RawMessage.text("stray")).bytes(serial: 5)
      }
      return stray
        + RawMessage.reply(to: call.serial, "s", RawMessage.text("true")).bytes(serial: 6)
    }
    #expect(try await bus.call(ask(), returning: "s") == [.string("true")])
    try await expectAlive(bus)
    withExtendedLifetime(server) {}
  }

  @Test("A peer that says nothing is a timeout, and the next call is answered")
  func silence() async throws {
    let (server, bus) = try bus { _ in [] }
    await #expect(throws: BusError.timeout) {
      try await bus.call(ask(), timeout: .milliseconds(50))
    }
    try await expectAlive(bus)
    withExtendedLifetime(server) {}
  }

  @Test("A daemon that never says hello is a timeout, too, for a call and for who listens")
  func silentDaemon() async throws {
    let server = HostileBus(nil)
    let bus = try Bus(address: server.address)
    let start = ContinuousClock.now
    await #expect(throws: BusError.timeout) {
      try await bus.call(ask(), timeout: .milliseconds(50))
    }
    let listening = Task { try await bus.signals(matching: BusRule(), timeout: .milliseconds(50)) }
    await #expect(throws: BusError.timeout) { try await listening.value }
    #expect(ContinuousClock.now - start < .seconds(5))
    withExtendedLifetime(server) {}
  }

  @Test("Of a flood of 50,000 signals within one answer the newest are kept")
  func flood() async throws {
    let (server, bus) = try bus { call in
      (0..<50_000).flatMap {
        RawMessage.signal("u", RawMessage.number(UInt32($0))).bytes(serial: 7)
      } + RawMessage.reply(to: call.serial).bytes(serial: 8)
    }
    let stream = try await bus.signals(matching: BusRule(member: "Said"), buffer: 16)
    // A sanitizer on a busy machine takes its time over them.
    _ = try await bus.call(ask(), timeout: .seconds(300))
    var heard: [BusMessage] = []
    for await signal in stream {
      heard.append(signal)
      if signal.body == [.uint32(49_999)] { break }
    }
    #expect(heard.map(\.body) == (49_984..<50_000).map { [.uint32($0)] })
    try await expectAlive(bus)
    withExtendedLifetime(server) {}
  }

  @Test("Signals that cannot be read, or are too large, are dropped; the next is heard")
  func brokenSignals() async throws {
    let (server, bus) = try bus { call in
      RawMessage.signal("s", [255, 255, 255, 255]).bytes(serial: 7)
        + RawMessage.signal("s", RawMessage.text(String(repeating: "x", count: 2 << 20)))
        .bytes(serial: 8) + RawMessage.signal("u", RawMessage.number(1)).bytes(serial: 9)
        + RawMessage.reply(to: call.serial).bytes(serial: 10)
    }
    var heard = try await bus.signals(matching: BusRule(member: "Said")).makeAsyncIterator()
    _ = try await bus.call(ask())
    #expect(await heard.next()?.body == [.uint32(1)])
    withExtendedLifetime(server) {}
  }

  @Test("A message that claims descriptors and brings none is dropped")
  func claimedDescriptors() async throws {
    let (server, bus) = try bus { call in
      var reply = RawMessage.reply(to: call.serial, "h", RawMessage.number(0))
      reply.claimDescriptors(3)
      return reply.bytes(serial: call.serial)
    }
    await #expect(throws: BusError.timeout) {
      try await bus.call(ask(), timeout: .milliseconds(50))
    }
    try await expectAlive(bus)
    withExtendedLifetime(server) {}
  }

  @Test("Answers of which bytes were changed give values or typed errors, whichever seed")
  func fuzzed() async throws {
    let good = RawMessage.text("key") + [1, 0x75, 0, 0] + RawMessage.number(7)
    let body = RawMessage.number(UInt32(good.count)) + RawMessage.number(0) + good
    let server = HostileBus(hangsUp: true) { call in
      var numbers = SeededNumbers(seed: UInt64(call.bytes[call.bytes.count - 4]))
      var bytes = RawMessage.reply(to: call.serial, "a{sv}", body).bytes(serial: 9)
      for _ in 0..<(call.bytes[call.bytes.count - 4] % 3) {
        let place = Int(numbers.next() % UInt64(bytes.count))
        bytes[place] = UInt8(truncatingIfNeeded: numbers.next())
      }
      return bytes
    }
    var outcomes = (values: 0, errors: 0)
    for seed in 0..<200 {
      let bus = try Bus(address: server.address)
      var call = ask()
      call.body = [.uint32(UInt32(seed))]
      do {
        _ = try await bus.call(call, returning: "a{sv}")
        outcomes.values += 1
      } catch is BusError {
        outcomes.errors += 1
      }
    }
    #expect(outcomes.values > 70 && outcomes.errors > 40, "\(outcomes)")
  }
}
