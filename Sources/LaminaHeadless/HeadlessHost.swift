public import LaminaAnimation
public import LaminaGeometry
public import LaminaHost

/// A host in memory: the same input gives the same pixels on every machine and every run.
public final class HeadlessHost: PopupHost {
  /// The clock, with which a caller moves time.
  public let manualClock: ManualClock
  /// Device pixels per point of the surfaces it opens.
  public let scale: CGFloat
  /// The screen around each surface that is no popup, in its points; nil, as at first, keeps popups inside of
  /// their windows.
  public var screen: CGRect?
  /// The surfaces open at the moment, in the order of opening.
  public private(set) var surfaces: [HeadlessSurface] = []
  /// The popups open at the moment, from below.
  public private(set) var popups: [HeadlessSurface] = []
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

  public func popupRoom(around surface: any Surface) -> CGRect? { screen }

  public func openPopup(_ frame: CGRect, above surface: any Surface) -> any PopupSurface {
    let popup = HeadlessSurface(popup: frame, scale: surface.scale, clock: manualClock)
    popup.onClose = { [weak self, weak popup] in self?.popups.removeAll { $0 === popup } }
    popups.append(popup)
    return popup
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

  /// Delivers the frames that are asked for until the clock shows `instant`, the last one then.
  ///
  /// ```
  ///  now  +1/60 +2/60   instant
  ///   F     F     F   …    F        as far as they are asked for
  /// ```
  ///
  /// - Parameters:
  ///   - instant: of the clock; what lies behind it delivers what is asked for now.
  ///   - pause: called before each frame, for whatever else has to run meanwhile.
  public func run(until instant: TimeInterval, pause: () -> Void = {}) {
    hasQuit = false
    let start = manualClock.now
    var number = 0.0
    while !hasQuit {
      pause()
      surfaces.forEach { $0.stepFrame() }
      guard manualClock.now < instant, let interval = surfaces.map(\.refreshInterval).min() else {
        break
      }
      number += 1
      manualClock.advance(to: min(instant, start + number * interval))
    }
    awaitQuiet(pause)
  }

  /// Delivers what the frame of this instant still asked for; what moves asks without end.
  private func awaitQuiet(_ pause: () -> Void) {
    for _ in 0..<4 where !hasQuit {
      pause()
      surfaces.forEach { $0.stepFrame() }
    }
  }

  public func quit() {
    hasQuit = true
    (popups + surfaces).forEach { $0.close() }
  }
}
