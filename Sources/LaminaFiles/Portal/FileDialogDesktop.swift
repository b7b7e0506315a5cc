package import LaminaBus

/// The desktop's own file dialogs: over which bus they are asked for, and how long an answer may take.
package nonisolated struct FileDialogDesktop: Sendable {
  let connect: @Sendable () throws(BusError) -> Bus
  /// How long the portal may take to say that it has understood; a person may take any time.
  let patience: Duration

  /// Dialogs over a bus, which is connected to when the first one is wanted.
  package init(
    patience: Duration = .seconds(5), connect: @escaping @Sendable () throws(BusError) -> Bus
  ) {
    self.patience = patience
    self.connect = connect
  }

  /// That of the program's windows; nil where dialogs are always our own, as in tests.
  @MainActor package static var ofProgram: FileDialogDesktop?
}

extension EnvironmentValues {
  /// The desktop's file dialogs; nil for dialogs of our own.
  package var fileDialogDesktop: FileDialogDesktop? {
    get { self[FileDialogDesktopKey.self] }
    set { self[FileDialogDesktopKey.self] = newValue }
  }
}

private struct FileDialogDesktopKey: EnvironmentKey {
  static var defaultValue: FileDialogDesktop? { .ofProgram }
}
