import LaminaDrawing
import LaminaGeometry

/// What happens to something drawn when it is cut by the rectangle that is drawn again.
///
/// Cairo cuts an outline at the left and right before it smooths it, with rounded coordinates: the
/// pixels near the cut come out a shade different (up to 13 of 255, tried). Under a smoothed clip,
/// and for gradients, scaled pictures and shadows, the same is true above and below.
enum Softness: Comparable {
  /// Rectangles, glyphs and blits: the same pixels however they are cut.
  case none
  /// Not to be cut at the left and right.
  case sides
  /// Not to be cut at all.
  case around
}

extension RenderNode {
  /// What happens to the contents when they are cut.
  func softness(at placement: Placement, scale: CGFloat) -> Softness {
    let isUpright = placement.isUpright
    switch layer.contents {
    case .none: return .none
    case .direct(let list):
      guard isUpright else { return .around }
      return list.commands.reduce(.none) { max($0, $1.softness(scale: scale)) }
    case .drawn:
      // Sampled pictures are made pixel by pixel.
      let isFilled = !isUpright && picture?.isPlain(in: layer) ?? false
      guard let standIn else { return isFilled ? .around : .none }
      return isUpright ? standIn.softness(of: layer.bounds.size, scale: scale) : .around
    }
  }

  /// The part of `box`, the surface's pixels around an outline that the layer is cut to, in which that
  /// may be cut once more; empty for none.
  ///
  /// ```
  ///  ╭──────╮ ◀ soft     Round corners reach into some rows. Pictures and fills of whole pixels are laid
  ///  │      │            on between those as if there were no outline, wherever they are cut; the
  ///  ╰──────╯ ◀ soft     edges of all else come out a shade different under it.
  /// ```
  func firmPart(
    of shape: ClipShape, in box: PixelRect, at placement: Placement, scale: CGFloat
  ) -> PixelRect {
    let bounds = CGRect(origin: .zero, size: layer.bounds.size)
    guard placement.isUpright else { return .zero }
    let isSharp = bounds.isOnGrid(scale: scale)
    switch shape {
    case .bounds: return isSharp ? box : .zero
    case .roundedRect(let radius) where radius <= 0: return isSharp ? box : .zero
    case .roundedRect(let radius):
      guard holdsWholePixels, bounds.endsOnGrid(scale: scale) else { return .zero }
      return PixelRect(inside: bounds, scale: scale)
        .shrunk(dx: 0, dy: radius.reach(scale: scale))
        .offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    case .path: return .zero
    }
  }
}

extension Paint {
  /// What happens to a layer's background or border when it is cut.
  func softness(of layer: Layer, at placement: Placement, scale: CGFloat) -> Softness {
    guard placement.isUpright, softness == .none else { return .around }
    let isSharp =
      !layer.appearance.hasCorners
      && CGRect(origin: .zero, size: layer.bounds.size).isOnGrid(scale: scale)
    return isSharp ? .none : .sides
  }
}

extension PaintedPlaceholder {
  /// What happens to it on a frame of `size` when it is cut.
  func softness(of size: CGSize, scale: CGFloat) -> Softness {
    let isSharp = cornerRadius <= 0 && CGRect(origin: .zero, size: size).isOnGrid(scale: scale)
    return isSharp ? .none : .sides
  }
}

extension DisplayList {
  /// Whether it is but rectangles of one colour each, with all edges between pixels.
  func fillsWholePixels(scale: CGFloat) -> Bool {
    commands.allSatisfy {
      if case .fillRect(let rect, .color) = $0 { rect.isOnGrid(scale: scale) } else { false }
    }
  }
}

extension DisplayCommand {
  fileprivate func softness(scale: CGFloat) -> Softness {
    switch self {
    case .fillRect(_, let paint): paint.softness
    case .fillRoundedRect(_, _, let paint), .fill(_, let paint, _), .stroke(_, let paint, _):
      max(.sides, paint.softness)
    case .glyphs(let run): run.paint.softness
    case .clipRect(let rect): rect.isOnGrid(scale: scale) ? .none : .around
    case .concatenate(let step):
      step.isTranslation && CGPoint(x: step.tx, y: step.ty).isOnGrid(scale: scale)
        ? .none : .around
    case .image, .shadow, .shadowOf, .clip, .backdrop, .cached, .deferred: .around
    case .sprites(let batch): batch.picture.isOutline ? .sides : .none
    case .beginGroup, .endGroup, .beginMask, .endMask: .around
    case .bitmap, .sampledBitmap, .save, .restore: .none
    }
  }
}

extension SpritePicture {
  fileprivate var isOutline: Bool { if case .path = self { true } else { false } }
}

extension CGPoint {
  /// Whether it lies on a corner of pixels.
  fileprivate func isOnGrid(scale: CGFloat) -> Bool {
    abs(x * scale - (x * scale).rounded()) < 1e-4 && abs(y * scale - (y * scale).rounded()) < 1e-4
  }
}

extension CGRect {
  /// Whether its left and right ends lie between pixels.
  fileprivate func endsOnGrid(scale: CGFloat) -> Bool {
    CGPoint(x: minX, y: 0).isOnGrid(scale: scale) && CGPoint(x: maxX, y: 0).isOnGrid(scale: scale)
  }

  /// Whether its corners lie on corners of pixels.
  fileprivate func isOnGrid(scale: CGFloat) -> Bool {
    origin.isOnGrid(scale: scale) && CGPoint(x: maxX, y: maxY).isOnGrid(scale: scale)
  }
}

extension Paint {
  fileprivate var softness: Softness {
    if case .color = self { .none } else { .around }
  }
}
