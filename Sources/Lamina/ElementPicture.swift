public import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayout
public import LaminaRaster

/// Pictures of drawn elements, made off the main thread.
extension LayoutElement<DrawableElement> {
  /// Measures, lays out and draws the element on another thread.
  ///
  /// ```swift
  /// let card = DecoratingLayout(
  ///   content: DrawableElement.text("A dream"), decoration: .image(creature, size: size))
  /// let bitmap = await card.picture(size: CGSize(width: 240, height: 80), background: .color(.white))
  /// ```
  ///
  /// - Parameters:
  ///   - size: in points; the element's ideal size if nil.
  ///   - scale: pixels for each point; that of the drawables.
  ///   - background: what lies behind; nil for nothing, which shows through.
  /// - Returns: The picture; nil where it has no pixels, or when the task was cancelled.
  @concurrent public nonisolated func picture(
    size: CGSize? = nil, scale: CGFloat = 2, background: Paint? = nil
  ) async -> Bitmap? {
    let token = CancellationToken()
    return await withTaskCancellationHandler {
      bitmap(
        size: size, scale: scale, background: background, rasterizer: CairoRasterizer(),
        token: token)
    } onCancel: {
      token.cancel()
    }
  }

  /// Writes a picture of the element to a PNG file, on another thread.
  ///
  /// - Parameters:
  ///   - path: the file, which is replaced as a whole.
  ///   - size: in points; the element's ideal size if nil.
  ///   - scale: pixels for each point; that of the drawables.
  ///   - background: what lies behind; nil for nothing, which shows through.
  /// - Returns: Whether the file was written; false when the task was cancelled.
  /// - Throws: `PNGEncodingError` where there are no pixels, or the file cannot be written.
  @discardableResult
  @concurrent public nonisolated func writePNG(
    to path: String, size: CGSize? = nil, scale: CGFloat = 2, background: Paint? = nil
  ) async throws(PNGEncodingError) -> Bool {
    guard let picture = await picture(size: size, scale: scale, background: background) else {
      if Task.isCancelled { return false }
      throw .noPixels(PixelSize(covering: size ?? .zero, scale: scale))
    }
    if Task.isCancelled { return false }
    try picture.writePNG(to: path)
    return true
  }
}
