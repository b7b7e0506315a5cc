import BusDaemons
import Foundation
import Glibc
import LaminaBus
import Testing

@Suite(
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"),
  .timeLimit(.minutes(5)))
struct ForgeryTests {
  private func said(_ number: Int32) -> BusMessage {
    BusMessage(path: "/a", interface: "org.lamina.Test", member: "Said", [.int32(number)])
  }

  @Test("A rule that names a sender hears its owner only, even beside a rule for all")
  func senders() async throws {
    let daemon = try PrivateBus()
    let (listener, owner) = (try Bus(address: daemon.address), try Bus(address: daemon.address))
    let forger = try Bus(address: daemon.address)
    #expect(try await owner.request(name: "org.lamina.Trusted"))
    let everything = try await listener.signals(matching: BusRule(member: "Said"))
    var trusted = try await listener.signals(
      matching: BusRule(sender: "org.lamina.Trusted", member: "Said")
    ).makeAsyncIterator()
    try await forger.emit(said(666))
    _ = try await forger.owner(of: "org.lamina.Trusted")
    try await owner.emit(said(1))
    #expect(await trusted.next()?.body == [.int32(1)])
    withExtendedLifetime(everything) {}
  }

  @Test("A name is followed to its next owner")
  func nextOwner() async throws {
    let daemon = try PrivateBus()
    let (listener, first) = (try Bus(address: daemon.address), try Bus(address: daemon.address))
    let second = try Bus(address: daemon.address)
    var heard = try await listener.signals(
      matching: BusRule(sender: "org.lamina.Moving", member: "Said")
    ).makeAsyncIterator()
    for (number, bus) in [(Int32(1), first), (2, second)] {
      #expect(try await bus.request(name: "org.lamina.Moving"))
      try await bus.emit(said(number))
      #expect(await heard.next()?.body == [.int32(number)])
      #expect(try await bus.release(name: "org.lamina.Moving"))
    }
  }

  @Test("A descriptor in a signal that is dropped, and in an answer of a wrong type, is closed")
  func unexpectedDescriptors() async throws {
    let daemon = try PrivateBus()
    let (listener, sender) = (try Bus(address: daemon.address), try Bus(address: daemon.address))
    let stream = try await listener.signals(matching: BusRule(member: "Said"))
    // Ends that no process of another test inherits.
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    let reading = BusDescriptor(owning: ends[0])
    do {
      let owned = BusDescriptor(owning: ends[1])
      var signal = said(1)
      signal.body = [.descriptor(owned), .string(String(repeating: "x", count: 2 << 20))]
      try await sender.emit(signal)
      let interface = BusInterface(
        "org.lamina.Giver", methods: [BusMethod("Give", returns: "h") { _ in [.descriptor(owned)] }]
      )
      let object = try await sender.export([interface], at: "/give")
      #expect(try await sender.request(name: "org.lamina.Giver"))
      let call = BusMessage(
        to: "org.lamina.Giver", path: "/give", interface: "org.lamina.Giver", member: "Give")
      await #expect(throws: BusError.wrongSignature(expected: "s", found: "h")) {
        try await listener.call(call, returning: "s")
      }
      withExtendedLifetime(object) {}
    }
    var byte: UInt8 = 0
    #expect(read(reading.number, &byte, 1) == 0, "the other end is open still")
    withExtendedLifetime(stream) {}
  }
}
