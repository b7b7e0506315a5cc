public import Foundation

/// A program that the desktop knows by a desktop file.
public struct Program: Hashable, Sendable, Identifiable {
  /// The desktop file's id, as `org.gnome.eog.desktop`.
  public let id: String
  /// Its name, in the person's language where it has one.
  public let name: String
  /// What it does, in a line; nil where it does not say.
  public let comment: String?
  /// The types of files that it opens, as MIME types.
  public let types: [String]
  /// Where the desktop file is.
  public let file: URL
  /// Whether menus leave it out.
  public let isHidden: Bool
  /// The types that it takes from other programs, by the key `X-Lamina-Share`.
  package let sharedTypes: [String]
  let icon: String?
  let command: String?
  let folder: String?
  let runsInTerminal: Bool
  let isActivatedByBus: Bool

  /// The program of a desktop file; nil for one that is no program, is deleted, or says that its program is not there.
  init?(_ file: DesktopFile, id: String, at url: URL, _ surroundings: DesktopSurroundings) {
    guard file.raw("Type") == "Application", !file.isTrue("Hidden"),
      let name = file.text("Name", languages: surroundings.languages), !name.isEmpty
    else { return nil }
    if let program = file.text("TryExec"), !surroundings.isInstalled(program) { return nil }
    command = file.text("Exec")
    isActivatedByBus = file.isTrue("DBusActivatable")
    guard command != nil || isActivatedByBus else { return nil }
    (self.id, self.name, self.file) = (id, String(name.prefix(200)), url)
    comment = file.text("Comment", languages: surroundings.languages)
    types = file.list("MimeType")
    isHidden = file.isTrue("NoDisplay")
    sharedTypes = file.list("X-Lamina-Share")
    icon = file.text("Icon", languages: surroundings.languages)
    folder = file.text("Path")
    runsInTerminal = file.isTrue("Terminal")
  }
}
