import CCairo
public import LaminaDrawing
public import LaminaGeometry

/// Draws display lists with Cairo; a value that any number of threads may use at once.
///
/// Every draw call wraps the target's memory in a Cairo surface of its own (about a microsecond),
/// so nothing is shared between calls but the pictures and the blurred masks of shadows.
public struct CairoRasterizer: Rasterizer {
  private let images: ImageStore
  private let shadows: ShadowCache

  /// Makes a rasterizer that takes its pictures from `images`.
  public init(images: ImageStore = ImageStore()) {
    self.images = images
    shadows = ShadowCache()
  }

  public func draw(
    _ list: DisplayList, into target: borrowing PixelBuffer, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken
  ) {
    let size = target.size
    let format = target.format
    let stride = target.bytesPerRow
    guard !size.isEmpty, !list.isEmpty else { return }
    target.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for band in Self.bands(of: size) {
        let place = Canvas.Place(
          pixels: base + band.y * stride + band.x * 4, size: band.size, format: format,
          bytesPerRow: stride)
        draw(list, on: place, offsetBy: band, transform: transform, clip: clip, token: token)
      }
    }
  }

  /// A picture that fills `rect` on its own is handed out as the store has it, without a copy.
  public func bitmap(
    of list: DisplayList, covering rect: PixelRect, scale: CGFloat, format: PixelFormat,
    token: CancellationToken
  ) -> Bitmap? {
    if let request = list.onlyPicture(filling: rect, scale: scale) {
      // A picture that fails is drawn as its stand-in.
      let found = Result { () throws(ImageError) in
        try images.bitmap(for: request, token: token)
      }
      if case .success(let bitmap) = found { return bitmap }
    }
    return drawnBitmap(of: list, covering: rect, scale: scale, format: format, token: token)
  }

  public func prefetch(_ list: DisplayList, scale: CGFloat, token: CancellationToken) {
    var visitor = ImageVisitor(scale: scale, images: images)
    visitor.visit(list) { request in
      // A failure is remembered, and shown when the picture is drawn.
      _ = try? images.bitmap(for: request, token: token)
      return !token.isCancelled
    }
  }

  public func imageInfo(for source: ImageSource) throws(ImageError) -> ImageInfo {
    try images.info(for: source)
  }

  public func pictureStatistics() -> PictureStatistics { images.statistics }

  public func imageErrors() -> [ImageError] { images.errors }

  public func forgetFailure(of source: ImageSource) { images.forgetFailure(of: source) }

  private func draw(
    _ list: DisplayList, on place: Canvas.Place, offsetBy band: PixelRect,
    transform: CGAffineTransform, clip: [PixelRect], token: CancellationToken
  ) {
    let shift = CGAffineTransform(translationX: -CGFloat(band.x), y: -CGFloat(band.y))
    let bounds = PixelRect(size: band.size)
    let rects = clip.map { $0.offsetBy(dx: -band.x, dy: -band.y).intersection(bounds) }
      .filter { !$0.isEmpty }
    guard !rects.isEmpty, let canvas = Canvas(place) else { return }
    var pass = DrawingPass(
      canvas: canvas, images: images, shadows: shadows, transform: transform.concatenating(shift),
      clip: rects, token: token)
    pass.run(list)
  }

  /// Cairo's surfaces end at 32,767 pixels a side; larger targets are drawn in parts.
  private static func bands(of size: PixelSize) -> [PixelRect] {
    let side = 32_000
    return stride(from: 0, to: size.height, by: side).flatMap { y in
      stride(from: 0, to: size.width, by: side).map { x in
        PixelRect(
          x: x, y: y, width: min(side, size.width - x), height: min(side, size.height - y))
      }
    }
  }
}

extension DisplayList {
  /// What to ask the store for, where the list is nothing but a picture that covers `rect` exactly.
  fileprivate func onlyPicture(filling rect: PixelRect, scale: CGFloat) -> ImageRequest? {
    guard commands.count == 1, case .image(let image, let frame) = commands[0],
      image.tint == nil,
      let placement = ImagePlacement(
        image, in: frame, transform: CGAffineTransform(scaleX: scale, y: scale), clip: rect),
      placement.place == rect
    else { return nil }
    return placement.request
  }
}
