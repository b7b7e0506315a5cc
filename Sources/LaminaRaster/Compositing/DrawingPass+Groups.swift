import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Lays a finished group on the enclosing canvas.
  func lay(_ group: OpenGroup) {
    guard let drawn = group.surface.finish() else { return }
    let scale = group.inner.transform.lengthScale
    let plan = EffectPlan(group.style.filters, scale: scale)
    var placed = drawn
    for (index, pass) in plan.passes.enumerated() {
      let wanted = group.wanted(in: state, before: plan.passes[(index + 1)...])
      guard let next = pass.run(on: placed, wanted: wanted, scale: scale, token: token) else {
        return
      }
      placed = next
    }
    if let placement = group.placement {
      guard let warped = warp(placed, by: placement) else { return }
      placed = warped
    }
    let style = group.style
    if let composition = style.composition {
      lay(placed, opacity: style.opacity, operation: composition.cairo)
    } else {
      lay(placed, opacity: style.opacity, mode: style.blendMode)
    }
  }

  /// Lays pixels on where they are, mixed with what lies below.
  func lay(_ placed: PlacedBitmap, opacity: CGFloat, mode: BlendMode) {
    guard let operation = mode.cairo else {
      let seen = placed.rect.intersection(state.clip)
      guard !seen.isEmpty, let below = below(seen) else { return }
      return replace(by: PixelMixer(mode, opacity: opacity).mix(placed, over: below))
    }
    lay(placed, opacity: opacity, operation: operation)
  }

  /// Lays pixels on where they are, as Cairo's operator says.
  private func lay(_ placed: PlacedBitmap, opacity: CGFloat, operation: cairo_operator_t) {
    let seen = placed.rect.intersection(state.clip)
    guard !seen.isEmpty else { return }
    placed.bitmap.withSurface(of: PixelRect(size: placed.rect.size)) { surface in
      cairo_save(context)
      canvas.add(seen)
      cairo_clip(context)
      setSource(surface, x: placed.rect.x, y: placed.rect.y, filter: CAIRO_FILTER_NEAREST)
      cairo_set_operator(context, operation)
      cairo_paint_with_alpha(context, opacity.wholeAlpha)
      cairo_restore(context)
    }
  }

  /// Puts pixels in the place of what lies there, as far as the clip lets them.
  func replace(by placed: PlacedBitmap, opacity: CGFloat = 1) {
    placed.bitmap.withSurface(of: PixelRect(size: placed.rect.size)) { surface in
      setSource(surface, x: placed.rect.x, y: placed.rect.y, filter: CAIRO_FILTER_NEAREST)
      if !canvas.isVector { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
      canvas.add(placed.rect)
      if opacity < 1 {
        cairo_save(context)
        cairo_clip(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
      } else {
        cairo_fill(context)
      }
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Leaves of the group what `mask` covers.
  func keepWhat(_ mask: PlacedBitmap) {
    mask.bitmap.withSurface(of: PixelRect(size: mask.rect.size)) { surface in
      cairo_save(context)
      cairo_reset_clip(context)
      setSource(surface, x: mask.rect.x, y: mask.rect.y, filter: CAIRO_FILTER_NEAREST)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(context)
      cairo_restore(context)
    }
  }

  /// Changes what lies below, inside the outline.
  func changeBelow(_ path: Path, by filters: [ImageEffect], opacity: CGFloat) {
    let seen = visible(path.boundingRect.applying(state.transform))
    guard !seen.isEmpty, let below = below(seen) else { return }
    let scale = state.transform.lengthScale
    var bitmap = below.bitmap
    for pass in EffectPlan(filters.map(\.opaque), scale: scale).passes {
      guard let next = pass.run(on: bitmap, scale: scale, token: token) else { return }
      bitmap = next
    }
    cairo_save(context)
    canvas.add(path, state.transform)
    cairo_clip(context)
    replace(by: PlacedBitmap(bitmap, at: below.rect), opacity: opacity)
    cairo_restore(context)
  }
}

extension ImageEffect {
  /// The same, but going on beyond the edges in their colour.
  fileprivate var opaque: ImageEffect {
    if case .softBlur(let radius) = kind { .blur(radius) } else { self }
  }
}

extension CGFloat {
  /// The nearest opacity that a byte can say: a half rounds down, so that half of black on white
  /// is 128.
  fileprivate var wholeAlpha: Double {
    (Swift.min(Swift.max(self, 0), 1) * 255 - 0.5).rounded(.up) / 255
  }
}
