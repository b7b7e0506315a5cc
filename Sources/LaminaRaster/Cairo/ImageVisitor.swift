import LaminaDrawing
import LaminaGeometry

/// Finds the pictures that a list draws, without drawing.
struct ImageVisitor {
  private let scale: CGFloat
  private var transform: CGAffineTransform
  private var saved: [CGAffineTransform] = []
  /// What was looked into already: a kept drawing is drawn once, however often it is shown.
  private var known: Set<CachedDrawing> = []

  init(scale: CGFloat) {
    self.scale = scale
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Calls `body` with the request of each picture in `list`, until it returns false.
  mutating func visit(_ list: DisplayList, _ body: (ImageRequest) -> Bool) {
    for command in list.commands {
      switch command {
      case .image(let image, let rect):
        if let placement = ImagePlacement(image, in: rect, transform: transform, clip: nil),
          !body(placement.request)
        {
          return
        }
      case .shadowOf(let list, _, _):
        var inner = self
        inner.visit(list, body)
        known = inner.known
      case .cached(let drawing, _, _):
        guard known.insert(drawing).inserted else { continue }
        var inner = ImageVisitor(scale: drawing.scale)
        inner.known = known
        inner.visit(drawing.list, body)
        known = inner.known
      case .beginGroup(let style):
        saved.append(transform)
        if style.projection != nil { transform = CGAffineTransform(scaleX: scale, y: scale) }
      case .save, .beginMask: saved.append(transform)
      case .restore, .endGroup, .endMask: transform = saved.popLast() ?? transform
      case .concatenate(let change): transform = change.concatenating(transform)
      case .fillRect, .fillRoundedRect, .fill, .stroke, .glyphs, .bitmap, .shadow, .clipRect, .clip,
        .sampledBitmap, .sprites, .backdrop:
        break
      }
    }
  }
}
