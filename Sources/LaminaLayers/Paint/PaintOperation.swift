import LaminaDrawing
import LaminaGeometry

/// One thing that is painted, in order.
enum PaintOperation {
  case backdrop(RenderNode, Placement, PixelRect)
  case shadow(RenderNode, Placement, opacity: CGFloat)
  case background(RenderNode, PaintSpot, isPlain: Bool)
  case cut(ClipShape, Layer, Placement)
  case cutToRect(PixelRect)
  case contents(RenderNode, PaintSpot)
  case border(RenderNode, PaintSpot)
  case kept(CachedDrawing, Placement, PixelRect, opacity: CGFloat)
  case beginGroup(GroupStyle, PixelRect)
  case endGroup
  case beginMask
  case endMask
  case restore
}

/// Where something is painted, and how strong.
struct PaintSpot {
  let placement: Placement
  /// The pixels of it that the enclosing layers leave.
  let visible: PixelRect
  let isSoft: Bool
  let isWhole: Bool
  let opacity: CGFloat

  init(
    _ placement: Placement, _ visible: PixelRect, around: Painter.Surroundings, opacity: CGFloat
  ) {
    self.placement = placement
    self.visible = visible
    isSoft = around.isSoft
    isWhole = around.isWhole
    self.opacity = opacity
  }
}
