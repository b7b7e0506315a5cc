import CCairo
import LaminaDrawing
import LaminaGeometry

/// What is done otherwise where a canvas takes down what is drawn: text, outlines and pictures stay what they are.
extension DrawingPass {
  /// Shows glyphs with the characters that they stand for; of those that are not known Cairo asks the font.
  func show(_ glyphs: [cairo_glyph_t], texts: [GlyphText]) {
    var start = 0
    while start < glyphs.count {
      let isKnown = texts[start] != .unknown
      var end = start + 1
      while end < glyphs.count, (texts[end] != .unknown) == isKnown { end += 1 }
      let part = Array(glyphs[start..<end])
      if isKnown {
        show(part, clustersOf: texts[start..<end])
      } else {
        cairo_show_glyphs(context, part, Int32(clamping: part.count))
      }
      start = end
    }
  }

  private func show(_ glyphs: [cairo_glyph_t], clustersOf texts: ArraySlice<GlyphText>) {
    var clusters: [cairo_text_cluster_t] = []
    var bytes: [CChar] = []
    for text in texts {
      if text == .continued, !clusters.isEmpty {
        clusters[clusters.count - 1].num_glyphs += 1
        continue
      }
      let utf8 = text.utf8
      bytes += utf8.map { CChar(bitPattern: $0) }
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(utf8.count), num_glyphs: 1))
    }
    cairo_show_text_glyphs(
      context, bytes, Int32(bytes.count), glyphs, Int32(clamping: glyphs.count), clusters,
      Int32(clamping: clusters.count), cairo_text_cluster_flags_t(0))
  }

  /// Draws a picture with the pixels that it has, or those that the device can show, if these are fewer.
  func embed(_ image: ImageDrawing, in rect: CGRect) {
    let rect = rect.standardized
    guard !visible(rect.applying(state.transform)).isEmpty,
      let placement = ImagePlacement(image, in: rect, transform: state.transform, clip: state.clip),
      let info = try? images.info(for: image.source)
    else { return self.image(image, in: rect) }
    let own = PixelSize(
      width: Int((CGFloat(info.pixelSize.width) * image.part.width).rounded(.up)),
      height: Int((CGFloat(info.pixelSize.height) * image.part.height).rounded(.up)))
    let wanted = placement.request.size
    guard own.width < wanted.width, own.height < wanted.height, !own.isEmpty,
      placement.request.part == image.part
    else { return self.image(image, in: rect) }
    let request = ImageRequest(image, size: own, scale: state.transform.lengthScale)
    guard let bitmap = try? images.bitmap(for: request, token: token) else {
      return self.image(image, in: rect)
    }
    let isHard = image.interpolation == .none
    draw(
      bitmap, in: rect, filter: isHard ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR,
      tint: image.tint)
  }

  /// Takes a drawing down of which otherwise a bitmap is kept.
  func takeDown(_ drawing: CachedDrawing, _ place: CGAffineTransform, opacity: CGFloat) {
    cairo_push_group(context)
    var pass = DrawingPass(
      canvas: canvas, images: images, shadows: shadows,
      transform: place.concatenating(state.transform), clip: [state.clip], token: token)
    pass.run(drawing.list)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Lays on what was taken down since the group began.
  func layVectorGroup(_ style: GroupStyle) {
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, style.blendMode.vector ?? CAIRO_OPERATOR_OVER)
    cairo_paint_with_alpha(context, min(style.opacity, 1))
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Leaves of the group what was taken down since its mask began.
  func keepWhatVectorMask() {
    let mask = cairo_pop_group(context)
    let content = cairo_pop_group(context)
    cairo_push_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, mask)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    cairo_pattern_destroy(mask)
    cairo_pattern_destroy(content)
  }

  /// What was drawn so far inside `rect`; where it was only taken down, it is drawn once more, on white.
  func below(_ rect: PixelRect) -> PlacedBitmap? {
    guard canvas.isVector else { return canvas.pixels(of: rect) }
    guard let surface = GroupSurface(rect) else { return nil }
    cairo_set_source_rgb(surface.canvas.context, 1, 1, 1)
    cairo_paint(surface.canvas.context)
    var pass = DrawingPass(
      canvas: surface.canvas, images: images, shadows: shadows, transform: state.device,
      clip: [rect], token: token)
    pass.run(DisplayList(commands: Array(done)))
    return surface.finish()
  }
}

extension GroupStyle {
  /// Whether a file of outlines can say it.
  var isVector: Bool {
    filters.isEmpty && projection == nil && composition == nil && blendMode.vector != nil
  }
}

extension BlendMode {
  /// Cairo's operator where a PDF knows the mode, too.
  fileprivate var vector: cairo_operator_t? {
    switch self {
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop, .destinationOver, .destinationOut, .plusLighter, .plusDarker: nil
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion:
      cairo
    }
  }
}
