import Glibc
import LaminaBus
import LaminaGeometry
import LaminaPrograms

/// The desktop's portal for new e-mails.
nonisolated struct EmailPortal: Sendable {
  private let surroundings: DesktopSurroundings

  init(_ surroundings: DesktopSurroundings) { self.surroundings = surroundings }

  /// Has it open an e-mail; false when there is none, or when it cannot.
  ///
  /// - Throws: `CancellationError` when the person ends it there.
  @concurrent func compose(_ letter: Email) async throws -> Bool {
    guard let bus = try? surroundings.sessionBus(), let options = options(letter) else {
      return false
    }
    let portal = DesktopPortal(
      "org.freedesktop.portal.Email", on: bus, patience: .seconds(10))
    do {
      // An answer that never comes is the activity's time limit.
      let response = try await portal.ask("ComposeEmail", [.string(""), .dictionary(options)])
      if response.code == 1 { throw CancellationError() }
      return response.code == 0
    } catch is BusError {
      return false
    }
  }

  /// What the portal is told; nil where a file cannot be opened.
  private func options(_ letter: Email) -> [String: BusValue]? {
    let files = letter.attachments.map { open($0.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    let attached = files.filter { $0 >= 0 }.map { BusValue.descriptor(BusDescriptor(owning: $0)) }
    guard attached.count == files.count else { return nil }
    var options: [String: BusValue] = [
      "subject": .string(letter.subject), "body": .string(letter.body),
    ]
    if !attached.isEmpty { options["attachment_fds"] = .array(of: "h", attached) }
    return options
  }
}
