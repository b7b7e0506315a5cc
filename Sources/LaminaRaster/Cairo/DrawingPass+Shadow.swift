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
    // Wider ones have corners larger than most boxes: nothing would be saved.
    if sigma <= 64, let box = RoundedBox(path, under: state.transform),
      NinePartMask.isSmall(box, sigma: sigma)
    {
      lay(NinePartMask(box, sigma: sigma, cache: shadows), seen)
    } else {
      CoarseMask(path.applying(state.transform), sigma: sigma, covering: seen).draw(on: context)
    }
  }

  private func lay(_ whole: NinePartMask, _ seen: PixelRect) {
    let mask = whole.expanded(seen.intersection(whole.frame))
    mask.withSurface { surface in
      cairo_mask_surface(context, surface, Double(mask.frame.x), Double(mask.frame.y))
    }
  }

  /// Draws the blurred coverage of everything in `list`, coloured; sigma = `radius`.
  func shadow(of list: DisplayList, color: Color.Resolved, radius: CGFloat) {
    let sigma = min(max(0, radius) * state.transform.lengthScale, 2000)
    let reach = (sigma * 3).rounded(.up) + 1
    let ink = list.inkBounds.applying(state.transform)
    let seen = visible(ink.insetBy(dx: -reach, dy: -reach))
    guard !seen.isEmpty, setSource(.color(color), covering: CGRect(seen)) else { return }
    let whole = PixelRect(covering: ink.insetBy(dx: -1, dy: -1), scale: 1)
    let mask = CoarseMask(sigma: sigma, covering: seen, ink: whole) { frame, cell in
      coverage(of: list, in: frame, cell: cell)
    }
    cairo_save(context)
    canvas.add(seen)
    cairo_clip(context)
    mask.draw(on: context)
    cairo_restore(context)
  }

  /// The alpha of what a list draws, in cells that are `cell` pixels wide.
  private func coverage(of list: DisplayList, in frame: PixelRect, cell: Int) -> AlphaMask {
    AlphaMask(frame: frame) { canvas in
      let transform = state.transform
        .concatenating(CGAffineTransform(scaleX: 1 / CGFloat(cell), y: 1 / CGFloat(cell)))
        .concatenating(CGAffineTransform(translationX: -CGFloat(frame.x), y: -CGFloat(frame.y)))
      var pass = DrawingPass(
        canvas: canvas, images: images, shadows: shadows, transform: transform,
        clip: [PixelRect(size: frame.size)], token: token)
      // Ready pixels are those of the device, also where all is drawn smaller.
      if cell > 1 { pass.state.device = state.device }
      pass.run(list)
    }
  }
}
