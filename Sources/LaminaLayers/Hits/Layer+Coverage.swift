import LaminaDrawing
import LaminaGeometry

extension Layer {
  /// Whether the layer, as a mask, leaves anything at `point` of the coordinates of the layer that it
  /// masks, which has `parent`.
  ///
  /// Outlines of fills, backgrounds and clips count, and the box of whatever else is drawn; how
  /// strong it is does not, as long as it is not clear.
  /// - Complexity: O(layers)
  func covers(_ point: CGPoint, in parent: LayerGeometry) -> Bool {
    var pending = [(layer: self, point: point, parent: parent)]
    while let (layer, point, parent) = pending.popLast() {
      guard layer.appearance.isVisible, let own = layer.ownPoint(point, in: parent) else {
        continue
      }
      // A mask within a mask is taken for its box: masks may be nested without end.
      if let mask = layer.mask,
        !mask.inkBounds.applying(mask.geometry.projection(in: layer.geometry)).contains(own)
      {
        continue
      }
      let size = layer.bounds.size
      if layer.appearance.paintsBackground(at: own, in: size) { return true }
      guard layer.appearance.cut(in: size)?.contains(own, in: size) ?? true else { continue }
      if layer.contents.list?.covers(own) == true { return true }
      pending += layer.children.map { ($0, own, layer.geometry) }
    }
    return false
  }
}

extension Appearance {
  fileprivate func paintsBackground(at point: CGPoint, in size: CGSize) -> Bool {
    guard let background, !background.isClear else { return false }
    return CGRect(origin: .zero, size: size).contains(point)
      && (!hasCorners || outline(in: size).contains(point))
  }
}

extension DisplayList {
  /// Whether anything may be drawn at `point`: inside outlines that are filled, on lines, in the box
  /// of all else.
  func covers(_ point: CGPoint) -> Bool {
    guard inkBounds.contains(point) else { return false }
    for command in commands {
      switch command {
      case .fillRect(let rect, _): if rect.contains(point) { return true }
      case .fillRoundedRect(let rect, let radius, _):
        guard rect.contains(point) else { continue }
        if Path(roundedRect: rect, cornerRadius: radius).contains(point) { return true }
      case .fill(let path, _, let eoFill): if path.contains(point, eoFill: eoFill) { return true }
      case .stroke(let path, _, let style):
        if path.isNear(point, within: style.lineWidth / 2) { return true }
      case .glyphs, .image, .bitmap, .sampledBitmap, .cached, .deferred, .backdrop, .sprites,
        .shadow,
        .shadowOf, .clipRect, .clip, .save, .restore, .concatenate, .beginGroup, .endGroup,
        .beginMask, .endMask:
        return true
      }
    }
    return false
  }
}
