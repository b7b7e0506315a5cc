import CSDL2
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaHost

/// A window: SDL's window surface is the retained picture, shared with the X server.
final class WindowSurface: Surface {
  let window: OpaquePointer
  let id: UInt32
  unowned let host: WindowHost
  var onEvent: ((HostEvent) -> Void)?
  private(set) var size = CGSize.zero
  private(set) var scale: CGFloat = 1
  private(set) var pixelSize = PixelSize.zero

  /// What has been dropped so far, while a drop is under way.
  var dropped: [DropEvent.Item] = []
  var wheel = WheelDevice()
  private(set) var textInput = TextInput()

  /// The edge of the screen at which it stands.
  private let edge: ScreenEdge?
  private let frames: FrameLoop
  private let ownCanvas: WindowCanvas
  private var isShown = false
  private var isClosed = false
  /// Pixels per unit of SDL's window coordinates: 1 on X11.
  private var pixelRatio: CGFloat = 1

  init(_ configuration: SurfaceConfiguration, host: WindowHost) throws(WindowError) {
    let guess = WindowSurface.scaleBeforeOpening(host)
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (configuration.isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
      | (configuration.edge == nil ? 0 : Self.flagsAtEdge)
    guard
      let window = SDL_CreateWindow(
        configuration.title, centred, centred,
        Int32((configuration.size.width * guess).rounded(.up)),
        Int32((configuration.size.height * guess).rounded(.up)), flags)
    else { throw .windowFailed(reason: SDL.error) }
    self.window = window
    self.host = host
    edge = configuration.edge
    id = SDL_GetWindowID(window)
    let drain = host.pump.draining(window)
    ownCanvas = WindowCanvas(window, sending: host.pump.sending) { [weak host] in
      host?.countPresent()
      drain()
    }
    title = configuration.title
    minimumSize = configuration.minimumSize
    frames = FrameLoop(
      clock: host.clock, interval: 1.0 / 60, timer: DispatchFrameTimer(clock: host.clock))
    measure()
    fit(configuration, guess: guess)
  }

  // MARK: What the application sets

  var title: String {
    didSet {
      guard !isClosed, title != oldValue else { return }
      SDL_SetWindowTitle(window, title)
    }
  }

  var minimumSize: CGSize {
    didSet { if !isClosed, minimumSize != oldValue { applyMinimumSize() } }
  }

  var reservesSpace = false { didSet { if reservesSpace != oldValue { keepSpace() } } }

  var cursor = CursorStyle.arrow {
    didSet {
      guard !isClosed, cursor != oldValue, SDL_GetMouseFocus() == window else { return }
      host.cursors.show(cursor)
    }
  }

  var onFrame: ((FrameTime) -> Void)? {
    get { frames.onFrame }
    set { frames.onFrame = newValue }
  }

  var refreshInterval: TimeInterval { frames.interval }

  func requestFrame() { if !isClosed { frames.request() } }

  func requestFrame(at instant: TimeInterval) { if !isClosed { frames.request(at: instant) } }

  func setTextInput(_ isActive: Bool, caret: CGRect) {
    guard !isClosed, textInput != TextInput(isActive: isActive, caret: caret) else { return }
    textInput = TextInput(isActive: isActive, caret: caret)
    applyTextInput()
  }

  var desktopName: String? {
    isClosed ? nil : Connection.number(of: window).map { "x11:" + String($0, radix: 16) }
  }

  func raise() {
    guard !isClosed, isShown else { return }
    if SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
    SDL_RaiseWindow(window)
    host.pump.drainSoon()
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    frames.cancel()
    onEvent = nil
    onFrame = nil
    host.forget(self)
    ownCanvas.close()
    SDL_DestroyWindow(window)
    host.pump.drainSoon()
  }

  // MARK: Pixels

  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void) {
    guard !isClosed else { return }
    guard ownCanvas.acquire() else { return updateGeometry(isBlank: true) }
    ownCanvas.present(damage, first: showFirstTime, draw: draw)
  }

  /// None on Wayland, where SDL brings pixels to the screen by way of a texture, which belongs to one thread.
  var canvas: (any SurfaceCanvas)? {
    isShown && !isClosed && host.xDisplay != nil && ownCanvas.isCurrent ? ownCanvas : nil
  }

  /// Shows the retained picture once more, where the screen has lost it.
  func showAgain() {
    guard isShown else { return }
    guard ownCanvas.acquire() else { return updateGeometry(isBlank: true) }
    let all = [PixelRect(size: pixelSize)]
    ownCanvas.sendAgain(all)
    send(.exposed(all))
  }

  private func showFirstTime() {
    guard !isShown else { return }
    isShown = true
    SDL_ShowWindow(window)
    host.pump.drainSoon()
  }

  // MARK: Geometry

  /// Takes over a new size or scale, and asks for a whole frame if the picture is blank.
  func updateGeometry(isBlank: Bool = false) {
    guard !isClosed else { return }
    let old = (size, scale, pixelSize)
    measure()
    let mustDraw = isBlank || (isShown && !ownCanvas.acquire())
    guard mustDraw || old != (size, scale, pixelSize) else { return }
    if old.1 != scale { applyMinimumSize() }
    send(.resized(size, scale: scale))
  }

