import LaminaGeometry
import LaminaPrograms

/// Opens a new e-mail with the items: words in its text, all else attached.
///
/// ```
///  org.freedesktop.portal.Email ──refuses──▶ xdg-email ──is not there──▶ mailto:, for words only
/// ```
final class EmailActivity: ShareActivity {
  let category = ShareActivityCategory.share
  let type = ShareActivityType.email
  let title = "Email"
  let picture = Image(systemName: "envelope")
  private let services: ShareServices
  private var contents = ShareContents([])

  init(services: ShareServices) { self.services = services }

  func canPerform(with items: [ShareItem]) -> Bool {
    let surroundings = services.surroundings
    return !items.isEmpty
      && (surroundings.isInstalled("xdg-email") || surroundings.hasBus
        || surroundings.isInstalled("xdg-open"))
  }

  func prepare(with contents: ShareContents) { self.contents = contents }

  func perform() async throws {
    let attached = contents.contents.filter { $0.words == nil }
    let letter = Email(
      subject: contents.subject ?? "",
      body: [contents.message, contents.words].compactMap(\.self).joined(separator: "\n\n"),
      attachments: try await services.files.files(of: attached))
    if try await EmailPortal(services.surroundings).compose(letter) { return }
    try await byProgram(letter)
  }

  private func byProgram(_ letter: Email) async throws {
    let surroundings = services.surroundings
    if surroundings.isInstalled("xdg-email") {
      let attached = letter.attachments.flatMap { ["--attach", $0.path] }
      let command =
        ["xdg-email", "--utf8", "--subject", letter.subject, "--body", letter.body] + attached
      _ = try await ProgramRun(command, surroundings).start(watching: .seconds(10))
      return
    }
    guard letter.attachments.isEmpty, let address = letter.address,
      surroundings.isInstalled("xdg-open")
    else { throw SharingError.noMailProgram }
    _ = try await ProgramRun(["xdg-open", address], surroundings).start(watching: .seconds(10))
  }
}

/// A new e-mail.
nonisolated struct Email: Sendable {
  var subject: String
  var body: String
  var attachments: [URL]

  /// Its `mailto:` address, without what is attached.
  var address: String? {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    guard let subject = subject.addingPercentEncoding(withAllowedCharacters: allowed),
      let body = body.replacingOccurrences(of: "\n", with: "\r\n")
        .addingPercentEncoding(withAllowedCharacters: allowed)
    else { return nil }
    return "mailto:?subject=\(subject)&body=\(body)"
  }
}
