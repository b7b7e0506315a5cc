import Glibc
import LaminaBus
import LaminaGeometry
import LaminaPrograms

/// The desktop's portal for new e-mails.
nonisolated struct EmailPortal: Sendable {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private let surroundings: DesktopSurroundings

  init(_ surroundings: DesktopSurroundings) { self.surroundings = surroundings }

  /// Has it open an e-mail; false when there is none, or when it cannot.
  ///
  /// - Throws: `CancellationError` when the person ends it there.
  @concurrent func compose(_ letter: Email) async throws -> Bool {
    guard let bus = try? surroundings.sessionBus(),
      let answers = try? await bus.signals(
        matching: BusRule(
          sender: Self.name, interface: "org.freedesktop.portal.Request", member: "Response")),
      let handle = await call(letter, on: bus)
    else { return false }
    // An answer that never comes is the activity's time limit.
    for await answer in answers where answer.path == handle {
      switch answer.body.first {
      case .uint32(0): return true
      case .uint32(1): throw CancellationError()
      default: return false
      }
    }
    try Task.checkCancellation()
    return false
  }

  private func call(_ letter: Email, on bus: Bus) async -> String? {
    var options: [BusValue] = [
      entry("subject", .string(letter.subject)), entry("body", .string(letter.body)),
    ]
    let files = letter.attachments.map { open($0.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    let attached = files.filter { $0 >= 0 }.map { BusValue.descriptor(BusDescriptor(owning: $0)) }
    guard attached.count == files.count else { return nil }
    if !attached.isEmpty { options.append(entry("attachment_fds", .array(of: "h", attached))) }
    let message = BusMessage(
      to: Self.name, path: Self.path, interface: "org.freedesktop.portal.Email",
      member: "ComposeEmail", [.string(""), .array(of: "{sv}", options)])
    let answer = try? await bus.call(message, returning: "o", timeout: .seconds(10))
    guard case .objectPath(let handle)? = answer?.first else { return nil }
    return handle
  }

  private func entry(_ key: String, _ value: BusValue) -> BusValue {
    .entry(.string(key), .variant(value))
  }
}
