import Dispatch
import Foundation
import LaminaBus
import LaminaDesktopSettings

/// A program that only uses its session's bus, so that a test can count how often it wakes up.
///
///     BusProbe              follows the desktop's settings, and prints each
///     BusProbe calls COUNT  prints how long a call of the daemon takes: the median in microseconds
///     BusProbe asks         uses the bus from the main actor, prints "asked", and then does nothing
///     BusProbe hears        prints signals named Said, heard on the main actor
///     BusProbe serves NAME  takes a name, has an object that answers, and ends when the bus does
@main
enum BusProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "calls": quietly { await measure(arguments.dropFirst().first.flatMap { Int($0) } ?? 1) }
    case "asks": Task { @MainActor in await ask() }
    case "hears": Task { @MainActor in await hear() }
    case "serves": quietly { await serve(arguments.dropFirst().first ?? "") }
    default: quietly { await follow() }
    }
    // Not `dispatchMain()`, which gives the main queue to the pool whose wake-ups are counted.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func quietly(_ work: @escaping @Sendable () async -> Void) {
    Task.detached(executorPreference: QuietExecutor.shared) { await work() }
  }

  private static func follow() async {
    let display = ProcessInfo.processInfo.environment["DISPLAY"]
    let desktop = SessionSettings(display: display) { () throws(BusError) in try Bus.session() }
    for await settings in desktop.changes() {
      say("scheme \(settings.colorScheme.map { "\($0)" } ?? "none"), text \(settings.textScale)")
    }
    say("no source")
  }

  /// What is not let go while the program runs.
  @MainActor private static var kept: (Bus, BusObject)?

  /// What a program may ask of a bus, once each.
  @MainActor private static func ask() async {
    do {
      let bus = try Bus.session()
      let name = "org.freedesktop.DBus"
      _ = try await bus.owner(of: name)
      _ = try await bus.request(name: "org.lamina.Asker")
      _ = try await bus.property("Features", of: name, at: "/org/freedesktop/DBus", on: name)
      try await bus.emit(
        BusMessage(path: "/a", interface: "org.lamina.Test", member: "Said", [.string("x")]))
      let object = try await bus.export([BusInterface("org.lamina.Test")], at: "/a")
      kept = (bus, object)
      say("asked \(object.path)")
    } catch {
      say("\(error)")
    }
  }

  @MainActor private static func hear() async {
    do {
      let signals = try await Bus.session().signals(matching: BusRule(member: "Said"))
      say("hears")
      for await signal in signals { say("said \(signal.body.first?.text ?? "")") }
    } catch {
      say("\(error)")
    }
  }

  private static func serve(_ name: String) async {
    do {
      let bus = try Bus.session()
      let interface = BusInterface(
        "org.lamina.Served",
        methods: [
          // What came back to the caller is what it gave, and no copy that stays open here.
          BusMethod("Echo", takes: "h", returns: "h") { $0.body },
          BusMethod("Leave") { _ in exit(0) },
        ])
      let object = try await bus.export([interface], at: "/served")
      _ = try await bus.request(name: name)
      for await _ in try await bus.signals(matching: BusRule(member: "Nothing")) {}
      withExtendedLifetime(object) { exit(0) }
    } catch {
      exit(1)
    }
  }

  private static func measure(_ count: Int) async {
    do {
      let bus = try Bus.session()
      var times: [Duration] = []
      for _ in 0..<max(1, count) {
        let start = ContinuousClock.now
        _ = try await bus.owner(of: "org.freedesktop.DBus")
        times.append(ContinuousClock.now - start)
      }
      say("bus.call_us_p50 \(times.sorted()[times.count / 2] / .microseconds(1))")
      exit(0)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
