import LaminaDrawing
import LaminaGeometry

extension Painter {
  mutating func beginGroup(_ style: GroupStyle, in visible: PixelRect) {
    record {
      $0.save()
      $0.clip(visible.points(scale: $1))
      $0.beginGroup(style)
    }
  }

  mutating func cut(to rect: PixelRect) {
    record {
      $0.save()
      $0.clip(rect.points(scale: $1))
    }
  }

  mutating func cut(to shape: ClipShape, of layer: Layer, at placement: Placement) {
    let transform = placement.points(scale: scale)
    record { recorder, _ in
      recorder.save()
      switch shape {
      case .bounds where placement.isUpright:
        recorder.clip(CGRect(origin: .zero, size: layer.bounds.size).applying(transform))
      case .bounds, .roundedRect:
        recorder.clip(shape.path(in: layer.bounds.size).applying(transform))
      case .path(let path, let eoFill):
        recorder.clip(path.applying(transform), eoFill: eoFill)
      }
    }
  }

  mutating func recordBackdrop(_ node: RenderNode, at placement: Placement, visible: PixelRect) {
    let appearance = node.layer.appearance
    let outline = appearance.outline(in: node.layer.bounds.size)
    record { recorder, scale in
      recorder.save()
      recorder.clip(visible.points(scale: scale))
      recorder.backdrop(
        outline.applying(placement.points(scale: scale)),
        filters: appearance.backdropFilters.scaled(by: placement.lengthScale),
        opacity: appearance.opacity)
      recorder.restore()
    }
  }

  mutating func recordShadow(_ node: RenderNode, at placement: Placement, opacity: CGFloat) {
    guard let shadow = node.layer.appearance.shadow else { return }
    let outline = shadow.outline(in: node.layer.bounds.size, node.layer.appearance)
    record(at: placement) {
      $0.shadow(outline, color: shadow.color.opacity(Float(opacity)), radius: shadow.radius)
    }
  }

  mutating func recordBackground(_ node: RenderNode, _ spot: PaintSpot, parts: [PixelRect]?) {
    let appearance = node.layer.appearance
    let size = node.layer.bounds.size
    guard let paint = appearance.background?.opacity(spot.opacity) else { return }
    let bounds = CGRect(origin: .zero, size: size)
    let transform = spot.placement.points(scale: scale)
    within(parts) { recorder in
      recorder.save()
      recorder.concatenate(transform)
      if !appearance.hasCorners {
        recorder.fill(bounds, with: paint)
      } else if appearance.maskedCorners == .all {
        recorder.fill(roundedRect: bounds, radius: appearance.cornerRadius, with: paint)
      } else {
        recorder.fill(appearance.outline(in: size), with: paint)
      }
      recorder.restore()
    }
  }

  mutating func recordBorder(_ node: RenderNode, _ spot: PaintSpot) {
    let appearance = node.layer.appearance
    guard let border = appearance.border,
      let ring = appearance.borderRing(in: node.layer.bounds.size)
    else { return }
    let paint = Paint.color(border.color.opacity(Float(spot.opacity)))
    record(at: spot.placement) { $0.fill(ring, with: paint, eoFill: true) }
  }

  /// Records contents, or only those parts of them that may be seen.
  mutating func recordContents(_ node: RenderNode, _ spot: PaintSpot, parts: [PixelRect]?) {
    switch node.layer.contents {
    case .none: break
    case .direct(let list):
      let transform = spot.placement.points(scale: scale)
      let isPlain = node.softness(at: spot.placement, scale: scale) == .none
      let faded = list.faded(by: spot.opacity)
      within(isPlain ? parts : nil) { $0.append(faded, transform: transform) }
    case .drawn:
      if let picture = node.picture { paint(picture, of: node.layer, spot: spot, parts: parts) }
      if let standIn = node.standIn { paint(standIn, of: node.layer, at: spot.placement) }
    }
  }

  private mutating func paint(
    _ standIn: PaintedPlaceholder, of layer: Layer, at placement: Placement
  ) {
    let bounds = CGRect(origin: .zero, size: layer.bounds.size)
    record(at: placement) {
      $0.fill(roundedRect: bounds, radius: standIn.cornerRadius, with: .color(standIn.color))
    }
  }

  /// Copies a picture where each of its pixels is one of the surface's, and samples it where not.
  private mutating func paint(
    _ picture: LayerPicture, of layer: Layer, spot: PaintSpot, parts: [PixelRect]?
  ) {
    let (placement, scale, opacity) = (spot.placement, scale, spot.opacity)
    if !placement.isUpright, placement.projection == nil, picture.isPlain(in: layer) {
      let list = picture.list.faded(by: opacity)
      return within(nil) { $0.append(list, transform: placement.points(scale: scale)) }
    }
    count(spot.visible, parts: parts, isWhole: spot.isWhole)
    guard placement.isUpright, picture.scale == scale, picture.fits(layer) else {
      let map = ProjectionTransform(picture.toPoints(of: layer))
        .concatenating(placement.projectedPoints(scale: scale))
      return within(parts) { $0.bitmap(picture.bitmap, transform: map, opacity: opacity) }
    }
    let corner = PixelPoint(
      x: placement.origin.x + picture.origin.x, y: placement.origin.y + picture.origin.y)
    let point = CGPoint(x: CGFloat(corner.x) / scale, y: CGFloat(corner.y) / scale)
    within(parts) { $0.bitmap(picture.bitmap, at: point, scale: scale, opacity: opacity) }
  }

  private mutating func record(_ body: (inout DisplayList.Recorder, CGFloat) -> Void) {
    let scale = scale
    within(nil) { body(&$0, scale) }
  }

  /// Records `body` in a layer's own points.
  private mutating func record(
    at placement: Placement, _ body: (inout DisplayList.Recorder) -> Void
  ) {
    record { recorder, scale in
      recorder.save()
      recorder.concatenate(placement.points(scale: scale))
      body(&recorder)
      recorder.restore()
    }
  }
}
