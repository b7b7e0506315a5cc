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
    if sigma <= 64, let box = RoundedBox(path, under: state.transform) {
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
    let blur = GaussianBlur(sigma: sigma)
    let reach = CGFloat(blur.reach + 1)
    let ink = list.inkBounds.applying(state.transform)
    let seen = visible(ink.insetBy(dx: -reach, dy: -reach))
    guard !seen.isEmpty, setSource(.color(color), covering: CGRect(seen)) else { return }
    // What lies within the blur's reach of a pixel decides on it, on screen or not.
    let around = PixelRect(
      covering: CGRect(seen).insetBy(dx: -reach, dy: -reach), scale: 1)
    let sharp = AlphaMask(frame: around) { canvas in
      let transform = state.transform.concatenating(
        CGAffineTransform(translationX: -CGFloat(around.x), y: -CGFloat(around.y)))
      var pass = DrawingPass(
        canvas: canvas, images: images, shadows: shadows, transform: transform,
        clip: [PixelRect(size: around.size)], token: token)
      pass.run(list.commands)
    }
    let mask = (blur.reach > 0 ? sharp.blurred(by: blur) : sharp).cut(to: seen)
    mask.withSurface { surface in
      cairo_mask_surface(context, surface, Double(seen.x), Double(seen.y))
    }
  }
}
