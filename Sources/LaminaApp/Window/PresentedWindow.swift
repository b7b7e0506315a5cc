public import LaminaAnimation
public import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
public import LaminaHost
import LaminaInput
public import LaminaLayers
public import LaminaViews

/// A view graph on a surface: takes the surface's events, gives it frames.
///
/// ```
///  onFrame(t) ─▶ scrolling.advance(t) ─▶ graph.render ─▶ pictures.commit ─▶ painter ─▶ surface
/// ```
///
/// A frame in which nothing changed is not presented, and none is asked for while nothing moves.
public final class PresentedWindow {
  public let graph: ViewGraph
  public let surface: any Surface
  /// What the latest frames cost; where a worker paints, the one under work aside.
  public var statistics: FrameStatistics {
    var statistics = painter.statistics
    statistics.renders = renders
    return statistics
  }
  /// Is called when the user asks to close the window.
  public var onClose: () -> Void = {}
  /// Is called when the window gets the keyboard.
  var onFocus: () -> Void = {}
  /// Is called once, when the first frame is on the surface.
  var onFirstFrame: (() -> Void)?
  /// Is called when the user asks to end the program.
  public var onQuit: () -> Void = {}
  /// Is called when the user asks for the application's settings; nil where it has none.
  var onSettings: (() -> Void)?
  /// Whether Escape closes it.
  var closesByEscape = false
  /// The value for which it was opened.
  var value: WindowValue { link.value }
  private let link: WindowLink
  /// Takes down what each frame costs, from the next one on; nil for none.
  public var recorder: FrameRecorder? { didSet { recorderChanged() } }
  /// Whether the recorder's latest frames are drawn over the window, by a recorder of its own if
  /// there is none.
  public var showsFrameOverlay = false { didSet { overlayChanged(from: oldValue) } }

  private let clock: any FrameClock
  let context: PresentationContext
  let display: PictureDisplay
  let painter: FramePainter
  private var renders = 0
  /// What sticks out of the window; nil where the host keeps all inside.
  private var popups: Popups?
  /// What the recorder has taken down so far.
  var recordedWork = FrameWork()
  /// The scroll view that moved last.
  var recordedScroll: Node.ID?
  var overlay: FrameOverlayLayer?
  /// Whether a line is printed for each recorded frame that says what its passes did.
  var tracesPasses = false
  private var followsMinimum: Bool
  /// What the surface knows about the text that is wanted.
  private var textInput: TextInputRequest?

  public convenience init(
    _ description: WindowDescription, on surface: any Surface, clock: any FrameClock,
    context: PresentationContext
  ) {
    self.init(
      description, linkedBy: WindowLink(WindowValue()), on: surface, clock: clock, context: context)
  }

  /// Makes a window that was opened for the value of a link.
  init(
    _ description: WindowDescription, linkedBy link: WindowLink, on surface: any Surface,
    clock: any FrameClock, context: PresentationContext
  ) {
    self.link = link
    self.surface = surface
    self.clock = clock
    var context = context
    context.environment.displayScale = surface.scale
    // Known before views are evaluated: they need not be evaluated again for them.
    let classes = WindowMetrics.classes(of: surface.size, in: context.environment)
    context.environment.horizontalSizeClass = classes.horizontal
    context.environment.verticalSizeClass = classes.vertical
    self.context = context
    painter = FramePainter(surface, rasterizer: context.rasterizer, executor: context.executor)
    RestorationStore.shared = context.preferences
    followsMinimum = description.followsMinimum
    configuration = description.configuration
    graph = ViewGraph(
      environment: context.environment, rasterizer: context.rasterizer, executor: context.executor,
      clock: clock
    ) { description.content($0, link) }
    graph.onDiagnostic = context.onDiagnostic
    graph.readImages(on: context.executor, deadline: context.deadline)
    if let clipboard = context.clipboard { graph.pasteboard = Pasteboard(clipboard) }
    let wake = FrameWake()
    display = PictureDisplay(rasterizer: context.rasterizer, executor: context.executor) {
      MainActor.whenPossible { wake.call() }
    }
    wake.surface = surface
    link.window = self
    popups = context.popups.map { host in
      Popups(host: host, above: surface) { [weak self] in self?.handle($0) }
    }
    surface.onEvent = { [weak self] in self?.handle($0) }
    surface.onFrame = { [weak self] in self?.frame(at: $0.presentation, delay: $0.delay) }
    graph.windowTitle.onChange = { [weak self] in self?.followTitle() }
    followTitle()
    graph.onNeedsFrame = { [weak self] in self?.surface.requestFrame() }
    surface.requestFrame()
  }

  /// What its scene says of the window; the title is followed, and whether it keeps others out of its place.
  var configuration: SurfaceConfiguration? {
    didSet {
      if configuration?.title != oldValue?.title { followTitle() }
      if let configuration { surface.reservesSpace = configuration.reservesSpace }
    }
  }

  /// What its views say that it is called, or else its scene.
  private func followTitle() {
    guard let title = graph.windowTitle.text ?? configuration?.title, title != surface.title else {
      return
    }
    surface.title = title
  }

