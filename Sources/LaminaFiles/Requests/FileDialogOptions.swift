public import LaminaGeometry

/// What modifiers say of the dialogs of the views inside.
struct FileDialogOptions {
  var directory: URL?
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var browserOptions: FileDialogBrowserOptions = []
  var customizationID: String?
  var isEnabled: (@Sendable (URL) -> Bool)?

  /// Says it in a request.
  func complete(_ request: inout FileDialogRequest) {
    request.directory = directory
    request.message = message?.plain
    request.confirmationLabel = confirmationLabel?.plain
    request.filenameLabel = filenameLabel?.plain
    request.browserOptions = browserOptions
    request.customizationID = customizationID
  }
}

extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension View {
  /// Has file dialogs of the views inside begin in a folder, unless one is remembered for them.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogs { $0.directory = defaultDirectory }
  }

  /// Says above the files what is to be chosen.
  public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialogs { $0.message = message }
  }

  /// Says above the files what is to be chosen.
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(message))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Gives the button that chooses another word than *Open* or *Save*.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogs { $0.confirmationLabel = label }
  }

  /// Gives the button that chooses another word than *Open* or *Save*.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Gives the field for the name in dialogs that save another word than *Name*.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialogs { $0.filenameLabel = label }
  }

  /// Gives the field for the name in dialogs that save another word than *Name*.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Says what dialogs show of files beyond the usual.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialogs { $0.browserOptions = options }
  }

  /// Has dialogs of the same name begin where the last one of that name ended, also in the next run.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialogs { $0.customizationID = id }
  }

  /// Lets only some files be chosen; a dialog of the desktop shows all, and what may not be chosen is refused then.
  public func fileDialogURLEnabled(_ isEnabled: @escaping @Sendable (URL) -> Bool) -> some View {
    fileDialogs { $0.isEnabled = isEnabled }
  }

  private func fileDialogs(_ change: @escaping (inout FileDialogOptions) -> Void) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }
}
