public import LaminaDrawing
import LaminaGeometry
import Synchronization

/// Decodes pictures to the size at which they are shown and shares the results among threads.
///
/// ```
///  request ──▶ kept? ──yes──▶ bitmap
///                │no
///              being made? ──yes──▶ wait for that one
///                │no
///              without its effects, kept or being made? ──yes───────────┐
///                │no                                                    │
///              decoded so? ──no──▶ read, decode (reduced)               │
///                └─yes──────────────┴──▶ cut out and scale ──▶ effects ◀┘
///                                                               │
///              bitmap ◀── keep (least recently used leave) ◀────┘
/// ```
///
/// ```swift
/// let store = ImageStore { print($0) }
/// let thumbnail = try store.bitmap(
///   for: ImageRequest(.file("frog.jpg"), size: PixelSize(width: 96, height: 96)))
/// ```
/// Requests work on the caller's thread; at most one works on a request, and others that ask
/// meanwhile wait for it. Work that no caller wants any longer ends between two rows. The picture
/// before its effects is shared while it is there, but not kept for its own sake; of decoded pixels
/// the newest few are, for others that need the same. A failure is remembered with its source until
/// `removeAll`.
public final class ImageStore: Sendable {
  let limits: ImageLimits
  let onError: @Sendable (ImageError) -> Void
  let contents: Mutex<ImageCache>

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - limits: what a picture may ask for.
  ///   - byteBudget: how many bytes of bitmaps are kept without anyone using them.
  ///   - onError: called once for each source that fails, on the thread that asked.
  public init(
    limits: ImageLimits = ImageLimits(), byteBudget: Int = 64 << 20,
    onError: @escaping @Sendable (ImageError) -> Void = { _ in }
  ) {
    self.limits = limits
    self.onError = onError
    contents = Mutex(ImageCache(byteBudget: byteBudget))
  }

  public var statistics: PictureStatistics { contents.withLock { $0.report } }

  /// The first failure of each source since the last `removeAll`, in order.
  public var errors: [ImageError] { contents.withLock { $0.errors } }

  /// Forgets bitmaps, headers and failures.
  public func removeAll() { contents.withLock { $0.removeAll() } }

  /// Forgets that `source` has failed: it is read again when it is asked for next.
  public func forgetFailure(of source: ImageSource) {
    contents.withLock { $0.forgetFailure(of: source) }
  }

  /// What the header says; read once for each source.
  public func info(for source: ImageSource) throws(ImageError) -> ImageInfo {
    if case .bitmap(let bitmap, _) = source {
      return ImageInfo(pixelSize: bitmap.size, scale: source.scale)
    }
    let header = try header(of: source)
    return ImageInfo(
      pixelSize: header.pixelSize, scale: source.scale, frameDelays: header.frameDelays,
      loopCount: header.animation.loopCount)
  }

  /// The bitmap for `request`, exactly of its size; made unless it exists already.
  public func bitmap(for request: ImageRequest) throws(ImageError) -> Bitmap {
    let token = CancellationToken()
    while true {
      if let bitmap = try bitmap(for: request, token: token) { return bitmap }
    }
  }

  /// The bitmap for `request`, exactly of its size; nil when `token` is cancelled before it is made.
  ///
  /// The work goes on as long as any caller wants it, even if the first one was cancelled.
  public func bitmap(
    for request: ImageRequest, token: CancellationToken
  ) throws(ImageError) -> Bitmap? {
    if let bitmap = request.readyBitmap { return bitmap }
    while !token.isCancelled {
      switch contents.withLock({ $0.start(request, token) }) {
      case .kept(let bitmap): return bitmap
      case .failed(let error): throw error
      case .running(let flight):
        if let bitmap = try result(of: flight.wait(token)) { return bitmap }
      case .make(let flight):
        let landing = make(request, flight.token)
        contents.withLock { $0.finish(request, landing) }
        flight.land(landing)
        return try result(of: landing)
      }
    }
    return nil
  }

  func result<Value>(
    of landing: ImageFlight<Value>.Landing?
  ) throws(ImageError) -> Value? {
    switch landing {
    case .made(let value): return value
    case .failed(let error): throw error
    case .abandoned, nil: return nil
    }
  }
}
