import LaminaDrawing
import LaminaGeometry

extension DisplayList {
  /// Whether nothing behind `rect` (pixels at `scale`) shows through: the first command fills it.
  func isOpaque(in rect: PixelRect, scale: CGFloat) -> Bool {
    guard case .fillRect(let filled, let paint)? = commands.first, paint.isOpaque else {
      return false
    }
    let slack = 1e-6
    return filled.minX * scale <= CGFloat(rect.x) + slack
      && filled.minY * scale <= CGFloat(rect.y) + slack
      && filled.maxX * scale >= CGFloat(rect.maxX) - slack
      && filled.maxY * scale >= CGFloat(rect.maxY) - slack
  }
}
