import ChildProcesses
import DreamsToday
import Foundation
import LaminaStore
import LaminaWidgetHosting
import LaminaWidgets
import Testing
import WidgetEvents

/// The widgets of Dreams in processes of their own, and what Dreams tells them.
@Suite("Widgets of Dreams")
final class DreamWidgetsTests {
  private let folder = NSTemporaryDirectory() + "dream-widgets-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("What a program leaves in its group's store a widget in another process shows")
  func news() async throws {
    let store = SharedStore(group: DreamsToday.group, environment: environment)
    let log = EventLog()
    let host = host("count", .accessoryBar, log)
    host.show(WidgetPlace(width: 320, height: 44))
    let none = try await log.pictures()[0]
    try DreamsToday(count: 1, favorite: "owl", latest: "A walk on the moon", latestNumber: 1)
      .leave(in: store)
    WidgetCenter(SharedStore(group: "org.lamina.widgets", environment: environment))
      .reloadTimelines(ofKind: "count")
    let one = try await log.pictures(2)[1]
    #expect(one.bytes != none.bytes)
    host.press(x: 100, y: 20)
    #expect(try await log.addresses() == ["dreams://dream/1"])
  }

  @Test(
    "Each widget draws itself in each size, by day and by night", arguments: WidgetFamily.allCases)
  func families(_ family: WidgetFamily) async throws {
    for kind in DreamsToday.kinds {
      let log = EventLog()
      let host = host(kind, family, log)
      let size = family.size(inWidth: 320)
      host.show(WidgetPlace(width: size.width, height: size.height, scale: 2))
      let day = try await log.pictures()[0]
      #expect((day.width, day.height) == (Int(size.width * 2), Int(size.height * 2)))
      #expect(Set(day.bytes).count > 8)
      withExtendedLifetime(host) {}
    }
  }

  private var environment: [String: String] {
    ["XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder, "HOME": folder]
  }

  private func host(
    _ kind: String, _ family: WidgetFamily, _ log: EventLog
  ) -> WidgetHost {
    var limits = WidgetLimits()
    // A machine may be busy.
    (limits.firstAnswer, limits.answer, limits.work) = (60, 60, 60)
    limits.memory = 500_000_000
    let program = WidgetProgram(
      Child.built("DreamWidgets").path, ["--widget", kind, "--family", family.rawValue],
      environment: environment)
    return WidgetHost(program, limits: limits) { log.take($0) }
  }
}