  func send(_ event: HostEvent) { if !isClosed { onEvent?(event) } }

  /// SDL's window coordinates in points.
  func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * pixelRatio / scale, y: CGFloat(y) * pixelRatio / scale)
  }

  /// A rectangle in points in SDL's window coordinates.
  func windowRect(_ rect: CGRect) -> SDL_Rect {
    let unit = scale / pixelRatio
    return SDL_Rect(
      x: Int32(rect.minX * unit), y: Int32(rect.minY * unit),
      w: Int32(max(1, rect.width * unit)), h: Int32(max(1, rect.height * unit)))
  }

  private func measure() {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    var (pixelWidth, pixelHeight): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    pixelRatio = width > 0 ? CGFloat(pixelWidth) / CGFloat(width) : 1
    pixelSize = PixelSize(width: Int(pixelWidth), height: Int(pixelHeight))
    scale = currentScale()
    size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    frames.interval = displayInterval()
  }

  private func currentScale() -> CGFloat {
    if let override = DisplayScale.override(environment: ProcessEnvironment.value) {
      return override
    }
    guard host.driver?.isWayland != true else { return DisplayScale.rounded(pixelRatio) }
    return DisplayScale.x11(
      environment: ProcessEnvironment.value, resources: Connection.resources(of: window),
      text: host.desktopText)
  }

  private func displayInterval() -> TimeInterval {
    var mode = SDL_DisplayMode()
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate >= 20 else {
      return 1.0 / 60
    }
    return 1.0 / TimeInterval(mode.refresh_rate)
  }

  /// Window coordinates are pixels on X11 and points on Wayland; the scale on X11 by its resources
  /// is known only with a window, and corrected by `fit`.
  private static func scaleBeforeOpening(_ host: WindowHost) -> CGFloat {
    host.driver?.isWayland == true
      ? 1 : DisplayScale.x11(environment: ProcessEnvironment.value, resources: nil)
  }

  /// Gives the hidden window its size in points, now that the scale is known.
  private func fit(_ configuration: SurfaceConfiguration, guess: CGFloat) {
    if let edge { return stand(at: edge, configuration) }
    let unit = scale / pixelRatio
    let frame = openingFrame(
      width: Int32((configuration.size.width * unit).rounded(.up)),
      height: Int32((configuration.size.height * unit).rounded(.up)),
      mayShrink: configuration.isResizable)
    if unit != guess || !frame.isCentred {
      SDL_SetWindowSize(window, frame.rect.w, frame.rect.h)
      SDL_SetWindowPosition(
        window, frame.isCentred ? centred : frame.rect.x, frame.isCentred ? centred : frame.rect.y)
      measure()
    }
    minimumSize = CGSize(
      width: min(minimumSize.width, size.width), height: min(minimumSize.height, size.height))
    applyMinimumSize()
  }

  /// Without a frame, above other windows, and in no list of them.
  private static let flagsAtEdge =
    SDL_WINDOW_BORDERLESS.rawValue | SDL_WINDOW_ALWAYS_ON_TOP.rawValue
    | SDL_WINDOW_SKIP_TASKBAR.rawValue

  /// Takes the display's height beside what desktops keep for themselves, at one of its sides.
  private func stand(at edge: ScreenEdge, _ configuration: SurfaceConfiguration) {
    var room = SDL_Rect()
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    if SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0 {
      let wanted = Int32((configuration.size.width * scale / pixelRatio).rounded(.up))
      let width = min(wanted, room.w)
      SDL_SetWindowSize(window, width, room.h)
      SDL_SetWindowPosition(window, edge == .left ? room.x : room.x + room.w - width, room.y)
      measure()
    }
    applyMinimumSize()
    reservesSpace = configuration.reservesSpace
  }

  /// Has the window manager keep other windows out of its place, or in it again.
  private func keepSpace() {
    guard let edge, !isClosed else { return }
    EdgeSpace.keep(reservesSpace ? EdgeSpace(of: window, at: edge) : nil, for: window)
    host.pump.drainSoon()
  }

  /// Where the window opens: in the middle of its display, and inside it.
  ///
  /// What is too large is made smaller; what cannot be begins at the display's corner, so that its
  /// title bar can be reached.
  private func openingFrame(
    width: Int32, height: Int32, mayShrink: Bool
  ) -> (rect: SDL_Rect, isCentred: Bool) {
    var room = SDL_Rect()
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    guard SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0,
      width > room.w || height > room.h
    else { return (SDL_Rect(x: 0, y: 0, w: width, h: height), true) }
    let (w, h) = mayShrink ? (min(width, room.w), min(height, room.h)) : (width, height)
    return (
      SDL_Rect(
        x: room.x + max(0, (room.w - w) / 2), y: room.y + max(0, (room.h - h) / 2), w: w, h: h),
      false
    )
  }

  private func applyMinimumSize() {
    let unit = scale / pixelRatio
    SDL_SetWindowMinimumSize(
      window, Int32(max(1, (minimumSize.width * unit).rounded(.up))),
      Int32(max(1, (minimumSize.height * unit).rounded(.up))))
    host.pump.drainSoon()
  }
}

/// SDL_WINDOWPOS_CENTERED, a macro that Swift does not see.
private let centred: Int32 = 0x2FFF_0000
