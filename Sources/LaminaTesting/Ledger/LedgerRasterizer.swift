public import LaminaDrawing
public import LaminaGeometry

/// A rasterizer that draws nothing: bitmaps are blank, and every picture's header says one size.
///
/// ```swift
/// let rasterizer = LedgerRasterizer(pictureSize: PixelSize(width: 1_600, height: 1_000))
/// try rasterizer.imageInfo(for: .file("no such file.jpg")).pixelSize        // 1600x1000
/// ```
public nonisolated struct LedgerRasterizer: Rasterizer {
  /// What headers say.
  public let pictureSize: PixelSize
  private let store: LedgerStore

  /// Makes a rasterizer for which every picture has `pictureSize`.
  public init(pictureSize: PixelSize) {
    self.init(pictureSize: pictureSize, store: LedgerStore(budget: 0))
  }

  init(pictureSize: PixelSize, store: LedgerStore) {
    self.pictureSize = pictureSize
    self.store = store
  }

  public func bitmap(
    of list: DisplayList, covering rect: PixelRect, scale: CGFloat, format: PixelFormat,
    token: CancellationToken
  ) -> Bitmap? {
    guard !token.isCancelled else { return nil }
    prefetch(list, scale: scale, token: token)
    return Bitmap(PixelBuffer(size: rect.size, format: format))
  }

  public func prefetch(_ list: DisplayList, scale: CGFloat, token: CancellationToken) {
    guard !token.isCancelled else { return }
    let label = JobLabel(kind: "prefetch", drawing: list, pixels: 0, scale: scale)
    for picture in label.pictures { store.storePicture(picture) }
  }

  public func draw(
    _ list: DisplayList, into target: borrowing PixelBuffer, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken
  ) {}

  public func imageInfo(for source: ImageSource) throws(ImageError) -> ImageInfo {
    if case .bitmap(let bitmap, let scale) = source {
      return ImageInfo(pixelSize: bitmap.size, scale: scale)
    }
    return ImageInfo(pixelSize: pictureSize)
  }

  /// The pixels of a picture's file.
  func filePixels(of source: ImageSource) -> Int {
    if case .bitmap = source { 0 } else { pictureSize.area }
  }
}
