import LaminaDrawing
import LaminaGeometry

/// Finds the pictures that a list draws, without drawing.
struct ImageVisitor {
  private var transform: CGAffineTransform
  private var saved: [CGAffineTransform] = []

  init(scale: CGFloat) { transform = CGAffineTransform(scaleX: scale, y: scale) }

  /// Calls `body` with the request of each picture in `list`, until it returns false.
  mutating func visit(_ list: DisplayList, _ body: (ImageRequest) -> Bool) {
    for command in list.commands {
      switch command {
      case .image(let image, let rect):
        if let placement = ImagePlacement(image, in: rect, transform, clip: nil),
          !body(placement.request)
        {
          return
        }
      case .shadowOf(let list, _, _):
        var inner = self
        inner.visit(list, body)
      case .save, .beginGroup: saved.append(transform)
      case .restore, .endGroup: transform = saved.popLast() ?? transform
      case .concatenate(let change): transform = change.concatenating(transform)
      case .fillRect, .fillRoundedRect, .fill, .stroke, .glyphs, .bitmap, .sprites, .shadow,
        .clipRect,
        .clip:
        break
      }
    }
  }
}
