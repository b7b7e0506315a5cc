import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Draws the blurred mask of `path`, coloured; sigma = `radius`.
  func shadow(_ path: Path, color: Color.Resolved, radius: CGFloat) {
    let sigma = max(0, radius) * state.transform.lengthScale
    guard sigma.isFinite, sigma > 0.05 else { return fill(path, .color(color)) }
    let reach = (sigma * 3).rounded(.up) + 1
    let box = path.boundingRect.applying(state.transform).insetBy(dx: -reach, dy: -reach)
    let seen = visible(box)
    guard !seen.isEmpty else { return }
    lay(mask(of: path, sigma: sigma, covering: seen), color)
  }

  private func mask(of path: Path, sigma: CGFloat, covering seen: PixelRect) -> AlphaMask {
    if let box = RoundedBox(path, under: state.transform) {
      let whole = NinePartMask(box, sigma: sigma, cache: shadows)
      return whole.expanded(seen.intersection(whole.frame))
    }
    let blur = GaussianBlur(sigma: sigma)
    let around = PixelRect(
      x: seen.x - blur.reach, y: seen.y - blur.reach, width: seen.width + 2 * blur.reach,
      height: seen.height + 2 * blur.reach)
    return AlphaMask(covering: around, path: path.applying(state.transform)).blurred(by: blur)
  }

  private func lay(_ mask: AlphaMask, _ color: Color.Resolved) {
    guard setSource(.color(color), covering: CGRect(mask.frame)) else { return }
    mask.withSurface { surface in
      cairo_mask_surface(context, surface, Double(mask.frame.x), Double(mask.frame.y))
    }
  }
}
