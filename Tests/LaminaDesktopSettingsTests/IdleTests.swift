import BusDaemons
import ChildProcesses
import LaminaBus
import Testing

@Suite(
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"),
  .timeLimit(.minutes(5)))
struct IdleTests {
  @Test("A program that follows the desktop does not wake up until a setting changes")
  func idle() async throws {
    let portal = try MadePortal(.all, [:])
    let object = try await portal.begin()
    let probe = try Child(
      Child.built("BusProbe"),
      environment: ["DBUS_SESSION_BUS_ADDRESS": portal.address, "DISPLAY": ""])
    _ = try await probe.line(beginning: "scheme none")
    try await expectIdle(probe)
    try await portal.say("color-scheme", .uint32(1), by: object)
    _ = try await probe.line(beginning: "scheme dark")
    probe.kill()
  }

  @Test(
    "A program whose main actor has used a bus, or hears it, does not wake up",
    arguments: ["asks", "hears"])
  func mainActor(use: String) async throws {
    let daemon = try PrivateBus()
    let probe = try Child(
      Child.built("BusProbe"), [use], environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address])
    _ = try await probe.line(beginning: use == "asks" ? "asked /a" : "hears")
    try await expectIdle(probe)
    if use == "hears" {
      let bus = try Bus(address: daemon.address)
      for word in ["one", "two"] {
        try await bus.emit(
          BusMessage(path: "/a", interface: "org.lamina.Test", member: "Said", [.string(word)]))
        _ = try await probe.line(beginning: "said " + word)
        try await expectIdle(probe)
      }
    }
    probe.kill()
  }
}
