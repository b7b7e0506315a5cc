import BusDaemons
import Foundation
import LaminaBus
import Synchronization
import Testing
import UserNotifications

/// A portal that keeps what it is asked for, and says what a person does.
private final class Portal: Sendable {
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Notification"
  private let bus: Bus
  private let object: BusObject
  private let calls: Calls

  final class Calls: Sendable {
    let list = Mutex<[BusMessage]>([])
  }

  init(on daemon: PrivateBus) async throws {
    bus = try Bus(address: daemon.address)
    let calls = Calls()
    self.calls = calls
    @Sendable func note(_ call: BusMessage) -> [BusValue] {
      calls.list.withLock { $0.append(call) }
      return []
    }
    object = try await bus.export(
      [
        BusInterface(
          Self.interface,
          methods: [
            BusMethod("AddNotification", takes: "sa{sv}") { note($0) },
            BusMethod("RemoveNotification", takes: "s") { note($0) },
          ],
          properties: [BusProperty("version", "u") { .uint32(1) }])
      ], at: Self.path)
    #expect(try await bus.request(name: "org.freedesktop.portal.Desktop"))
  }

  var asked: [BusMessage] { calls.list.withLock { $0 } }

  func press(_ action: String, of identifier: String) async throws {
    try await bus.emit(
      BusMessage(
        path: Self.path, interface: Self.interface, member: "ActionInvoked",
        [.string(identifier), .string(action), .array(of: "v", [])]))
  }
}

/// Keeps what it is told.
private final class Delegate: UNUserNotificationCenterDelegate {
  let answers: AsyncStream<String>
  private let sink: AsyncStream<String>.Continuation

  init() { (answers, sink) = AsyncStream.makeStream() }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    sink.yield(response.notification.request.identifier + " " + response.actionIdentifier)
  }
}

@Suite(
  "Notifications of the portal", .enabled(if: PrivateBus.isInstalled), .timeLimit(.minutes(5)))
struct PortalTests {
  private func content(_ title: String, _ body: String) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.categoryIdentifier) = (title, body, "c")
    content.interruptionLevel = .timeSensitive
    return content
  }

  private func center(_ daemon: PrivateBus) throws -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter(
      on: try Bus(address: daemon.address), application: "org.example.Dreams")
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "c", actions: [UNNotificationAction(identifier: "keep", title: "Keep")])
    ])
    return center
  }

  @Test("Where the desktop has no service of its own, its portal shows texts and buttons")
  func shows() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon)
    let center = try center(daemon)
    #expect(try await center.requestAuthorization(options: [.alert]))
    try await center.add(
      UNNotificationRequest(
        identifier: "dream-3", content: content("Due", "<b>1 & 2</b>"), trigger: nil))
    let call = try #require(portal.asked.first)
    #expect(call.member == "AddNotification" && call.body[0].text == "dream-3")
    let shown = try #require(call.body[1].dictionary)
    #expect(shown["title"] == .string("Due") && shown["body"] == .string("<b>1 & 2</b>"))
    #expect(shown["priority"] == .string("high"))
    let button = shown["buttons"]?.elements?.first?.dictionary
    #expect(button == ["action": .string("keep"), "label": .string("Keep")])
  }

  @Test("A press and a button are told to the delegate; what is unknown is not")
  func answers() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon)
    let (center, delegate) = (try center(daemon), Delegate())
    center.delegate = delegate
    for name in ["a", "b", "c"] {
      try await center.add(
        UNNotificationRequest(identifier: name, content: content(name, ""), trigger: nil))
    }
    try await portal.press("default", of: "nobody")
    try await portal.press("nonsense", of: "c")
    try await portal.press("default", of: "b")
    try await portal.press("keep", of: "a")
    var heard: [String] = []
    for await answer in delegate.answers {
      heard.append(answer)
      if heard.count == 2 { break }
    }
    #expect(heard == ["b \(UNNotificationDefaultActionIdentifier)", "a keep"])
  }

  @Test("One of the same name takes the same place, and what is withdrawn is removed by name")
  func withdraws() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon)
    let service = PortalNotifications(on: try Bus(address: daemon.address))
    func shown(_ name: String) -> ShownNotification {
      ShownNotification(
        identifier: name, title: "T", body: "", actions: [], picture: nil, sound: nil,
        level: .active)
    }
    let first = try await service.show(shown("x"), replacing: nil)
    #expect(try await service.show(shown("y"), replacing: nil) != first)
    #expect(try await service.show(shown("x"), replacing: first) == first)
    await service.withdraw(first)
    await service.withdraw(99)
    let asked = portal.asked
    #expect(asked.map(\.member).suffix(2) == ["AddNotification", "RemoveNotification"])
    #expect(asked.last?.body == [.string("x")])
  }

  @Test("Where there is neither, a program may not notify, and is told so")
  func nobody() async throws {
    let daemon = try PrivateBus()
    let center = try center(daemon)
    #expect(try await !center.requestAuthorization())
    await #expect(throws: UNError.notificationsNotAllowed) {
      try await center.add(
        UNNotificationRequest(identifier: "x", content: content("T", ""), trigger: nil))
    }
    let other = try self.center(daemon)
    await #expect {
      try await other.add(
        UNNotificationRequest(identifier: "x", content: content("T", ""), trigger: nil))
    } throws: { error in
      if case .noService = error as? UNError { true } else { false }
    }
  }
}
