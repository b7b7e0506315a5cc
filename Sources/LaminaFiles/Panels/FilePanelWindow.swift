import LaminaGeometry
import LaminaNavigation

/// A file dialog of our own in a window that belongs to no scene.
final class FilePanelWindow {
  private let surroundings: FileDialogSurroundings
  private let open: (PanelWindow) throws -> HostWindow
  private var window: HostWindow?
  private var answer: CheckedContinuation<FileDialogOutcome, any Error>?

  init(_ surroundings: FileDialogSurroundings, open: @escaping (PanelWindow) throws -> HostWindow) {
    (self.surroundings, self.open) = (surroundings, open)
  }

  /// Shows the dialog until there is a choice, the window closes, or the task is cancelled.
  func answer(to request: FileDialogRequest) async throws -> FileDialogOutcome {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(request, $0) }
    } onCancel: {
      MainActor.whenPossible { self.finish(.cancelled) }
    }
  }

  private func begin(
    _ request: FileDialogRequest, _ answer: CheckedContinuation<FileDialogOutcome, any Error>
  ) {
    // Whoever was cancelled before wants no window.
    if Task.isCancelled { return answer.resume(returning: .cancelled) }
    self.answer = answer
    let browser = FileBrowser(request, surroundings: surroundings) { [weak self] in
      self?.finish($0)
    }
    let panel = PanelWindow(
      request.title, size: FileDialogView.size,
      content: AnyView(FileDialogView(browser: browser)))
    do {
      let window = try open(panel)
      self.window = window
      window.whenClosed(for: self) { [weak self] in self?.finish(.cancelled) }
    } catch {
      self.answer = nil
      answer.resume(throwing: error)
    }
  }

  /// Answers, once, and closes the window.
  private func finish(_ outcome: FileDialogOutcome) {
    guard let answer else { return }
    self.answer = nil
    window?.whenClosed(for: self, nil)
    window?.close()
    answer.resume(returning: outcome)
  }
}
