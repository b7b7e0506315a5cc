public import LaminaGeometry

/// Makes pixels of display lists; every method may be called on any thread, several at once.
public protocol Rasterizer: Sendable {
  /// Draws `list` over what `target` holds.
  ///
  /// - Parameters:
  ///   - list: what to draw, in points.
  ///   - target: the pixels, changed in place.
  ///   - transform: from the list's points to the target's pixels; its scale is the device's.
  ///   - clip: the pixels that may change.
  ///   - token: read between commands; a cancelled drawing stops where it is.
  func draw(
    _ list: DisplayList, into target: borrowing PixelBuffer, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken)

  /// Draws the part of `list` inside `rect` (device pixels at `scale`) into a bitmap, which may be
  /// shared: a list that is just a picture in its place can be answered with the picture itself.
  ///
  /// - Parameters:
  ///   - list: what to draw, in points.
  ///   - rect: the part that is wanted, in pixels.
  ///   - scale: pixels for each point.
  ///   - format: whether nothing behind shows through; the answer may be `.rgb24` without that.
  ///   - token: read between commands.
  /// - Returns: nil when cancelled meanwhile.
  func bitmap(
    of list: DisplayList, covering rect: PixelRect, scale: CGFloat, format: PixelFormat,
    token: CancellationToken
  ) -> Bitmap?

  /// Makes ready what drawing `list` at `scale` will need, such as decoded pictures; draws nothing.
  func prefetch(_ list: DisplayList, scale: CGFloat, token: CancellationToken)

  /// What was done for pictures so far.
  func pictureStatistics() -> PictureStatistics

  /// What a picture's header says, without decoding it.
  func imageInfo(for source: ImageSource) throws(ImageError) -> ImageInfo

  /// The pictures that could not be shown so far, each once: a stand-in was drawn for them.
  func imageErrors() -> [ImageError]

  /// Forgets that a picture could not be shown: it is tried again when it is wanted next.
  func forgetFailure(of source: ImageSource)
}

extension Rasterizer {
  /// None: for rasterizers that keep no account.
  public func imageErrors() -> [ImageError] { [] }

  /// Nothing: for rasterizers that keep no account.
  public func forgetFailure(of source: ImageSource) {}

  /// Nothing: for rasterizers without a store.
  public func prefetch(_ list: DisplayList, scale: CGFloat, token: CancellationToken) {}

  /// Nothing: for rasterizers that keep no account.
  public func pictureStatistics() -> PictureStatistics { PictureStatistics() }

  /// A bitmap of its own.
  public func bitmap(
    of list: DisplayList, covering rect: PixelRect, scale: CGFloat, format: PixelFormat,
    token: CancellationToken
  ) -> Bitmap? {
    drawnBitmap(of: list, covering: rect, scale: scale, format: format, token: token)
  }

  /// The bitmap of a drawing that is never cancelled.
  public func bitmap(
    of list: DisplayList, covering rect: PixelRect, scale: CGFloat, format: PixelFormat = .argb32
  ) -> Bitmap? {
    bitmap(of: list, covering: rect, scale: scale, format: format, token: CancellationToken())
  }

  /// Draws into a bitmap of its own: what `bitmap(of:covering:scale:format:token:)` does where it
  /// has nothing better.
  public func drawnBitmap(
    of list: DisplayList, covering rect: PixelRect, scale: CGFloat, format: PixelFormat,
    token: CancellationToken
  ) -> Bitmap? {
    guard !token.isCancelled else { return nil }
    let buffer = PixelBuffer(size: rect.size, format: format)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(rect.x), ty: -CGFloat(rect.y))
    draw(
      list, into: buffer, transform: transform, clip: [PixelRect(size: rect.size)], token: token)
    return token.isCancelled ? nil : Bitmap(buffer)
  }
}
