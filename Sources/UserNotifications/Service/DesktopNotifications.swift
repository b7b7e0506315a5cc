import Foundation
public import LaminaBus
import Synchronization

/// Notifications of the desktop: `org.freedesktop.Notifications`.
///
/// Texts are plain: where the desktop reads markup, what would be some is escaped.
public final class DesktopNotifications: NotificationService {
  static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private let bus: Bus
  private let application: String
  private let capabilities = Mutex<Set<String>?>(nil)
  private let signals: NotificationSignals
  public var events: AsyncStream<NotificationEvent> { signals.events }

  /// Makes a service of a bus for a program with that name.
  public init(on bus: Bus, application: String) {
    self.bus = bus
    self.application = application
    signals = NotificationSignals(
      on: bus, BusRule(sender: Self.name, path: Self.path, interface: Self.name)
    ) { NotificationEvent($0) }
  }

  public func show(_ notification: ShownNotification, replacing number: UInt32?) async throws
    -> UInt32
  {
    let known = try await knownCapabilities()
    try await signals.listen()
    let reply = try await bus.call(
      message("Notify", notification.body(application, replacing: number, capabilities: known)),
      returning: "u", timeout: .seconds(5))
    guard case .uint32(let id)? = reply.first else { throw UNError.noService("it gave no number") }
    return id
  }

  public func withdraw(_ number: UInt32) async {
    _ = try? await bus.call(message("CloseNotification", [.uint32(number)]), timeout: .seconds(5))
  }

  private func message(_ member: String, _ body: [BusValue] = []) -> BusMessage {
    BusMessage(to: Self.name, path: Self.path, interface: Self.name, member: member, body)
  }

  private func knownCapabilities() async throws -> Set<String> {
    if let known = capabilities.withLock({ $0 }) { return known }
    let reply = try await bus.call(
      message("GetCapabilities"), returning: "as", timeout: .seconds(5))
    let known = Set(reply.first?.elements?.compactMap(\.text) ?? [])
    capabilities.withLock { $0 = known }
    return known
  }
}

extension ShownNotification {
  /// The arguments of `Notify`.
  fileprivate func body(
    _ application: String, replacing number: UInt32?, capabilities: Set<String>
  ) -> [BusValue] {
    let text = capabilities.contains("body-markup") ? body.escapedMarkup : body
    var words: [BusValue] = [.string("default"), .string("")]
    if capabilities.contains("actions") {
      for action in actions {
        let isReply = action.takesText && capabilities.contains("inline-reply")
        words += [.string(isReply ? "inline-reply" : action.identifier), .string(action.title)]
      }
    }
    return [
      .string(application), .uint32(number ?? 0), .string(""), .string(title), .string(text),
      .array(of: "s", words), .dictionary(hints(application)), .int32(level == .critical ? 0 : -1),
    ]
  }

  private func hints(_ application: String) -> [String: BusValue] {
    let urgency: UInt8 =
      switch level {
      case .passive: 0
      case .active, .timeSensitive: 1
      case .critical: 2
      }
    var hints: [String: BusValue] = [
      "urgency": .byte(urgency), "desktop-entry": .string(application),
    ]
    if let picture { hints["image-path"] = .string(URL(filePath: picture).absoluteString) }
    if let sound {
      hints["sound-name"] = .string(sound)
    } else {
      hints["suppress-sound"] = .boolean(true)
    }
    return hints
  }
}

extension NotificationEvent {
  /// What a signal says; nil for nothing of this.
  fileprivate init?(_ signal: BusMessage) {
    guard case .uint32(let number)? = signal.body.first, signal.body.count > 1 else { return nil }
    switch (signal.member, signal.body[1]) {
    case ("ActionInvoked", .string(let action)): self = .chosen(number, action: action)
    case ("NotificationReplied", .string(let text)): self = .replied(number, text: text)
    case ("NotificationClosed", .uint32(let reason)): self = .closed(number, byPerson: reason == 2)
    default: return nil
    }
  }
}

extension String {
  /// The same where markup is read.
  var escapedMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
