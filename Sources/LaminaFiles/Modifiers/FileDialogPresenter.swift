import LaminaBus
import LaminaDisplay
import LaminaGeometry
import LaminaModels
import Observation

/// One file dialog on its way: the desktop's, or where that cannot be had one of our own.
///
/// ```
///  begin ─▶ portal ──chosen, cancelled──▶ done, once
///             └─ BusError, PortalFailure ─▶ browser, in a sheet ──▶ done, once
/// ```
@Observable
final class FileDialogPresenter {
  /// What the sheet shows; nil while there is none.
  private(set) var browser: FileBrowser?
  @ObservationIgnored private var portal: Task<Void, Never>?
  @ObservationIgnored private var turn: PortalTurn?
  /// Is told how it ended.
  @ObservationIgnored private var done: ((FileDialogOutcome) -> Void)?
  @ObservationIgnored private var isWatching = false
  /// Counts dialogs: the answer to an earlier one is of no use.
  @ObservationIgnored private var number = 0

  /// What a dialog needs of its place in the tree.
  struct Place {
    let desktop: FileDialogDesktop?
    let surroundings: FileDialogSurroundings
    let window: HostWindow?
    let isEnabled: ((URL) -> Bool)?
  }

  /// Shows a dialog; another one that is open ends as cancelled.
  func begin(
    _ request: FileDialogRequest, at place: Place, done: @escaping (FileDialogOutcome) -> Void
  ) {
    cancel()
    number += 1
    var request = request
    if let id = request.customizationID, let known = RememberedFolders.folder(id) {
      request.directory = known
    }
    self.done = { outcome in
      if let id = request.customizationID { RememberedFolders.note(outcome, of: request, id) }
      done(outcome)
    }
    guard let desktop = place.desktop else { return browse(request, at: place) }
    turn = PortalTurn(in: place.window) { [weak self] in
      self?.ask(desktop, request, at: place)
    }
  }

  private func browse(_ request: FileDialogRequest, at place: Place) {
    browser = FileBrowser(
      request, surroundings: place.surroundings, isEnabled: place.isEnabled
    ) { [weak self] in self?.finish($0) }
  }

  private func ask(_ desktop: FileDialogDesktop, _ request: FileDialogRequest, at place: Place) {
    let (parent, number) = (place.window?.desktopName() ?? "", number)
    portal = Task.detached(executorPreference: QuietExecutor.shared) { [weak self] in
      let result: Result<FileDialogOutcome, any Error>
      do {
        let bus = try desktop.connect()
        result = .success(
          try await FileChooserPortal(bus: bus, patience: desktop.patience)
            .ask(request, parent: parent))
      } catch {
        result = .failure(error)
      }
      MainActor.whenPossible {
        if self?.number == number { self?.take(result, request, at: place) }
      }
    }
  }

  private func take(
    _ result: Result<FileDialogOutcome, any Error>, _ request: FileDialogRequest, at place: Place
  ) {
    guard done != nil else { return }
    portal = nil
    switch result {
    case .success(.chosen(let urls)) where place.isEnabled.map({ !urls.allSatisfy($0) }) == true:
      finish(.cancelled)
    case .success(let outcome): finish(outcome)
    case .failure: browse(request, at: place)
    }
  }

  /// Ends it as the person, or the portal, has said.
  func finish(_ outcome: FileDialogOutcome) {
    portal?.cancel()
    (portal, turn) = (nil, nil)
    if browser != nil { browser = nil }
    let done = done
    self.done = nil
    done?(outcome)
  }

  /// Ends it without a choice, if it is open.
  func cancel() { finish(.cancelled) }

  /// Ends with a view, and the window.
  func watch(_ element: Element) {
    guard !isWatching else { return }
    isWatching = true
    element.onUnmount { [weak self] in
      self?.isWatching = false
      self?.cancel()
    }
  }
}

/// Ends a dialog with the view that shows it.
struct FileDialogWatch: NodeModifier {
  let presenter: FileDialogPresenter?

  func prepare(_ element: Element) { presenter?.watch(element) }

  func isSame(as other: FileDialogWatch) -> Bool { true }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node { content }
}

/// The folders in which dialogs of a name ended.
private enum RememberedFolders {
  private static func key(_ id: String) -> String { "fileDialog." + id }

  static func folder(_ id: String) -> URL? {
    RestorationStore.shared.value(String.self, forKey: key(id)).map { URL(fileURLWithPath: $0) }
  }

  static func note(_ outcome: FileDialogOutcome, of request: FileDialogRequest, _ id: String) {
    guard case .chosen(let urls) = outcome, let url = urls.first else { return }
    let isFolder = request.choosesOnlyFolders && request.purpose == .open(multiple: false)
    let folder = isFolder ? url : url.deletingLastPathComponent()
    RestorationStore.shared.set(folder.path, forKey: key(id))
  }
}
