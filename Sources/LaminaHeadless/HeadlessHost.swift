public import LaminaAnimation
public import LaminaGeometry
public import LaminaHost

/// A host in memory: the same input gives the same pixels on every machine and every run.
public final class HeadlessHost: ApplicationHost {
  /// The clock, for whoever moves time.
  public let manualClock: ManualClock
  /// Device pixels per point of the surfaces it opens.
  public let scale: CGFloat
  /// The surfaces open at the moment, in the order of opening.
  public private(set) var surfaces: [HeadlessSurface] = []
  public private(set) var clipboard: any Clipboard = MemoryClipboard()
  private var hasQuit = false

  public init(clock: ManualClock = ManualClock(), scale: CGFloat = 1) {
    manualClock = clock
    self.scale = scale
  }

  public var clock: any FrameClock { manualClock }

  public func open(_ configuration: SurfaceConfiguration) -> any Surface {
    openSurface(configuration)
  }

  /// Opens a surface, like `open(_:)`, and returns it under its own type.
  public func openSurface(_ configuration: SurfaceConfiguration) -> HeadlessSurface {
    let surface = HeadlessSurface(configuration, scale: scale, clock: manualClock)
    surface.onClose = { [weak self, weak surface] in
      self?.surfaces.removeAll { $0 === surface }
    }
    surfaces.append(surface)
    return surface
  }

  /// For how many seconds of its clock `run` waits for content that never rests, as a turning
  /// progress ring.
  public var patience: TimeInterval = 2

  /// Delivers frames, moving the clock, until no surface asks for one, `patience` is at its end, or
  /// `quit()` is called.
  public func run() {
    hasQuit = false
    let end = manualClock.now + patience
    while !hasQuit, manualClock.now < end, let surface = surfaces.first(where: \.isFrameRequested) {
      manualClock.advance(by: surface.refreshInterval)
      surfaces.filter(\.isFrameRequested).forEach { $0.stepFrame() }
    }
  }

  public func quit() {
    hasQuit = true
    surfaces.forEach { $0.close() }
  }
}