  // MARK: Frames

  /// Whether a picture became ready that no frame has shown, while the main queue was not run.
  public var hasArrivals: Bool { display.hasArrivals }

  /// Brings the surface up to date for the instant `time`, `delay` seconds late.
  public func frame(at time: TimeInterval, delay: TimeInterval = 0) {
    recorder?.begin(delay: delay)
    let wasMoving = graph.isMoving
    graph.advance(to: time)
    followSurface()
    let (layer, commit) = layersAndPictures(at: time)
    graph.report(context.rasterizer.imageErrors())
    recorder?.end(\.display)
    present(layer, commit)
    recorder?.end(\.present)
    graph.finishFrame()
    graph.refreshHover()
    if wasMoving || graph.isMoving || commit.isFading {
      surface.requestFrame()
    } else if let next = graph.nextTick {
      surface.requestFrame(at: next)
    }
    updateCursor()
    updateTextInput()
    if followsMinimum { followMinimum() }
    if let recorder { record(commit, by: recorder, over: layer) }
    reportFirstFrame()
  }

  private func reportFirstFrame() {
    guard let first = onFirstFrame, painter.statistics.presents > 0 else { return }
    onFirstFrame = nil
    first()
  }

  /// Keeps the window from becoming smaller than its content; asked once, after the first frame.
  private func followMinimum() {
    followsMinimum = false
    let least = graph.minimumSize()
    surface.minimumSize = CGSize(
      width: min(max(least.width.rounded(.up), 1), surface.size.width),
      height: min(max(least.height.rounded(.up), 1), surface.size.height))
  }

  /// Tells the views of the surface: how far what floats above them may go, how large it is, how it is used.
  private func followSurface() {
    var environment = graph.environment
    let classes = WindowMetrics.classes(of: surface.size, in: environment)
    let room = popups?.room ?? environment.floatingRoom
    guard
      (environment.floatingRoom, environment.scenePhase) != (room, phase)
        || environment.horizontalSizeClass != classes.horizontal
        || environment.verticalSizeClass != classes.vertical
    else { return }
    environment.floatingRoom = room
    environment.scenePhase = phase
    environment.controlActiveState = phase == .active ? .key : .inactive
    environment.horizontalSizeClass = classes.horizontal
    environment.verticalSizeClass = classes.vertical
    graph.setEnvironment(environment)
  }

  // Until the desktop says more, a window that opens is used.
  private var (hasFocus, isSeen) = (true, true)

  private var phase: ScenePhase { isSeen ? hasFocus ? .active : .inactive : .background }

  /// The window is used in another way: the next frame says so, which comes also where nothing else changes.
  private func phaseChanged() {
    if phase != graph.environment.scenePhase { surface.requestFrame() }
  }

  private func layer() -> Layer {
    if let layer = graph.scrolledLayer(size: surface.size, scale: surface.scale) { return layer }
    let layer = graph.render(size: surface.size, scale: surface.scale)
    renders += 1
    return layer
  }

  /// What to show, and the pictures of it that are there; what arrives with them is shown at once.
  private func layersAndPictures(at time: TimeInterval) -> (Layer, PictureCommit) {
    let layer = layer()
    recorder?.end(\.prepare)
    let commit = commit(layer, at: time)
    guard graph.recordCommit(commit) else { return (layer, commit) }
    let next = self.layer()
    return (next, self.commit(next, at: time))
  }

  private func commit(_ layer: Layer, at time: TimeInterval) -> PictureCommit {
    let floating = graph.floatingIDs
    return display.commit(
      layer, size: surface.size,
      extent: floating.isEmpty ? nil : popups?.extent(of: floating, in: layer),
      scale: surface.scale, deadline: context.deadline,
      headings: graph.scrolling.headings, at: time)
  }

  /// Shows the layers, and the overlay above them; `isCounted` says whether statistics take it up.
  func present(_ layer: Layer, _ commit: PictureCommit, isCounted: Bool = true) {
    let palette = graph.environment.colorPalette
    var presentation = Presentation(
      root: withoutPopups(graph.fading(layer), commit), pictures: commit.pictures,
      standIns: commit.standIns,
      size: surface.size, scale: surface.scale,
      background: palette[.background])
    overlay?.cover(&presentation)
    if let end = painter.show(presentation, isCounted: isCounted) { recorder?.shown(at: end) }
  }

  /// Shows what sticks out of the window on surfaces of its own; returns the layers of the window's.
  private func withoutPopups(_ layer: Layer, _ commit: PictureCommit) -> Layer {
    guard let popups else { return layer }
    return popups.show(
      graph.floatingIDs, of: layer,
      Popups.Look(commit: commit, rasterizer: context.rasterizer, scale: surface.scale))
  }

  /// Counted work of the workers since the window opened.
  public var displayStatistics: DisplayStatistics { display.statistics }

  private func updateCursor() {
    let cursor = graph.cursor
    if surface.cursor != cursor { surface.cursor = cursor }
  }

