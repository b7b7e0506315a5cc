import LaminaGeometry
import LaminaNavigation

/// How code without a view asks for files.
///
/// ```
///  ask ─▶ portal ──chosen, cancelled──▶ answer
///           └─ no bus, no portal, refused ─▶ a window with a dialog of our own ──▶ answer
///                                               └─ no window ─▶ noDialog
/// ```
struct FilePanel {
  let desktop: FileDialogDesktop?
  /// Opens a window for a dialog of our own; nil in a program that has none.
  let open: ((PanelWindow) throws -> HostWindow)?
  /// Where files are, for a dialog of our own; nil for those of the process.
  let surroundings: FileDialogSurroundings?

  /// The files that a person chooses; nil for none.
  func ask(_ request: FileDialogRequest) async throws -> [URL]? {
    var outcome = await Self.desktopsAnswer(to: request, from: desktop)
    try Task.checkCancellation()
    if outcome == nil {
      outcome = try await window().answer(to: request)
      try Task.checkCancellation()
    }
    guard case .chosen(let urls) = outcome else { return nil }
    return urls
  }

  private func window() throws(FileDialogError) -> FilePanelWindow {
    guard let open else { throw .noDialog }
    let surroundings = surroundings ?? EnvironmentValues().fileDialogSurroundings
    return FilePanelWindow(surroundings, open: open)
  }

  /// What the desktop's dialog says, asked for off the main actor; nil where it has none, or it failed.
  private nonisolated static func desktopsAnswer(
    to request: FileDialogRequest, from desktop: FileDialogDesktop?
  ) async -> FileDialogOutcome? {
    guard let desktop, let bus = try? desktop.connect() else { return nil }
    return try? await FileChooserPortal(bus: bus, patience: desktop.patience)
      .ask(request, parent: "")
  }
}
