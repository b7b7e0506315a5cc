public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayout

/// Drawing elements on any thread: nothing here asks the main thread for anything.
extension LayoutElement<DrawableElement> {
  /// What the element draws when it is laid out in `rect`; the element itself is untouched.
  public func displayList(in rect: CGRect) -> DisplayList {
    let drawables = contents(in: rect)
    return DisplayList { list in
      for drawable in drawables { drawable.record(into: &list) }
    }
  }

  /// The pixels of the element in a picture of `size`.
  ///
  /// - Parameters:
  ///   - size: in points; the element's ideal size if nil.
  ///   - scale: pixels for each point.
  ///   - background: what lies behind; nil for nothing, which shows through.
  ///   - rasterizer: what draws.
  ///   - token: lets another thread stop the drawing.
  /// - Returns: The picture; nil where it has no pixels, or when it was cancelled.
  public func bitmap(
    size: CGSize? = nil, scale: CGFloat = 2, background: Paint? = nil,
    rasterizer: any Rasterizer, token: CancellationToken = CancellationToken()
  ) -> Bitmap? {
    let rect = CGRect(origin: .zero, size: size ?? sizeThatFits(.unspecified))
    let pixels = PixelSize(covering: rect.size, scale: scale)
    guard !pixels.isEmpty else { return nil }
    let drawing = displayList(in: rect)
    let list = DisplayList { list in
      if let background { list.fill(rect, with: background) }
      list.append(drawing)
    }
    return rasterizer.bitmap(
      of: list, covering: PixelRect(size: pixels), scale: scale,
      format: background == nil ? .argb32 : .rgb24, token: token)
  }
}
