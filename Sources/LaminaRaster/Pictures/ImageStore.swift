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
///              without its effects, kept or being made? ──yes──┐
///                │no                                           │
///              read, decode (reduced), cut out and scale ──▶ effects ──▶ keep ──▶ bitmap
///                                                                        (least recently used leave)
/// ```
///
/// ```swift
/// let store = ImageStore { print($0) }
/// let thumbnail = try store.bitmap(
///   for: ImageRequest(.file("frog.jpg"), size: PixelSize(width: 96, height: 96)))
/// ```
/// Requests work on the caller's thread; at most one works on a request, whoever asks meanwhile
/// waits for it. Work that nobody wants any longer ends between two rows. The picture before its
/// effects is shared while it is there, but not kept for its own sake. A failure is remembered with
/// its source until `removeAll`.
public final class ImageStore: Sendable {
  private let limits: ImageLimits
  private let onError: @Sendable (ImageError) -> Void
  private let contents: Mutex<ImageCache>

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

  public var statistics: PictureStatistics { contents.withLock { $0.statistics } }

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
    if case .bitmap(let bitmap, let scale) = source {
      return ImageInfo(pixelSize: bitmap.size, scale: scale > 0 ? scale : 1)
    }
    let header = try header(of: source)
    return ImageInfo(
      pixelSize: header.pixelSize, scale: source.nameScale, frameDelays: header.frameDelays,
      loopCount: header.animation.loopCount)
  }

  /// The bitmap for `request`, exactly of its size; made unless someone has done so.
  public func bitmap(for request: ImageRequest) throws(ImageError) -> Bitmap {
    let token = CancellationToken()
    while true {
      if let bitmap = try bitmap(for: request, token: token) { return bitmap }
    }
  }

  /// The bitmap for `request`, exactly of its size; nil when `token` is cancelled before it is made.
  ///
  /// The work goes on as long as anyone wants it, also after the one who began it was cancelled.
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

  private func result(of landing: ImageFlight.Landing?) throws(ImageError) -> Bitmap? {
    switch landing {
    case .made(let bitmap): return bitmap
    case .failed(let error): throw error
    case .abandoned, nil: return nil
    }
  }

  private func make(_ request: ImageRequest, _ token: CancellationToken) -> ImageFlight.Landing {
    do throws(ImageError) {
      let plain = request.withoutEffects
      let isShared = plain != request && contents.withLock { $0.isAtHand(plain) }
      let bitmap = isShared ? try bitmap(for: plain, token: token) : try show(plain, token)
      guard let bitmap, let changed = change(bitmap, by: request, token) else { return .abandoned }
      return .made(changed)
    } catch {
      return .failed(error)
    }
  }

  /// What the effects of `request` make of its picture; nil when cancelled.
  private func change(
    _ bitmap: Bitmap, by request: ImageRequest, _ token: CancellationToken
  ) -> Bitmap? {
    var bitmap = bitmap
    for pass in EffectPlan(request.effects, scale: request.scale).passes {
      guard let next = pass.run(on: bitmap, scale: request.scale, token: token) else { return nil }
      contents.withLock { $0.statistics.effectsRun += 1 }
      bitmap = next
    }
    return bitmap
  }

  /// The picture itself at the size in which it is shown; nil when cancelled.
  private func show(
    _ request: ImageRequest, _ token: CancellationToken
  ) throws(ImageError) -> Bitmap? {
    if let bitmap = request.readyBitmap { return bitmap }
    let resampler = Resampler(interpolation: request.interpolation)
    if case .bitmap(let bitmap, _) = request.source {
      let extent = CGSize(
        width: CGFloat(bitmap.size.width), height: CGFloat(bitmap.size.height))
      return resampler.scale(
        bitmap, from: request.part.of(extent), to: request.size, token: token)
    }
    let header = try header(of: request.source)
    let turn = header.orientation
    // The nearest pixel has to be one of the picture's own, not a mean of several.
    let least = request.interpolation == .none ? header.pixelSize : request.wholeSize
    let decoded = try decode(request, header, atLeast: turn.upright(least), token)
    guard !token.isCancelled else { return nil }
    let scaled = resampler.scale(
      decoded.bitmap, from: turn.stored(request.part).of(decoded.extent),
      to: turn.upright(request.size), token: token)
    return scaled.map(turn.upright)
  }

  /// The decoded pixels; what they are when `token` is cancelled on the way does not matter.
  private func decode(
    _ request: ImageRequest, _ header: ImageHeader, atLeast size: PixelSize,
    _ token: CancellationToken
  ) throws(ImageError) -> DecodedImage {
    do throws(ImageError) {
      var image = try encoded(request.source)
      image.token = token
      let last = header.animation.frames.count - 1
      let decoded =
        min(request.frame, last) > 0
        ? try decode(image, header, frame: min(request.frame, last), of: request.source)
        : try image.decode(header, atLeast: size)
      contents.withLock {
        $0.statistics.decodes += 1
        $0.statistics.decodedBytes += decoded.decodedBytes
      }
      return decoded
    } catch {
      throw remember(error, of: request.source)
    }
  }

  /// A later frame is drawn on the canvas that shows the one before, where that was kept.
  private func decode(
    _ image: EncodedImage, _ header: ImageHeader, frame: Int, of source: ImageSource
  ) throws(ImageError) -> DecodedImage {
    var canvas = contents.withLock { $0.canvases.take(source) }
    let decoded = try image.decode(header, frame: frame, on: &canvas)
    if let canvas { contents.withLock { $0.canvases.giveBack(canvas, of: source) } }
    return decoded
  }

  private func header(of source: ImageSource) throws(ImageError) -> ImageHeader {
    if let known = contents.withLock({ $0.header(of: source) }) { return try known.get() }
    let result = Result { () throws(ImageError) in try readHeader(of: source) }
    contents.withLock { $0.note(result, of: source) }
    if case .failure(let error) = result { throw remember(error, of: source) }
    return try result.get()
  }

  /// Most headers stand in the first 64 kB; only where one does not is all of a file read.
  private func readHeader(of source: ImageSource) throws(ImageError) -> ImageHeader {
    guard case .file(let path) = source else { return try encoded(source).header() }
    let start = try ImageFile.read(path, limits: limits, atMost: 1 << 16)
    do throws(ImageError) {
      let isWhole = start.count < 1 << 16
      return try EncodedImage(name: path, data: start, limits: limits, isWhole: isWhole).header()
    } catch {
      guard case .truncated = error, start.count == 1 << 16 else { throw error }
      return try encoded(source).header()
    }
  }

  private func encoded(_ source: ImageSource) throws(ImageError) -> EncodedImage {
    switch source {
    case .file(let path):
      EncodedImage(name: path, data: try ImageFile.read(path, limits: limits), limits: limits)
    case .data(let data, let name): EncodedImage(name: name, data: data, limits: limits)
    case .bitmap: throw .unknownFormat(name: source.name)
    }
  }

  /// Notes a failure and reports it if it is the source's first.
  private func remember(_ error: ImageError, of source: ImageSource) -> ImageError {
    if contents.withLock({ $0.note(error, of: source) }) { onError(error) }
    return error
  }
}

extension ImageRequest {
  /// The source's own pixels, where it is asked for all of them as they are.
  fileprivate var readyBitmap: Bitmap? {
    guard effects.isEmpty, case .bitmap(let bitmap, _) = source, size == bitmap.size,
      part == CGRect(x: 0, y: 0, width: 1, height: 1)
    else { return nil }
    return bitmap
  }

  /// The same picture before its effects.
  fileprivate var withoutEffects: ImageRequest {
    guard !effects.isEmpty else { return self }
    return ImageRequest(
      source, part: part, size: size, interpolation: interpolation, frame: frame)
  }
}

extension CGRect {
  /// A part in fractions as a part of `size`.
  fileprivate func of(_ size: CGSize) -> CGRect {
    CGRect(
      x: minX * size.width, y: minY * size.height, width: width * size.width,
      height: height * size.height)
  }
}

extension ImageSource {
  /// 2 for `name@2x.png`, 3 for `name@3x.png`, as on iOS; else 1.
  fileprivate var nameScale: CGFloat {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else { return 1 }
    let stem = path[..<dot]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}
