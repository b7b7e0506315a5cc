import CSDL2
import Glibc
public import LaminaAnimation
import LaminaGeometry
public import LaminaHost
import Synchronization

/// The host of real windows; a process needs one.
public final class WindowHost: ApplicationHost {
  public let clock: any FrameClock = SystemClock()
  public private(set) lazy var clipboard: any Clipboard = WindowClipboard(host: self)

  /// The presentations of all windows so far.
  public var presentCount: Int { presents.count }

  /// Whether the display has ended the connection, so that `run` has returned: what is to be saved is saved now, and the
  /// process ends with `_exit(1)`, as nothing can be asked of windows any more.
  public private(set) var isConnectionLost = false

  let cursors = Cursors()
  private(set) lazy var pump = EventPump(host: self)
  private(set) var surfaces: [UInt32: WindowSurface] = [:]
  private(set) var driver: VideoDriver?
  var desktopText = DesktopText()
  private var hasQuit = false
  private nonisolated let presents: PresentCounter
  private let applicationIdentifier: String?

  /// A host that opens nothing yet.
  ///
  /// - Parameter applicationIdentifier: what the desktop knows the program's windows by: WM_CLASS on
  ///   X11, the app id on Wayland; the name of its `.desktop` file. Nil is the program file's name.
  public init(applicationIdentifier: String? = nil) {
    self.applicationIdentifier = applicationIdentifier
    presents = PresentCounter(FrameTrace())
  }

  /// Whether the environment names a display; nothing is opened to find out.
  public static var isAvailable: Bool { VideoDriver.named(by: ProcessEnvironment.value) != nil }

  /// Connects to the display, once; `open` does it if that was not done.
  ///
  /// Call it while other threads warm up fonts: it must be on the main thread, and takes 3 ms on a
  /// quiet machine, or 14 where libX11 reads the text of its table of composed characters: for root,
  /// and at a user's first start of a day.
  public func prepare() throws(WindowError) {
    guard driver == nil else { return }
    guard let named = VideoDriver.named(by: ProcessEnvironment.value) else { throw .noDisplay }
    named.setHints()
    setVariables()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .connectionFailed(display: named.display, reason: SDL.error)
    }
    SDL_StopTextInput()
    ServerErrors.survive()
    if case .x11 = named {
      ConnectionLoss.notice { [weak self] in self?.loseConnection() }
      EarlyText.begin()
    }
    driver = named
  }

  public func open(_ configuration: SurfaceConfiguration) throws -> any Surface {
    try prepare()
    let surface = try WindowSurface(configuration, host: self)
    if surfaces.isEmpty, let display = Connection.display(of: surface.window) {
      ConnectionLoss.outlive(display)
    }
    surfaces[surface.id] = surface
    pump.watch(surface.window)
    return surface
  }

  public func run() {
    let interruption = Interruption { [weak self] in self?.quit() }
    defer { interruption?.end() }
    while !hasQuit { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    presents.trace.finish(frames: presentCount)
    if !isConnectionLost { shutDown() }
  }

  private func loseConnection() {
    isConnectionLost = true
    quit()
  }

  public func quit() {
    hasQuit = true
    RunLoop.main.perform {}
  }

  /// Sets what SDL and libX11 take from the environment: to be called before other threads read that.
  ///
  /// `prepare` does it where it was not called; what is set stays.
  package func setVariables() {
    guard let named = VideoDriver.named(by: ProcessEnvironment.value) else { return }
    if case .x11 = named { ComposedKeys.setCacheFolder(environment: ProcessEnvironment.value) }
    nameApplication()
  }

  /// SDL takes the name from the environment alone; what the user has set there stays.
  private func nameApplication() {
    guard let applicationIdentifier else { return }
    for variable in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      setenv(variable, applicationIdentifier, 0)
    }
  }

  func forget(_ surface: WindowSurface) { surfaces[surface.id] = nil }

  /// Counts a presentation, on any thread.
  nonisolated func countPresent() { presents.add() }

  private func shutDown() {
    surfaces.values.forEach { $0.close() }
    pump.stop()
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    driver = nil
    hasQuit = false
  }
}

/// What SDL says of itself.
enum SDL {
  /// The last error as a clause for a sentence.
  static var error: String {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL gives no reason" : text
  }
}

/// Counts the presentations of all windows, on any thread.
nonisolated private final class PresentCounter: Sendable {
  let trace: FrameTrace
  private let number = Atomic<Int>(0)

  init(_ trace: FrameTrace) { self.trace = trace }

  var count: Int { number.load(ordering: .relaxed) }

  func add() {
    if number.add(1, ordering: .relaxed).newValue == 1 { trace.firstFrame() }
  }
}
