import Foundation
import LaminaDisplay
public import LaminaHost
import LaminaViews

/// A running application: opens the windows of an app's scenes on a host and runs until the last
/// one closes.
public final class Application {
  public let host: any ApplicationHost
  public private(set) var windows: [PresentedWindow] = []
  /// The window that had the focus last.
  private(set) weak var front: PresentedWindow?
  /// The recorders of the windows so far, closed ones too, with the windows' titles.
  private var recorders: [(title: String, recorder: FrameRecorder)] = []
  private let frames: FrameOptions
  /// Is called once, when a window has shown its first frame.
  package var onFirstFrame: (() -> Void)?
  /// What was remembered, to be written at the end.
  private let stores: [RestorationStore]

  /// Opens the windows of `app`.
  public init<A: App>(_ app: A, on host: any ApplicationHost, context: PresentationContext) throws {
    self.host = host
    frames = context.frames
    stores = [context.restoration, context.preferences]
    var context = context
    context.clipboard = context.clipboard ?? host.clipboard
    context.popups = context.popups ?? host as? any PopupHost
    RestorationStore.shared = context.preferences
    let descriptions = SceneTree(app).following(in: context.window("window-1").environment)
    for (index, description) in descriptions.enumerated() {
      let surface = try host.open(description.configuration)
      let window = PresentedWindow(
        description, on: surface, clock: host.clock, context: context.window("window-\(index + 1)"))
      window.onClose = { [weak self, weak window] in
        if let self, let window { self.close(window) }
      }
      window.onFirstFrame = { [weak self] in self?.showedFirstFrame() }
      window.onQuit = { [weak self] in self?.quit() }
      window.onFocus = { [weak self, weak window] in self?.front = window }
      windows.append(window)
      if !frames.isEmpty { record(window, as: description.configuration.title) }
    }
  }

  private func showedFirstFrame() {
    let first = onFirstFrame
    onFirstFrame = nil
    first?()
  }

  /// Runs until the last window is closed.
  public func run() {
    host.run()
    for store in stores { store.flush() }
  }

  private func record(_ window: PresentedWindow, as title: String) {
    let recorder = FrameRecorder()
    recorders.append((title, recorder))
    window.recorder = recorder
    window.showsFrameOverlay = frames.showsOverlay
    window.tracesPasses = frames.tracesPasses
  }

  /// Writes what was recorded to the file that ``FrameOptions`` name, if they name one: all of it,
  /// or, when that fails, nothing.
  public func writeFrames() throws {
    guard let file = frames.file else { return }
    let recordings = recorders.map { $0.recorder.recording(title: $0.title) }
    try FrameRecording.json(recordings).write(to: file, options: .atomic)
  }

  /// Closes all windows and ends the application.
  public func quit() {
    for window in windows { close(window) }
  }

  /// Closes a window; the application ends with the last.
  public func close(_ window: PresentedWindow) {
    window.surface.close()
    windows.removeAll { $0 === window }
    if windows.isEmpty { host.quit() }
  }
}
