public import LaminaAnimation
public import LaminaApp
public import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
package import LaminaHeadless
import LaminaHost
public import LaminaInput
import LaminaRaster
public import LaminaViews

/// A view in a window in memory, whose input and time are in the test's hands.
public final class Harness {
  public let clock: ManualClock
  public let graph: ViewGraph
  /// Mistakes in views that were reported, in order.
  public var diagnostics: [ViewDiagnostic] { own.diagnostics }

  /// Hears of what a test wants to use and that is not there.
  package var onMissing: @MainActor (MissingElement) -> Void = MissingElement.record

  private let own: HarnessWindows.Open
  private let all: HarnessWindows
  private var window: PresentedWindow { own.window }
  package var surface: HeadlessSurface { own.surface }
  package var host: HeadlessHost { all.host }

  /// Shows a view in a window of `size` points at `scale` device pixels for each, and draws its
  /// first frame; frames wait for pictures until `deadline`.
  ///
  /// Its day is the clock's: the first of January 2001 unless it is made with another, as with
  /// `ManualClock(date: .now)` for views that ask for `Date.now` themselves.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 1,
    clock: ManualClock = ManualClock(), environment: EnvironmentValues = EnvironmentValues(),
    executor: any DisplayExecutor = DeterministicExecutor(), deadline: Deadline = .never,
    restoration: RestorationStore = .inMemory(), preferences: RestorationStore = .inMemory(),
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    let scene = WindowGroup(content: content).defaultSize(size)
    let host = HeadlessHost(clock: clock, scale: scale)
    let context = Self.context(
      on: host, environment, executor, deadline, restoration, preferences
    ).window("window-1")
    guard let description = SceneTree(scene).following(in: context.environment).first else {
      preconditionFailure("A window group has a window")
    }
    let surface = host.openSurface(description.configuration)
    let window = PresentedWindow(description, on: surface, clock: clock, context: context)
    let own = HarnessWindows.Open(window, on: surface)
    self.init(own, of: HarnessWindows(host, [own]))
    begin()
  }

  /// Shows the windows of an application that are open at its start, of the size that their scenes say, and draws their
  /// first frames; the harness is that of the first one.
  ///
  /// ```swift
  /// let harness = Harness(app: NotesApp())
  /// harness.tap("Open in a Window")
  /// harness.windows.last?.tap("Done")
  /// ```
  /// - Precondition: it has a window.
  public convenience init<A: App>(
    app: A, scale: CGFloat = 1, clock: ManualClock = ManualClock(),
    environment: EnvironmentValues = EnvironmentValues(),
    executor: any DisplayExecutor = DeterministicExecutor(), deadline: Deadline = .never,
    restoration: RestorationStore = .inMemory(), preferences: RestorationStore = .inMemory()
  ) {
    let host = HeadlessHost(clock: clock, scale: scale)
    let context = Self.context(on: host, environment, executor, deadline, restoration, preferences)
    do {
      let all = try HarnessWindows(app, on: host, context: context)
      guard let own = all.open.first else {
        preconditionFailure("The application's scenes have no window to show")
      }
      self.init(own, of: all)
    } catch {
      preconditionFailure("The application has no window: \(error)")
    }
    begin()
  }

  private init(_ own: HarnessWindows.Open, of all: HarnessWindows) {
    (self.own, self.all) = (own, all)
    clock = all.host.manualClock
    graph = own.window.graph
  }

  private static func context(
    on host: HeadlessHost, _ environment: EnvironmentValues, _ executor: any DisplayExecutor,
    _ deadline: Deadline, _ restoration: RestorationStore, _ preferences: RestorationStore
  ) -> PresentationContext {
    var context = PresentationContext(
      rasterizer: CairoRasterizer(), executor: executor, deadline: deadline,
      environment: environment)
    context.restoration = restoration
    context.preferences = preferences
    context.clipboard = host.clipboard
    context.popups = host
    return context
  }

  private func begin() {
    // Once more for rows that are made ahead, a few a frame.
    settle()
    settle()
  }

  /// The windows that are open, each as a harness of its own, from the one that was opened first.
  ///
  /// ```swift
  /// harness.tap("Open Activity")                               // openWindow(id: "activity")
  /// #expect(harness.windows.map(\.windowTitle) == ["Notes", "Activity"])
  /// harness.windows[1].press("w", modifiers: .command)
  /// #expect(harness.windows.count == 1)
  /// ```
  /// All have one clock: time that passes in one passes in all of them. A harness of a view has one window.
  public var windows: [Harness] {
    settle()
    return all.open.map { open in
      let harness = Harness(open, of: all)
      harness.onMissing = onMissing
      return harness
    }
  }

  /// Opens a window that belongs to no scene, as the program that runs in windows would.
  package func open(_ panel: PanelWindow) throws -> HostWindow { try all.open(panel) }

  // MARK: Time

  /// Takes in what workers have left, and delivers the frames that were asked for at the present
  /// instant, until none is.
  public func settle() {
    for open in all.open where open.window.hasArrivals { open.surface.requestFrame() }
    for _ in 0..<4 { all.step(at: clock.now, ifRequested: true) }
  }

  /// Moves the clock forward, frame by frame, and delivers the frames that are asked for.
  public func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.advance(to: min(end, clock.now + surface.refreshInterval))
      all.step(at: clock.now)
    }
    settle()
  }

  /// Gives an address to the views with `onOpenURL`, as when the program is asked to open it.
  ///
  /// - Returns: whether there is such a view.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    defer { settle() }
    return graph.open(url)
  }

  /// Gives the window another size or scale.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    surface.resize(to: size, scale: scale)
    settle()
  }

  // MARK: Results

  /// What the window shows.
  public func picture() -> Bitmap {
    settle()
    return surface.picture()
  }

  /// The screen around the window, in its points: popovers, menus and tooltips may stick out of the window so
  /// far; nil, as at first, keeps them inside.
  public var screen: CGRect? {
    get { host.screen }
    set {
      host.screen = newValue
      surface.requestFrame()
      settle()
    }
  }

  /// What sticks out of the window, from below: where each stands, in the window's points, and its picture.
  public func popups() -> [(frame: CGRect, picture: Bitmap)] {
    settle()
    return host.popups.map { ($0.frame, $0.picture()) }
  }

  /// What the window is called.
  public var windowTitle: String { surface.title }

  /// Whether the window keeps others out of its place at an edge of the screen.
  public var reservesSpace: Bool { surface.reservesSpace }

  /// How often the window was presented so far.
  public var presentCount: Int { surface.presentCount }

  /// The damage of the latest presentations, 500 at least, in device pixels.
  public var presentations: [[PixelRect]] { surface.presentations }

  /// The shape of the pointer.
  public var cursor: CursorStyle { surface.cursor }

  /// What the window's frames cost so far.
  public var frameStatistics: FrameStatistics { window.statistics }

  /// Counted work of measuring and placing so far.
  public var prepareStatistics: PrepareStatistics { graph.prepareStatistics }

  /// Counted work of laying rows out on workers so far.
  public var rowStatistics: RowStatistics { graph.rowStatistics }

  /// Counted work of drawing so far.
  public var displayStatistics: DisplayStatistics { window.displayStatistics }

  /// Takes down what each frame costs; nil, as at first, for none.
  public var recorder: FrameRecorder? {
    get { window.recorder }
    set { window.recorder = newValue }
  }

  /// Whether the latest frames are drawn over the window.
  public var showsFrameOverlay: Bool {
    get { window.showsFrameOverlay }
    set { window.showsFrameOverlay = newValue }
  }

  /// How often bodies were evaluated since `resetCounters`.
  public var counters: EvaluationCounters { graph.counters }

  /// How often bodies of views of one type were evaluated since `resetCounters`.
  public func evaluations<V: View>(of type: V.Type) -> Int { graph.counters.count(of: type) }

  /// Counts evaluations from here.
  public func resetCounters() { graph.resetCounters() }
}

