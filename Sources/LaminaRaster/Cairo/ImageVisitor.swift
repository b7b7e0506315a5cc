import LaminaDrawing
import LaminaGeometry

/// Finds the pictures that a list draws, without drawing.
struct ImageVisitor {
  private let scale: CGFloat
  /// Knows how large pictures are of which fills are made.
  private let images: ImageStore
  private var transform: CGAffineTransform
  private var saved: [CGAffineTransform] = []
  /// What was looked into already: a kept drawing is drawn once, however often it is shown.
  private var known: Set<CachedDrawing> = []

  init(scale: CGFloat, images: ImageStore) {
    self.scale = scale
    self.images = images
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Calls `body` with the request of each picture in `list`, until it returns false; returns whether it never did.
  @discardableResult
  mutating func visit(_ list: DisplayList, _ body: (ImageRequest) -> Bool) -> Bool {
    for command in list.commands {
      let goesOn =
        switch command {
        case .shadowOf(let list, _, _): visit(list, with: self, body)
        case .cached(let drawing, _, _):
          !known.insert(drawing).inserted
            || visit(drawing.list, with: ImageVisitor(scale: drawing.scale, images: images), body)
        // What was not recorded yet is not recorded for this.
        case .deferred(let drawing): drawing.recorded.map { visit($0, with: self, body) } ?? true
        default: visit(command, body)
        }
      guard goesOn else { return false }
      follow(command)
    }
    return true
  }

  /// Looks into a list within the list, with a visitor that then knows what this one does.
  private mutating func visit(
    _ list: DisplayList, with visitor: ImageVisitor, _ body: (ImageRequest) -> Bool
  ) -> Bool {
    var inner = visitor
    inner.known = known
    let goesOn = inner.visit(list, body)
    known = inner.known
    return goesOn
  }

  private func visit(_ command: DisplayCommand, _ body: (ImageRequest) -> Bool) -> Bool {
    switch command {
    case .image(let image, let rect):
      let placement = ImagePlacement(image, in: rect, transform: transform, clip: nil)
      if let placement, !body(placement.request) { return false }
      return image.tint.map { visit($0, under: transform, body) } ?? true
    default: return command.paint.map { visit($0, under: transform, body) } ?? true
    }
  }

  /// Calls `body` with the request of the picture that a paint repeats, if it does.
  private func visit(
    _ paint: Paint, under transform: CGAffineTransform, _ body: (ImageRequest) -> Bool
  ) -> Bool {
    guard case .pattern(let pattern) = paint else { return true }
    let toPixels = pattern.transform.concatenating(transform)
    switch pattern.content {
    case .gradient(let inner): return visit(inner, under: toPixels, body)
    case .mesh: return true
    case .tiles(let image, let factor):
      guard toPixels.isUsable, let info = try? images.info(for: image.source),
        let placement = TilePlacement(image, scale: factor, info: info, toPixels: toPixels)
      else { return true }
      return body(placement.request)
    }
  }

  /// Goes over to the transform after a command.
  private mutating func follow(_ command: DisplayCommand) {
    switch command {
    case .beginGroup(let style):
      saved.append(transform)
      if style.projection != nil { transform = CGAffineTransform(scaleX: scale, y: scale) }
    case .save, .beginMask: saved.append(transform)
    case .restore, .endGroup, .endMask: transform = saved.popLast() ?? transform
    case .concatenate(let change): transform = change.concatenating(transform)
    case .fillRect, .fillRoundedRect, .fill, .stroke, .glyphs, .image, .bitmap, .sampledBitmap,
      .cached, .deferred, .backdrop, .sprites, .shadow, .shadowOf, .clipRect, .clip:
      break
    }
  }
}
