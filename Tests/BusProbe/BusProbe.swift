import Dispatch
import Foundation
import LaminaBus
import LaminaDesktopSettings

/// A program that only listens to its session's bus, so that a test can count how often it wakes up.
///
///     BusProbe              follows the desktop's settings, and prints each
///     BusProbe calls COUNT  prints how long a call of the daemon takes: the median in microseconds
@main
enum BusProbe {
  static func main() {
    let count = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) : nil
    Task.detached(executorPreference: QuietExecutor.shared) {
      if let count { await measure(count) } else { await follow() }
    }
    dispatchMain()
  }

  private static func follow() async {
    let desktop = PortalSettings { () throws(BusError) in try Bus.session() }
    for await settings in desktop.changes() {
      say("scheme \(settings.colorScheme.map { "\($0)" } ?? "none")")
    }
    say("no bus")
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
