import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  func image(
    _ source: ImageSource, part: CGRect, in rect: CGRect, _ interpolation: Interpolation,
    tint: Paint?
  ) {
    guard case .bitmap(let bitmap, _) = source else { return }
    draw(
      bitmap, in: rect,
      filter: interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR, tint: tint)
  }
}
