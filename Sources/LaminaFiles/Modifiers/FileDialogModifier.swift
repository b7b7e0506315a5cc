import LaminaContentTypes
import LaminaGeometry

/// Shows a file dialog while a binding is true, and hands on what came of it.
struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// What is asked for; nil where there is nothing to ask.
  let request: FileDialogRequest?
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
      .onChange(of: isPresented && request != nil, initial: true) { _, isWanted in
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
    guard var request else { return }
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
    surroundings.reader.read {
      let result = work(urls)
      if surroundings.notesUse, let urls = try? result.get() {
        RecentFiles(surroundings: surroundings).add(urls)
      }
      return result
    } then: {
      onCompletion($0)
    }
  }
}

extension View {
  /// Shows a file dialog for a request.
  func fileDialog(
    _ request: FileDialogRequest?, isPresented: Binding<Bool>,
    work: @escaping () -> @Sendable ([URL]) -> Result<[URL], any Error>,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, request: request, work: work, onCompletion: onCompletion,
        onCancellation: onCancellation))
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