// MARK: - Queries

extension Harness {
  /// What is on screen, as a tree.
  public var semanticTree: SemanticElement {
    settle()
    guard let tree = graph.semanticTree else { preconditionFailure("no frame was drawn yet") }
    return tree
  }

  /// The element with an identifier, or else a label; nil when there is none.
  public func element(_ name: String) -> SemanticElement? { semanticTree.first(name) }

  /// Where an element is, in the window's points, not rounded to pixels.
  public func frame(of name: String) -> CGRect? { element(name)?.frame }

  /// What a person reads in an element.
  public func text(of name: String) -> String? { element(name)?.text }

  /// Whether an element is there.
  public func exists(_ name: String) -> Bool { element(name) != nil }
}

// MARK: - Input

extension Harness {
  /// Clicks in the middle of an element; that it is not there is an issue of the test.
  public func tap(
    _ name: String, count: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    withCenter(of: name, file, line) { tap(at: $0, count: count) }
  }

  /// Clicks at a point of the window.
  public func tap(at point: CGPoint, count: Int = 1) {
    for click in 1...max(1, count) {
      pointerDown(at: point, clickCount: click)
      pointerUp(at: point, clickCount: click)
    }
  }

  /// Moves the pointer into the middle of an element.
  public func hover(_ name: String, file: String = #filePath, line: Int = #line) {
    withCenter(of: name, file, line) { move(to: $0) }
  }

  /// Moves the pointer to a point, with a button held or with none.
  public func move(to point: CGPoint, holding button: PointerEvent.Button? = nil) {
    surface.send(.pointerMoved(PointerEvent(position: point, button: button, time: clock.now)))
    settle()
  }

