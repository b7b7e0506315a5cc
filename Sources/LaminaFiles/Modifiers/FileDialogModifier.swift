import LaminaContentTypes
import LaminaGeometry

/// Shows a file dialog while a binding is true, and hands on what came of it.
struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// Whether there is something to ask for.
  let isReady: Bool
  /// What is asked for, made when the dialog is wanted: before that nobody needs the names of types.
  let request: () -> FileDialogRequest
  /// Asked when there is a choice: what is done with it off the main thread, which gives the files that are there then.
  let work: () -> @Sendable ([URL]) -> Result<[URL], any Error>
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @State private var presenter: FileDialogPresenter?
  @Environment(\.fileDialogOptions) private var options
  @Environment(\.fileDialogDesktop) private var desktop
  @Environment(\.fileDialogSurroundings) private var surroundings
  @Environment(\.hostWindow) private var window

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented && isReady, initial: true) { _, isWanted in
        if isWanted { begin() } else { presenter?.cancel() }
      }
      .sheet(
        item: Binding {
          presenter?.browser
        } set: {
          if $0 == nil { presenter?.cancel() }
        }
      ) {
        FileDialogView(browser: $0)
      }
      .nodes(FileDialogWatch(presenter: presenter))
  }

  private func begin() {
    var request = request()
    options.complete(&request)
    let presenter = presenter ?? FileDialogPresenter()
    self.presenter = presenter
    presenter.begin(
      request,
      at: FileDialogPresenter.Place(
        desktop: desktop, surroundings: surroundings, window: window,
        isEnabled: options.isEnabled), done: take)
  }

  private func take(_ outcome: FileDialogOutcome) {
    if isPresented { isPresented = false }
    guard case .chosen(let urls) = outcome else { return onCancellation() }
    let (work, surroundings, onCompletion) = (work(), surroundings, onCompletion)
    surroundings.reader.write {
      work(urls)
    } then: { result in
      onCompletion(result)
      guard surroundings.notesUse, let urls = try? result.get() else { return }
      surroundings.reader.read {
        RecentFiles(surroundings: surroundings).add(urls)
      } then: {
      }
    }
  }
}

extension View {
  /// Shows a file dialog for a request, which is made when the dialog is wanted.
  func fileDialog(
    isPresented: Binding<Bool>, isReady: Bool = true,
    request: @escaping () -> FileDialogRequest,
    work: @escaping () -> @Sendable ([URL]) -> Result<[URL], any Error>,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, isReady: isReady, request: request, work: work,
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The first of several files.
  nonisolated var first: Result<URL, any Error> {
    flatMap { urls in
      urls.first.map { .success($0) } ?? .failure(FileDialogError.nothingToDo)
    }
  }
}
