import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Draws the blurred mask of `path`, coloured; sigma = `radius`.
  func shadow(_ path: Path, color: Color.Resolved, radius: CGFloat) {
    // A shadow wider than any screen is even over all of it.
    let sigma = min(max(0, radius) * state.transform.lengthScale, 2000)
    guard sigma > 0.05 else { return fill(path, .color(color)) }
    let reach = (sigma * 3).rounded(.up) + 1
    let box = path.boundingRect.applying(state.transform).insetBy(dx: -reach, dy: -reach)
    let seen = visible(box)
    guard !seen.isEmpty, setSource(.color(color), covering: CGRect(seen)) else { return }
    if sigma <= 16, let box = RoundedBox(path, under: state.transform) {
      lay(NinePartMask(box, sigma: sigma, cache: shadows), seen)
    } else {
      lay(CoarseMask(path.applying(state.transform), sigma: sigma, covering: seen), seen)
    }
  }

  private func lay(_ whole: NinePartMask, _ seen: PixelRect) {
    let mask = whole.expanded(seen.intersection(whole.frame))
    mask.withSurface { surface in
      cairo_mask_surface(context, surface, Double(mask.frame.x), Double(mask.frame.y))
    }
  }

  private func lay(_ coarse: CoarseMask, _ seen: PixelRect) {
    coarse.mask.withSurface { surface in
      guard coarse.step > 1 else {
        let frame = coarse.mask.frame
        return cairo_mask_surface(context, surface, Double(frame.x), Double(frame.y))
      }
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = coarse.toMask.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_mask(context, pattern)
    }
  }
}
