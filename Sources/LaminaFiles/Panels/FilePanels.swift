public import LaminaContentTypes
public import LaminaGeometry
package import LaminaNavigation

/// A dialog that chooses files, for code without a view.
///
/// ```swift
/// let panel = OpenPanel()
/// panel.allowedContentTypes = [.plainText]
/// if let urls = try await panel.begin() { open(urls) }
/// ```
/// It has the names of AppKit's. Where the desktop has no dialog, one of our own opens in a window of its own.
public final class OpenPanel {
  /// What may be chosen; all files if nothing is said.
  public var allowedContentTypes: [UTType] = []
  /// Whether several may be chosen.
  public var allowsMultipleSelection = false
  /// Whether folders are chosen, in place of files.
  public var canChooseDirectories = false
  /// The folder in which it begins; nil for the desktop's choice.
  public var directoryURL: URL?
  /// The title of its window.
  public var title = "Open Files"
  /// The word on the button that chooses; nil for *Open*.
  public var prompt: String?
  private let panel: FilePanel

  /// A panel of the program's desktop.
  public convenience init() { self.init(on: .ofProgram) }

  package init(
    on desktop: FileDialogDesktop?,
    window: ((PanelWindow) throws -> HostWindow)? = PanelWindow.open,
    surroundings: FileDialogSurroundings? = nil
  ) { panel = FilePanel(desktop: desktop, open: window, surroundings: surroundings) }

  /// Shows it, and waits for the person's choice; a task that is cancelled takes it away.
  ///
  /// - Returns: the files; nil where the person cancels.
  /// - Throws: ``FileDialogError/noDialog`` where neither the desktop nor the program can show one, as in a program
  ///   without windows; or `CancellationError`.
  public func begin() async throws -> [URL]? {
    var request = FileDialogRequest(purpose: .open(multiple: allowsMultipleSelection))
    request.types = canChooseDirectories ? [.folder] : allowedContentTypes
    request.title = title
    request.directory = directoryURL
    request.confirmationLabel = prompt
    let urls = try await panel.ask(request)
    return allowsMultipleSelection ? urls : urls.map { Array($0.prefix(1)) }
  }
}

/// A dialog that gives a place and a name to something new, for code without a view.
///
/// ```swift
/// let panel = SavePanel()
/// panel.nameFieldStringValue = "Notes.txt"
/// if let url = try await panel.begin() { try text.write(to: url, atomically: true, encoding: .utf8) }
/// ```
public final class SavePanel {
  /// As what may be saved.
  public var allowedContentTypes: [UTType] = []
  /// The name that stands there at first.
  public var nameFieldStringValue = "Untitled"
  /// The folder in which it begins; nil for the desktop's choice.
  public var directoryURL: URL?
  /// The title of its window.
  public var title = "Save Files"
  /// The word on the button that saves; nil for *Save*.
  public var prompt: String?
  private let panel: FilePanel

  /// A panel of the program's desktop.
  public convenience init() { self.init(on: .ofProgram) }

  package init(
    on desktop: FileDialogDesktop?,
    window: ((PanelWindow) throws -> HostWindow)? = PanelWindow.open,
    surroundings: FileDialogSurroundings? = nil
  ) { panel = FilePanel(desktop: desktop, open: window, surroundings: surroundings) }

  /// Shows it, and waits for the person's choice; a task that is cancelled takes it away.
  ///
  /// - Returns: the place, where there may be a file already that the person wants written over; nil where the person
  ///   cancels.
  /// - Throws: ``FileDialogError/noDialog`` where neither the desktop nor the program can show one, as in a program
  ///   without windows; or `CancellationError`.
  public func begin() async throws -> URL? {
    var request = FileDialogRequest(
      purpose: .save(name: ExportName.completed(nameFieldStringValue, allowedContentTypes.first)))
    request.types = allowedContentTypes
    request.title = title
    request.directory = directoryURL
    request.confirmationLabel = prompt
    return try await panel.ask(request)?.first
  }
}
