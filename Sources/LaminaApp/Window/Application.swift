import Foundation
import LaminaDisplay
public import LaminaHost
package import LaminaViews

/// A running application: opens the windows of an app's scenes on a host and runs until the last
/// one closes.
public final class Application {
  public let host: any ApplicationHost
  /// Its windows, from the one that was opened first.
  public var windows: [PresentedWindow] { opened.map(\.window) + panels.map(\.window) }
  /// The windows, each with where its scene stands among them and which of the scene's windows it is.
  private var opened: [(scene: Int, number: Int, window: PresentedWindow)] = []
  /// The windows that belong to no scene.
  private var panels: [(window: PresentedWindow, host: HostWindow)] = []
  /// What each scene's windows are opened with.
  private let scenes: [WindowDescription]
  private let context: PresentationContext
  /// The window that had the focus last.
  private(set) weak var front: PresentedWindow?
  /// The recorders of the windows so far, closed ones too, with the windows' titles.
  private var recorders: [(title: String, recorder: FrameRecorder)] = []
  private let frames: FrameOptions
  /// Is called once, when a window has shown its first frame.
  package var onFirstFrame: (() -> Void)?
  /// Is called for each window that is opened while the application runs.
  package var onOpen: ((PresentedWindow) -> Void)?
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
    self.context = context
    scenes = SceneTree(app).following(in: context.window("window-1").environment)
    let kept = keptWindows()
    for scene in scenes.atStart {
      let known = kept.first { $0.scene == scene }
      try openWindow(of: scene, number: known?.number, for: WindowValue(known?.value))
    }
    for window in kept { reopen(window) }
    remembersWindows = true
  }

  /// Opens a window of the scene with that number.
  private func openWindow(of scene: Int, number: Int? = nil, for value: WindowValue) throws {
    let number = number ?? freeNumber(of: scene)
    value.onChange = { [weak self] in self?.remember() }
    let (window, _) = try present(
      scenes[scene], for: value, in: context.window(storageName(of: scene, number))
    ) { [weak self] in self?.openAnother($0, like: scene) }
    opened.append((scene, number, window))
    remember()
    onOpen?(window)
  }

  /// Opens a window that belongs to no scene.
  package func open(_ panel: PanelWindow) throws -> HostWindow {
    let configuration = SurfaceConfiguration(title: panel.title, size: panel.size)
    let description = WindowDescription(configuration: configuration) { element, _ in
      element.setChild(0, to: panel.content)
    }
    let made = try present(description, for: WindowValue(), in: context) { _ in }
    panels.append(made)
    onOpen?(made.window)
    return made.host
  }

  /// Opens a window on the host.
  private func present(
    _ description: WindowDescription, for value: WindowValue, in context: PresentationContext,
    openAnother: @escaping (String) -> Void
  ) throws -> (window: PresentedWindow, host: HostWindow) {
    let surface = try host.open(description.configuration)
    let link = WindowLink(value)
    let own = hostWindow(link, openAnother: openAnother)
    var context = context
    connect(&context.environment, to: link)
    context.environment.hostWindow = own
    let window = PresentedWindow(
      description, linkedBy: link, on: surface, clock: host.clock, context: context)
    window.onClose = { [weak self, weak window] in
      own.closes()
      if let self, let window { self.close(window) }
    }
    window.onFirstFrame = { [weak self] in self?.showedFirstFrame() }
    window.onQuit = { [weak self] in self?.quit() }
    window.closesByEscape = description.role.isSettings
    if scenes.contains(where: \.role.isSettings) {
      window.onSettings = { [weak self, weak window] in self?.openSettings(from: window) }
    }
    window.onFocus = { [weak self, weak window] in
      self?.front = window
      own.onFocus()
    }
    if !frames.isEmpty { record(window, as: description.configuration.title) }
    return (window, own)
  }

  /// Has the views of a window open and close windows.
  private func connect(_ environment: inout EnvironmentValues, to link: WindowLink) {
    environment.openWindow = OpenWindowAction { [weak self] in self?.open($0, from: link.window) }
    environment.openSettings = OpenSettingsAction { [weak self] in
      self?.openSettings(from: link.window)
    }
    environment.dismissWindow = DismissWindowAction { [weak self] in
      self?.dismiss($0, from: link.window)
    }
    environment.dismiss = DismissAction { [weak self] in
      guard let self, let window = link.window else { return }
      let isLast = opened.count == 1 && opened[0].window === window
      if !isLast { window.close() }
    }
  }

  /// What views in a window can ask of it.
  private func hostWindow(
    _ link: WindowLink, openAnother: @escaping (String) -> Void
  ) -> HostWindow {
    HostWindow(openAnother: openAnother) {
      link.window?.close()
    } raise: {
      link.window?.surface.raise()
    } desktopName: {
      link.window?.surface.desktopName
    }
  }

  /// Opens another window of the scene with an id, or else of that of the asking window.
  private func openAnother(_ id: String, like scene: Int) {
    let named = scenes.firstIndex { $0.role.id == id && $0.role.valueType == nil }
    let wanted = named ?? scene
    let isThere = opened.contains { $0.scene == wanted }
    if scenes[wanted].role.isSingle && isThere { return }
    openOrReport(wanted, for: WindowValue())
  }

  /// The first number that no open window of the scene has.
  private func freeNumber(of scene: Int) -> Int {
    let taken = opened.filter { $0.scene == scene }.map(\.number)
    return (1...taken.count + 1).first { !taken.contains($0) } ?? 1
  }

  /// Under which name a window remembers things: that of its scene, so that whoever opens it again finds them,
  /// in whichever order windows are opened.
  private func storageName(of scene: Int, _ number: Int) -> String {
    let name = storageName(of: scene)
    return number == 1 ? name : "\(name)#\(number)"
  }

  private func storageName(of scene: Int) -> String {
    guard scene > 0, let id = scenes[scene].role.id else { return "window-\(scene + 1)" }
    // No name with a number behind it may be that of another scene.
    return "scene-" + id.replacing("#", with: "##")
  }

  // MARK: Windows that are remembered

  private static let windowsKey = "windows"
  /// More are not opened at once.
  private static let mostKept = 50

  /// Whether what is open is what is to be open at the next start: not while it starts or quits.
  private var remembersWindows = false

  /// The windows that were open when the application ended, as far as there are scenes for them.
  private func keptWindows() -> [(scene: Int, number: Int, value: AnyHashable?)] {
    let kept = context.restoration.value([KeptWindow].self, forKey: Self.windowsKey) ?? []
    return kept.prefix(Self.mostKept).compactMap { window in
      guard window.number > 0,
        let scene = scenes.indices.first(where: { storageName(of: $0) == window.scene }),
        scenes[scene].role.isRemembered
      else { return nil }
      guard let text = window.value else { return (scene, window.number, nil) }
      // What was written for another type is for no window.
      return scenes[scene].role.coding?.value(text).map { (scene, window.number, $0) }
    }
  }

  /// Opens a window that was open when the application ended, unless it is open.
  private func reopen(_ kept: (scene: Int, number: Int, value: AnyHashable?)) {
    let others = opened.filter { $0.scene == kept.scene }
    let isThere = others.contains {
      $0.number == kept.number || kept.value != nil && $0.window.value.kept == kept.value
    }
    if isThere || scenes[kept.scene].role.isSingle && !others.isEmpty { return }
    openOrReport(kept.scene, number: kept.number, for: WindowValue(kept.value))
  }

  /// Notes which windows are open.
  private func remember() {
    guard remembersWindows else { return }
    let windows = opened.filter { scenes[$0.scene].role.isRemembered }.map {
      scene, number, window in
      KeptWindow(
        scene: storageName(of: scene), number: number,
        value: window.value.kept.flatMap { scenes[scene].role.coding?.text($0) })
    }
    context.restoration.set(windows, forKey: Self.windowsKey)
  }

  // MARK: Windows that are asked for

  /// Opens the window that is asked for, or brings it to the front where it is open.
  private func open(_ request: WindowRequest, from asker: PresentedWindow?) {
    guard let scene = scenes.firstIndex(where: { request.isOf($0.role) }) else {
      let known = scenes.compactMap(\.role.id)
      asker?.graph.report(.unknownWindow(wanted: request.words, known: known))
      return
    }
    let isUnique = scenes[scene].role.isSingle || request.value != nil
    let known = opened.first { $0.scene == scene && $0.window.value.value == request.value }
    if isUnique, let known { return known.window.surface.raise() }
    openOrReport(scene, for: WindowValue(request.value))
  }

  private func openSettings(from asker: PresentedWindow?) {
    open(WindowRequest(id: WindowRole.settingsID), from: asker)
  }

  // MARK: Addresses from outside

  /// Opens a window of the scene that names an address, unless one is open.
  func openWindow(toTake address: URL) {
    guard let scene = scenes.firstIndex(where: { $0.role.names(address) == true }),
      !opened.contains(where: { $0.scene == scene })
    else { return }
    openOrReport(scene, for: WindowValue())
  }

  /// Whether a window may take an address: its scene names it, or no scene does and this one names nothing.
  func isMeant(_ window: PresentedWindow, for address: URL) -> Bool {
    guard let scene = opened.first(where: { $0.window === window })?.scene else { return false }
    let isNamed = scenes.contains { $0.role.names(address) == true }
    return scenes[scene].role.names(address) ?? !isNamed
  }

  private func openOrReport(_ scene: Int, number: Int? = nil, for value: WindowValue) {
    do {
      try openWindow(of: scene, number: number, for: value)
    } catch {
      FileHandle.standardError.write(Data("lamina: no window was opened: \(error)\n".utf8))
    }
  }

  /// Closes the windows that are meant: without a word of which, the asker's own.
  private func dismiss(_ request: WindowRequest, from asker: PresentedWindow?) {
    if request.id == nil, request.value == nil { return asker?.close() ?? () }
    for (scene, _, window) in opened
    where request.isOf(scenes[scene].role)
      && (request.value == nil || window.value.value == request.value)
    {
      window.close()
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

  /// Closes all windows and ends the application; the next start opens them again.
  public func quit() {
    remembersWindows = false
    for (_, _, window) in opened { close(window) }
  }

  /// Closes a window; the application ends with the last of a scene.
  public func close(_ window: PresentedWindow) {
    window.surface.close()
    opened.removeAll { $0.window === window }
    panels.removeAll { $0.window === window }
    remember()
    if opened.isEmpty { end() }
  }

  /// Closes what is left, and ends.
  private func end() {
    let left = panels
    panels = []
    for panel in left {
      panel.window.surface.close()
      panel.host.closes()
    }
    host.quit()
  }
}