  public func pointerDown(at point: CGPoint, clickCount: Int = 1) {
    surface.send(
      .pointerDown(
        PointerEvent(
          position: point, button: .primary, clickCount: clickCount, time: clock.now)))
    settle()
  }

  public func pointerUp(at point: CGPoint, clickCount: Int = 1) {
    surface.send(
      .pointerUp(
        PointerEvent(
          position: point, button: .primary, clickCount: clickCount, time: clock.now)))
    settle()
  }

  /// Presses in the middle of an element and moves by `translation` in `steps` before letting go.
  public func drag(
    _ name: String, by translation: CGSize, steps: Int = 8,
    file: String = #filePath, line: Int = #line
  ) {
    withCenter(of: name, file, line) { start in
      let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
      drag(from: start, to: end, steps: steps)
    }
  }

  /// Presses at a point, moves to another and lets go.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8) {
    pointerDown(at: start)
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      surface.send(
        .pointerMoved(PointerEvent(position: point, button: .primary, time: clock.now)))
      settle()
    }
    pointerUp(at: end)
  }

  /// Strokes a finger from a point to another in `duration` seconds and lifts it.
  public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
    func finger(_ part: CGFloat) -> PointerEvent {
      PointerEvent(
        position: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        button: .primary, clickCount: 1, device: .touch(1), time: clock.now)
    }
    surface.send(.pointerDown(finger(0)))
    for step in 1...10 {
      advance(by: duration / 10)
      surface.send(.pointerMoved(finger(CGFloat(step) / 10)))
    }
    surface.send(.pointerUp(finger(1)))
    settle()
  }

  /// Scrolls by `delta` points with the pointer above an element, or the window's middle.
  ///
  /// A precise device (touchpad) moves at once; a wheel moves smoothly while time advances.
  public func scroll(
    _ name: String? = nil, by delta: CGSize, isPrecise: Bool = true,
    file: String = #filePath, line: Int = #line
  ) {
    let middle = CGPoint(x: surface.size.width / 2, y: surface.size.height / 2)
    guard let name else { return scroll(at: middle, by: delta, isPrecise: isPrecise) }
    withCenter(of: name, file, line) { scroll(at: $0, by: delta, isPrecise: isPrecise) }
  }

  private func scroll(at position: CGPoint, by delta: CGSize, isPrecise: Bool) {
    surface.send(
      .scroll(
        ScrollEvent(
          position: position, delta: delta, isPrecise: isPrecise, time: clock.now)))
    settle()
  }

  /// Scrolls down by `distance` points.
  public func scroll(
    _ name: String? = nil, down distance: CGFloat, isPrecise: Bool = true,
    file: String = #filePath, line: Int = #line
  ) {
    let delta = CGSize(width: 0, height: distance)
    scroll(name, by: delta, isPrecise: isPrecise, file: file, line: line)
  }

  /// Strokes a touchpad with two fingers by `way` in `duration` seconds, with the pointer at a point, and
  /// lifts them if `isLifted`; the content follows the fingers.
  public func stroke(
    at point: CGPoint, by way: CGSize, duration: TimeInterval = 0.2, isLifted: Bool = true
  ) {
    for _ in 0..<10 {
      advance(by: duration / 10)
      surface.send(
        .scroll(
          ScrollEvent(
            position: point, delta: CGSize(width: -way.width / 10, height: -way.height / 10),
            isPrecise: true, time: clock.now)))
      settle()
    }
    if isLifted { advance(by: 0.3) }
  }

  /// Presses a mouse's button at a point and lets it go.
  public func press(_ button: PointerEvent.Button, at point: CGPoint) {
    let event = PointerEvent(position: point, button: button, clickCount: 1, time: clock.now)
    surface.send(.pointerDown(event))
    surface.send(.pointerUp(event))
    settle()
  }

  /// Presses a mouse's button in the middle of an element and lets it go: `harness.press(.secondary, on: "File")` opens its
  /// menu.
  public func press(
    _ button: PointerEvent.Button, on name: String, file: String = #filePath, line: Int = #line
  ) {
    withCenter(of: name, file, line) { press(button, at: $0) }
  }

  /// Presses a key and lets it go; the Control key of a keyboard is `.command`, as in every shortcut.
  public func press(_ key: Key, modifiers: EventModifiers = []) {
    surface.send(.keyDown(KeyEvent(key, modifiers: modifiers, time: clock.now)))
    settle()
    surface.send(.keyUp(KeyEvent(key, modifiers: modifiers, time: clock.now)))
    settle()
  }

  /// Asks to close the window, as its title bar's button does; what it remembers is written.
  public func close() { surface.send(.closeRequested) }
}
