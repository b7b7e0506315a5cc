import BusDaemons
import ChildProcesses
import Foundation
import LaminaBus
import Testing
import UserNotifications

/// The desktop's notifications as python-dbusmock makes them, on a bus of the test's own.
private final class MockedDesktop: Sendable {
  static let isThere = PrivateBus.isInstalled && MockedPortal.isInstalled
  let daemon: PrivateBus
  let bus: Bus
  private let process: Child

  init(_ capabilities: String) async throws {
    daemon = try PrivateBus()
    bus = try Bus(address: daemon.address)
    let owners = try await bus.owners(of: Self.name)
    process = try Child(
      URL(filePath: "/usr/bin/python3"),
      [
        "-m", "dbusmock", "--session", "--template", "notification_daemon", "--parameters",
        "{\"capabilities\": \"\(capabilities)\"}",
      ], environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address])
    for await owner in owners where owner != nil { break }
  }

  deinit { process.kill() }

  private static let name = "org.freedesktop.Notifications"

  func mock(_ member: String, _ body: [BusValue]) async throws -> [BusValue] {
    try await bus.call(
      BusMessage(
        to: Self.name, path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.DBus.Mock", member: member, body))
  }

  func emit(_ signal: String, _ signature: String, _ body: [BusValue]) async throws {
    _ = try await mock(
      "EmitSignal",
      [
        .string(Self.name), .string(signal), .string(signature),
        .array(of: "v", body.map { .variant($0) }),
      ])
  }

  /// The arguments of the calls of `Notify`.
  func notified() async throws -> [[BusValue]] {
    let calls = try await mock("GetMethodCalls", [.string("Notify")]).first?.elements ?? []
    return calls.compactMap { call in
      guard case .structure(let fields) = call else { return nil }
      return fields.last?.elements?.map(\.unwrapped)
    }
  }
}

@Suite(
  "Notifications of the desktop",
  .enabled(if: MockedDesktop.isThere, "python3-dbusmock or dbus-daemon is absent: Scripts/setup"),
  .timeLimit(.minutes(5)))
struct DesktopTests {
  private func shown(_ title: String, _ body: String) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.categoryIdentifier) = (title, body, "c")
    content.sound = .default
    content.interruptionLevel = .critical
    return content
  }

  private func center(_ desktop: MockedDesktop) -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter(
      service: DesktopNotifications(on: desktop.bus, application: "org.example.Dreams"))
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "c", actions: [UNNotificationAction(identifier: "keep", title: "Keep")])
    ])
    return center
  }

  @Test func areShownWithEscapedMarkupActionsAndHints() async throws {
    let desktop = try await MockedDesktop("body body-markup actions")
    let center = center(desktop)
    try await center.add(
      UNNotificationRequest(
        identifier: "x", content: shown("Title", "<b>1 & 2</b>"), trigger: nil))
    let call = try #require(try await desktop.notified().first)
    #expect(call[0] == .string("org.example.Dreams"))
    #expect(call[3] == .string("Title"))
    #expect(call[4] == .string("&lt;b&gt;1 &amp; 2&lt;/b&gt;"))
    #expect(call[5].elements?.compactMap(\.text) == ["default", "", "keep", "Keep"])
    let hints = try #require(call[6].dictionary)
    #expect(hints["urgency"] == .byte(2))
    #expect(hints["sound-name"] == .string("message-new-instant"))
    #expect(call[7] == .int32(0))
  }

  @Test func arePlainWhereTheDesktopReadsNoMarkupAndHasNoActions() async throws {
    let desktop = try await MockedDesktop("body")
    let center = center(desktop)
    try await center.add(
      UNNotificationRequest(identifier: "x", content: shown("T", "<b>"), trigger: nil))
    let call = try #require(try await desktop.notified().first)
    #expect(call[4] == .string("<b>"))
    #expect(call[5].elements?.compactMap(\.text) == ["default", ""])
  }

  @Test func answersComeBack() async throws {
    let desktop = try await MockedDesktop("body actions")
    let service = DesktopNotifications(on: desktop.bus, application: "org.example.Dreams")
    let number = try await service.show(
      ShownNotification(
        identifier: "x", title: "T", body: "", actions: [], picture: nil, sound: nil,
        level: .active), replacing: nil)
    try await desktop.emit("ActionInvoked", "us", [.uint32(number), .string("keep")])
    try await desktop.emit("ActionInvoked", "s", [.string("nonsense")])
    try await desktop.emit("NotificationReplied", "us", [.uint32(number), .string("Hi")])
    try await desktop.emit("NotificationClosed", "uu", [.uint32(number), .uint32(2)])
    var heard: [NotificationEvent] = []
    for await event in service.events {
      heard.append(event)
      if heard.count == 3 { break }
    }
    #expect(
      heard == [
        .chosen(number, action: "keep"), .replied(number, text: "Hi"),
        .closed(number, byPerson: true),
      ])
  }

  @Test func theSameNameTakesTheSamePlaceAndIsWithdrawn() async throws {
    let desktop = try await MockedDesktop("body")
    let center = center(desktop)
    for body in ["1", "2"] {
      try await center.add(
        UNNotificationRequest(identifier: "x", content: shown("T", body), trigger: nil))
    }
    let calls = try await desktop.notified()
    #expect(calls.count == 2)
    #expect(calls[0][1] == .uint32(0))
    #expect(calls[1][1] != .uint32(0))
  }

  @Test func aCenterOfTheSessionFindsAServiceThatRunsWithoutAFileOfIt() async throws {
    let desktop = try await MockedDesktop("body")
    let center = UNUserNotificationCenter(on: desktop.bus, application: "org.example.Dreams")
    #expect(try await center.requestAuthorization(options: [.alert]))
    try await center.add(
      UNNotificationRequest(identifier: "x", content: shown("T", ""), trigger: nil))
    #expect(try await desktop.notified().count == 1)
  }

  @Test func whereNobodyShowsThemItIsAnError() async throws {
    let daemon = try PrivateBus()
    let center = UNUserNotificationCenter(
      service: DesktopNotifications(on: try Bus(address: daemon.address), application: "x"))
    await #expect(throws: BusError.self) {
      try await center.add(
        UNNotificationRequest(identifier: "x", content: shown("T", ""), trigger: nil))
    }
  }
}
