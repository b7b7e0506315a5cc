import BusDaemons
import ChildProcesses
import Foundation
import LaminaActivation
import LaminaBus
import LaminaInstances
import Testing

/// What a program was asked, on the main actor.
@MainActor private final class Heard {
  var requests: [DesktopRequest] = []
  var faults: [String] = []
}

@Suite(
  "A program on the bus",
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: Scripts/setup does it"),
  .timeLimit(.minutes(5)))
struct ApplicationTests {
  private let id = "org.lamina.Heard"
  private let daemon = try? PrivateBus()

  private func bus() throws -> Bus { try Bus(address: try #require(daemon).address) }

  private func service(_ heard: Heard, on bus: Bus) async throws -> ApplicationService {
    try await ApplicationService(
      id, AddressRule(schemes: ["probe"]), on: bus, onFault: { heard.faults.append($0) }
    ) { heard.requests.append($0) }
  }

  @Test func isActivatedAndOpensAndActs() async throws {
    let heard = Heard()
    let service = try await service(heard, on: bus())
    let client = ApplicationClient(id, on: try bus())
    let url = try #require(URL(string: "probe://dream/3"))
    try await client.ask(DesktopRequest(.activate, token: "token-1"))
    try await client.ask(DesktopRequest(.open([url, url])))
    try await client.ask(DesktopRequest(.action("new-dream")))
    #expect(
      await heard.requests == [
        DesktopRequest(.activate, token: "token-1"), DesktopRequest(.open([url, url])),
        DesktopRequest(.action("new-dream")),
      ])
    #expect(
      await heard.requests.last?.addresses.map(\.absoluteString) == ["x-desktop-action:new-dream"])
    withExtendedLifetime(service) {}
  }

  @Test func handsOverWithinATenthOfASecond() async throws {
    let heard = Heard()
    let service = try await service(heard, on: bus())
    let url = try #require(URL(string: "probe:a"))
    var best = Duration.seconds(9)
    for _ in 0..<5 {
      let start = ContinuousClock.now
      // As a second start does it: a connection of its own.
      try await ApplicationClient(id, on: try bus()).ask(DesktopRequest(.open([url])))
      best = min(best, ContinuousClock.now - start)
    }
    #expect(best < .milliseconds(100), "\(best)")
    withExtendedLifetime(service) {}
  }

  @Test func isThereOnce() async throws {
    let heard = Heard()
    let first = try await service(heard, on: bus())
    await #expect(throws: BusError.self) { try await service(heard, on: bus()) }
    withExtendedLifetime(first) {}
  }

  @Test func aProgramThatDoesNotRunIsStarted() async throws {
    let daemon = try PrivateBus(services: [
      "org.lamina.Served": "\(Child.built("ActivationProbe").path) org.lamina.Served"
    ])
    let bus = try Bus(address: daemon.address)
    let url = try #require(URL(string: "probe:a"))
    try await ApplicationClient("org.lamina.Served", on: bus)
      .ask(DesktopRequest(.open([url])), timeout: .seconds(20))
    #expect(try await bus.owner(of: "org.lamina.Served").hasPrefix(":"))
  }

  @Test func hostileWishesAreRefusedWithASentence() async throws {
    let heard = Heard()
    let service = try await service(heard, on: bus())
    let bus = try bus()
    func call(_ member: String, _ body: [BusValue]) async -> String {
      do {
        _ = try await bus.call(
          BusMessage(
            to: id, path: ApplicationService.path(of: id), interface: ApplicationService.interface,
            member: member, body))
        return ""
      } catch { return "\(error)" }
    }
    let none = BusValue.dictionary([:])
    for link in hostileLinks {
      let said = await call("Open", [.array(of: "s", [.string(link)]), none])
      #expect(!said.isEmpty, "\(link.prefix(60)) passed")
    }
    let many = Array(repeating: BusValue.string("probe:a"), count: 65)
    #expect(await call("Open", [.array(of: "s", many), none]).contains("65 addresses"))
    for name in ["", "a b", "a\nb", "../x", String(repeating: "a", count: 65)] {
      #expect(await !call("ActivateAction", [.string(name), .array(of: "v", []), none]).isEmpty)
    }
    #expect(await !call("Activate", [.string("x")]).isEmpty)
    #expect(await heard.requests.isEmpty)
    #expect(await heard.faults.count == hostileLinks.count + 6)
    withExtendedLifetime(service) {}
  }

  @Test func aTokenIsPassedOnOnlyWhereItIsOne() {
    #expect(ActivationToken.checked("abc_TIME123") == "abc_TIME123")
    for text in ["", "a b", "a\n", "ä", String(repeating: "x", count: 257)] {
      #expect(ActivationToken.checked(text) == nil)
    }
    #expect(ActivationToken.ofStart { $0 == "DESKTOP_STARTUP_ID" ? "s" : nil } == "s")
  }

  @Test func objectsStandWhereTheSpecificationSays() {
    #expect(ApplicationService.path(of: "org.example.My-App") == "/org/example/My_App")
  }
}

/// Links that nobody may open here: too long, of other schemes, without one, with control characters.
let hostileLinks: [String] =
  [
    "", " ", ":", "//host/path", "/etc/passwd", "../../etc/passwd", "probe", "?q", "#f",
    "\\\\host\\share",
    "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "http://x", "https://x",
    "ftp://x",
    "mailto:x", "smb://x", "ssh://-oProxyCommand=x", "about:blank", "vbscript:x", "market://x",
    "probe2://x",
    "xprobe://x", "pro be://x", "pröbe://x", "pr\u{6F}\u{308}be:x", "%70robe://x", "1probe:x",
    "-probe:x",
    "probe://a\nb", "probe://a\rb", "probe://a\u{1B}[2J", "probe:\u{7F}", "probe:\u{85}",
    "\nprobe:a",
    "probe:a\t", "probe:a\u{1}",
  ] + [
    "probe:" + String(repeating: "a", count: 9_000),
    "probe:" + String(repeating: "/..", count: 4_000),
  ]
