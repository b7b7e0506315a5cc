import LaminaApp
import LaminaDisplay
import LaminaHeadless
import LaminaHost
import LaminaViews

/// The windows that tests drive together: that of a view, or all of an application.
final class HarnessWindows {
  /// One window, with what it has reported.
  final class Open {
    let window: PresentedWindow
    let surface: HeadlessSurface
    private(set) var diagnostics: [ViewDiagnostic] = []

    init(_ window: PresentedWindow, on surface: HeadlessSurface) {
      (self.window, self.surface) = (window, surface)
      window.graph.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    }
  }

  let host: HeadlessHost
  private var known: [Open]
  private var application: Application?

  init(_ host: HeadlessHost, _ windows: [Open]) { (self.host, known) = (host, windows) }

  /// The windows of an application, those too that are opened later.
  convenience init<A: App>(_ app: A, on host: HeadlessHost, context: PresentationContext) throws {
    let application = try Application(app, on: host, context: context)
    self.init(host, [])
    self.application = application
    for window in application.windows { add(window) }
    application.onOpen = { [weak self] in self?.add($0) }
  }

  private func add(_ window: PresentedWindow) {
    guard let surface = window.surface as? HeadlessSurface else { return }
    known.append(Open(window, on: surface))
  }

  /// Opens a window that belongs to no scene.
  func open(_ panel: PanelWindow) throws -> HostWindow {
    guard let application else { preconditionFailure("A harness of a view opens no windows") }
    return try application.open(panel)
  }

  /// Those that are open, from the one that was opened first.
  var open: [Open] {
    application == nil ? known : known.filter { !$0.surface.isClosed }
  }

  /// Delivers a frame to each, or to those that have asked for one.
  func step(at time: TimeInterval, ifRequested: Bool = false) {
    for open in open where !ifRequested || open.surface.isFrameRequested {
      open.surface.stepFrame(at: time)
    }
  }
}
