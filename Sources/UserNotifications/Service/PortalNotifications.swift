public import LaminaBus
import Synchronization

/// Notifications of the desktop's portal, which programs in a sandbox have: `org.freedesktop.portal.Notification`.
///
/// It shows titles, texts and buttons; pictures, sounds and replies in words it does not know. It does not say when
/// one was dismissed.
public final class PortalNotifications: NotificationService {
  static let interface = "org.freedesktop.portal.Notification"

  private let bus: Bus
  private let names: NotificationNames
  private let signals: NotificationSignals
  public var events: AsyncStream<NotificationEvent> { signals.events }

  /// Makes a service of a bus.
  public init(on bus: Bus) {
    let names = NotificationNames()
    (self.bus, self.names) = (bus, names)
    signals = NotificationSignals(
      on: bus,
      BusRule(
        sender: DesktopPortal.name, path: DesktopPortal.path, interface: Self.interface,
        member: "ActionInvoked")
    ) { signal in
      guard signal.body.count > 1, let identifier = signal.body[0].text,
        let action = signal.body[1].text, let number = names.number(of: identifier)
      else { return nil }
      return .chosen(number, action: action)
    }
  }

  public func show(_ notification: ShownNotification, replacing number: UInt32?) async throws
    -> UInt32
  {
    try await signals.listen()
    _ = try await bus.call(
      message(
        "AddNotification", [.string(notification.identifier), .dictionary(notification.portal)]),
      timeout: .seconds(5))
    return names.add(notification.identifier)
  }

  public func withdraw(_ number: UInt32) async {
    guard let identifier = names.name(of: number) else { return }
    _ = try? await bus.call(
      message("RemoveNotification", [.string(identifier)]), timeout: .seconds(5))
  }

  private func message(_ member: String, _ body: [BusValue]) -> BusMessage {
    BusMessage(
      to: DesktopPortal.name, path: DesktopPortal.path, interface: Self.interface, member: member,
      body)
  }
}

/// The portal's names of notifications; each one's number is its place among them.
private final class NotificationNames: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) -> UInt32 {
    names.withLock { names in
      let place = names.firstIndex(of: name) ?? names.endIndex
      if place == names.endIndex { names.append(name) }
      return UInt32(place + 1)
    }
  }

  func number(of name: String) -> UInt32? {
    names.withLock { $0.firstIndex(of: name) }.map { UInt32($0 + 1) }
  }

  func name(of number: UInt32) -> String? {
    names.withLock { $0.indices.contains(Int(number) - 1) ? $0[Int(number) - 1] : nil }
  }
}

extension ShownNotification {
  /// What the portal wants to know.
  fileprivate var portal: [String: BusValue] {
    let buttons = actions.map {
      BusValue.dictionary(["label": .string($0.title), "action": .string($0.identifier)])
    }
    let priority =
      switch level {
      case .passive: "low"
      case .active: "normal"
      case .timeSensitive: "high"
      case .critical: "urgent"
      }
    return [
      "title": .string(title), "body": .string(body), "priority": .string(priority),
      "default-action": .string("default"), "buttons": .array(of: "a{sv}", buttons),
    ]
  }
}
