import ChildProcesses
import DreamsToday
import Foundation
import LaminaStore
import LaminaWidgetHosting
import LaminaWidgets
import Synchronization
import Testing

/// The widgets of Dreams in processes of their own, and what Dreams tells them.
@Suite("Widgets of Dreams")
final class DreamWidgetsTests {
  private let folder = NSTemporaryDirectory() + "dream-widgets-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("What a program leaves in its group's store a widget in another process shows")
  func news() async throws {
    let store = SharedStore(group: DreamsToday.group, environment: environment)
    let pictures = Pictures()
    let host = host("count", .accessoryBar, pictures)
    host.show(WidgetPlace(width: 320, height: 44))
    let none = try await pictures.next(1)
    try DreamsToday(count: 1, favorite: "owl", latest: "A walk on the moon", latestNumber: 1)
      .leave(in: store)
    WidgetCenter(SharedStore(group: "org.lamina.widgets", environment: environment))
      .reloadTimelines(ofKind: "count")
    let one = try await pictures.next(2)
    #expect(one.bytes != none.bytes)
    host.press(x: 100, y: 20)
    #expect(try await pictures.address() == "dreams://dream/1")
  }

  @Test(
    "Each widget draws itself in each size, by day and by night", arguments: WidgetFamily.allCases)
  func families(_ family: WidgetFamily) async throws {
    for kind in DreamsToday.kinds {
      let pictures = Pictures()
      let host = host(kind, family, pictures)
      let size = family.size(inWidth: 320)
      host.show(WidgetPlace(width: size.width, height: size.height, scale: 2))
      let day = try await pictures.next(1)
      #expect((day.width, day.height) == (Int(size.width * 2), Int(size.height * 2)))
      #expect(Set(day.bytes).count > 8)
      withExtendedLifetime(host) {}
    }
  }

  private var environment: [String: String] {
    ["XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder, "HOME": folder]
  }

  private func host(
    _ kind: String, _ family: WidgetFamily, _ pictures: Pictures
  ) -> WidgetHost {
    var limits = WidgetLimits()
    // A machine may be busy.
    (limits.firstAnswer, limits.answer, limits.work) = (60, 60, 60)
    limits.memory = 500_000_000
    let program = WidgetProgram(
      Child.built("DreamWidgets").path, ["--widget", kind, "--family", family.rawValue],
      environment: environment)
    return WidgetHost(program, limits: limits) { pictures.take($0) }
  }
}

/// What came of a widget, for a test that waits within a bound.
private nonisolated final class Pictures: Sendable {
  private let events = Mutex<[WidgetEvent]>([])

  func take(_ event: WidgetEvent) { events.withLock { $0.append(event) } }

  /// The picture with this number, counted from 1.
  func next(_ number: Int) async throws -> WidgetPicture {
    try await value {
      let pictures = $0.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
      return pictures.count >= number ? pictures[number - 1] : nil
    }
  }

  func address() async throws -> String {
    try await value {
      $0.lazy.compactMap { if case .open(let address) = $0 { address } else { nil } }.first
    }
  }

  private func value<Value: Sendable>(_ find: ([WidgetEvent]) -> Value?) async throws -> Value {
    for _ in 0..<6_000 {
      if let value = events.withLock({ find($0) }) { return value }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Late(events: events.withLock { $0 })
  }

  struct Late: Error { var events: [WidgetEvent] }
}
