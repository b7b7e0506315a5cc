import LaminaBus

/// The calls of `org.freedesktop.portal.FileChooser`.
nonisolated struct FileChooserPortal: Sendable {
  let bus: Bus
  let patience: Duration

  /// Shows the dialog and waits for what the person chooses; a task that is cancelled closes it.
  func ask(_ request: FileDialogRequest, parent: String) async throws -> FileDialogOutcome {
    let options = PortalOptions(request)
    let portal = DesktopPortal(
      "org.freedesktop.portal.FileChooser", on: bus, patience: patience)
    let response = try await portal.ask(
      options.member, [.string(parent), .string(request.title), options.value])
    return try PortalAnswer.outcome(of: response)
  }
}
