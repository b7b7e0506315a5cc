import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaHost

/// A surface in memory that counts what happens to it.
public final class HeadlessSurface: PopupSurface {
  /// Where it stands, of a popup above the surface below; another size makes the picture blank.
  public var frame: CGRect { didSet { if frame.size != oldValue.size { makeBlank() } } }
  public private(set) var scale: CGFloat
  public var title: String
  public var minimumSize: CGSize
  public var reservesSpace: Bool
  public var cursor = CursorStyle.arrow
  public var refreshInterval: TimeInterval = 1.0 / 60
  public var onEvent: ((HostEvent) -> Void)?
  public var onFrame: ((FrameTime) -> Void)?

  /// True while a frame has been asked for and not yet stepped.
  public private(set) var isFrameRequested = false
  /// When a frame is due that was asked for ahead of time.
  public private(set) var nextFrameInstant: TimeInterval?
  /// The frames stepped so far.
  public private(set) var frameCount = 0
  /// The damage of the latest presentations, 500 at least, cut to the picture.
  public private(set) var presentations: [[PixelRect]] = []
  /// The number of presentations so far.
  public private(set) var presentCount = 0
  public private(set) var isClosed = false
  /// How often it was asked to come to the front.
  public private(set) var raiseCount = 0
  public private(set) var isTextInputActive = false
  /// Where the caret stands, while text input is on.
  public private(set) var caret = CGRect.zero
  /// How often text input was turned off: an input method then forgets what it composed.
  public private(set) var textInputEndCount = 0

  var onClose: (() -> Void)?
  private let clock: ManualClock
  private var buffer: PixelBuffer

  /// Makes a surface above another one, which is clear at first.
  convenience init(popup frame: CGRect, scale: CGFloat, clock: ManualClock) {
    self.init(
      SurfaceConfiguration(size: frame.size), scale: scale, format: .argb32, clock: clock)
    self.frame.origin = frame.origin
  }

  init(
    _ configuration: SurfaceConfiguration, scale: CGFloat, format: PixelFormat = .rgb24,
    clock: ManualClock
  ) {
    frame = CGRect(origin: .zero, size: configuration.size)
    self.scale = scale
    title = configuration.title
    minimumSize = configuration.minimumSize
    reservesSpace = configuration.reservesSpace
    self.clock = clock
    buffer = PixelBuffer(
      size: PixelSize(covering: configuration.size, scale: scale), format: format)
  }

  public var size: CGSize { frame.size }

  private func makeBlank() { buffer = PixelBuffer(size: pixelSize, format: buffer.format) }

  public func requestFrame() {
    guard !isClosed else { return }
    isFrameRequested = true
  }

  public func requestFrame(at instant: TimeInterval) {
    guard !isClosed else { return }
    nextFrameInstant = min(instant, nextFrameInstant ?? instant)
  }

  /// Delivers the frame that was asked for, if one was and its time has come.
  ///
  /// - Parameter presentation: when it is seen; the clock's time without it.
  /// - Returns: whether a frame was delivered.
  @discardableResult
  public func stepFrame(at presentation: TimeInterval? = nil) -> Bool {
    let isDue = nextFrameInstant.map { $0 <= presentation ?? clock.now } ?? false
    guard isFrameRequested || isDue, !isClosed else { return false }
    isFrameRequested = false
    nextFrameInstant = nil
    frameCount += 1
    onFrame?(
      FrameTime(
        presentation: presentation ?? clock.now, interval: refreshInterval, number: frameCount))
    return true
  }

  public func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void) {
    let all = PixelRect(size: buffer.size)
    let visible = damage.map { $0.intersection(all) }.filter { !$0.isEmpty }
    guard !visible.isEmpty, !isClosed else { return }
    presentCount += 1
    // A program that runs for hours, as a soak does, keeps no record of each frame.
    if presentations.count >= 1_000 { presentations.removeFirst(500) }
    presentations.append(visible)
    draw(buffer)
  }

  public func setTextInput(_ isActive: Bool, caret: CGRect) {
    if isTextInputActive, !isActive { textInputEndCount += 1 }
    isTextInputActive = isActive
    self.caret = caret
  }

  public func raise() { raiseCount += 1 }

  public func close() {
    guard !isClosed else { return }
    isClosed = true
    isFrameRequested = false
    nextFrameInstant = nil
    onClose?()
  }
}

extension HeadlessSurface {
  /// Hands `event` to the application, as a window would.
  public func send(_ event: HostEvent) {
    guard !isClosed else { return }
    onEvent?(event)
  }

  /// Gives it another size or scale: the picture becomes blank, and `.resized` is sent.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    self.scale = scale ?? self.scale
    frame.size = CGSize(
      width: max(size.width, minimumSize.width), height: max(size.height, minimumSize.height))
    makeBlank()
    send(.resized(self.size, scale: self.scale))
  }

  /// A copy of the picture as it was last presented.
  public func picture() -> Bitmap { Bitmap(buffer.copy()) }
}