  /// Notifies the surface whether text is wanted, and where.
  private func updateTextInput() {
    let request = graph.textInputRequest
    guard request != textInput else { return }
    if request == nil || request?.revision != textInput?.revision, textInput != nil {
      surface.setTextInput(false, caret: .zero)
    }
    textInput = request
    if let request { surface.setTextInput(true, caret: request.caret) }
  }

  // MARK: Events

  private func handle(_ event: HostEvent) {
    if case .resized = event { return resized() }
    guard let recorder else { return deliver(event) }
    recorder.event { deliver(event) }
  }

  private func deliver(_ event: HostEvent) {
    graph.undoTargets.endEvent()
    switch event {
    case .pointerMoved(let event): graph.pointerMoved(event)
    case .pointerDown(let event): graph.pointerDown(event)
    case .pointerUp(let event): graph.pointerUp(event)
    case .pointerLeft: graph.pointerLeft()
    case .scroll(let event): graph.scroll(event)
    case .keyDown(let event): if !graph.keyDown(event) { desktopKey(event) }
    case .keyUp(let event): graph.keyUp(event)
    case .text(let text, let time): graph.textInput(text, at: time)
    case .textEditing(let event): graph.textEditing(event)
    case .dropped(let event): graph.dropped(event)
    case .focusChanged(let isFocused): focusChanged(isFocused)
    case .closeRequested: askToClose()
    case .gesture(let event): graph.gesture(event)
    case .visibilityChanged(let isVisible):
      isSeen = isVisible
      phaseChanged()
    case .clipboardChanged: graph.clipboardChanged()
    case .exposed, .resized: break
    }
    updateCursor()
    // The next key may be there already; the place can wait for the frame.
    if graph.wantsText != (textInput != nil) { updateTextInput() }
  }

  private func focusChanged(_ isFocused: Bool) {
    hasFocus = isFocused
    phaseChanged()
    if isFocused {
      onFocus()
    } else {
      graph.cancelGestures()
      graph.pointerLeft()
      graph.closeMenu()
    }
    graph.windowFocusChanged(isFocused)
  }

  /// Keys that no view in the window handled: Ctrl+W closes it, Ctrl+comma opens the settings, which Escape closes, Ctrl+Q
  /// ends the program.
  private func desktopKey(_ event: KeyEvent) {
    if event.isRepeat { return }
    if closesByEscape, event.key == .escape, event.modifiers.isEmpty { return askToClose() }
    guard event.modifiers == .command else { return }
    switch event.key {
    case .character("w"): askToClose()
    case .character("q"): quit()
    case .character(","): onSettings?()
    default: break
    }
  }

  private func quit() {
    context.restoration.flush()
    context.preferences.flush()
    onQuit()
  }

  /// A person wants it closed: its views may keep it, or ask first.
  private func askToClose() {
    if graph.allowsClosing({ [weak self] in self?.close() }) { close() }
  }

  /// What the window remembers is written before it closes.
  func close() {
    context.restoration.flush()
    context.preferences.flush()
    popups?.closeAll()
    onClose()
  }

  /// Shows the new size at once, so that no edge is seen that is not drawn yet.
  private func resized() {
    painter.invalidate()
    graph.closeMenu()
    if graph.environment.displayScale != surface.scale {
      var environment = graph.environment
      environment.displayScale = surface.scale
      graph.setEnvironment(environment)
    }
    frame(at: clock.now)
    updateCursor()
  }
}

/// What a window's frames cost, counted.
public struct FrameStatistics: Hashable, Sendable {
  /// Frames for which views were evaluated or laid out.
  public nonisolated var renders = 0
  /// Frames that reached the surface.
  public nonisolated var presents = 0
  /// Device pixels that those frames touched.
  public nonisolated var pixelsDamaged = 0
  /// Of the latest presented frame.
  public nonisolated var last = Frame.Statistics()

  /// Makes statistics in which every count is zero.
  public nonisolated init() {}
}

/// Leads from a window's environment and graph back to the window, which is made after them.
final class WindowLink {
  fileprivate(set) weak var window: PresentedWindow?
  /// The value for which the window was opened.
  let value: WindowValue
  /// What its scene adds to its keyboard shortcuts.
  var commands: [AnyView] = []

  init(_ value: WindowValue) { self.value = value }
}

/// Asks a surface for a frame when workers are done; it outlives neither.
private final class FrameWake {
  weak var surface: (any Surface)?
  nonisolated init() {}
  func call() { surface?.requestFrame() }
}

extension Pasteboard {
  /// The host's clipboard, as views see it.
  fileprivate convenience init(_ clipboard: any Clipboard) {
    self.init(
      general: Slot(read: { clipboard.string }, write: { clipboard.string = $0 }),
      primary: Slot(
        read: { clipboard.primarySelection }, write: { clipboard.primarySelection = $0 })
    ) { contents in
      try clipboard.write(contents.map { ClipboardContent(type: $0.type, data: $0.data) })
    }
  }
}
