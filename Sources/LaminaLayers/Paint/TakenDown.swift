package import LaminaDrawing
package import LaminaGeometry

/// A tree of layers as one drawing without pictures of layers: texts, outlines and images are commands in it.
///
/// For files of outlines (PDF). A frame, on the other hand, is made of the pictures that workers drew.
package struct TakenDown: Sendable {
  private let tree: RenderNode
  private let scale: CGFloat

  /// Takes down what `layer` shows at `scale` pixels for each point.
  package init(_ layer: Layer, scale: CGFloat) {
    let plain = layer.withoutPictures
    let presentation = Presentation(
      root: plain, pictures: [:], standIns: [:], size: plain.bounds.size, scale: scale,
      background: .clear)
    tree = RenderNode.tree(for: presentation, after: nil, changed: .max)
    self.scale = scale
  }

  /// What of it touches `rect`, in its own points and cut to whole pixels around that.
  /// - Complexity: O(layers that touch it, and beside these)
  package func drawing(in rect: CGRect) -> DisplayList {
    let pixels = PixelRect(covering: rect, scale: scale)
    var damage = DamageRegion(surface: pixels)
    damage.add(pixels)
    let painter = Painter(
      tree, damage: damage, scale: scale, background: .clear, skipsHidden: false)
    return DisplayList { list in
      list.save()
      list.clip(rect)
      list.append(DisplayList(painter.recorder))
      list.restore()
    }
  }
}

extension Layer {
  /// The tree with nothing in it of which a picture is made beforehand or kept.
  fileprivate var withoutPictures: Layer {
    foldBottomUp(
      self, reuse: { _ in nil },
      children: { layer in layer.children + (layer.mask.map { [$0] } ?? []) },
      combine: { layer, inside in
        var appearance = layer.appearance
        appearance.shouldRasterize = false
        let hasMask = layer.mask != nil
        return layer.replacing(
          appearance: appearance, contents: layer.contents.list.map { .direct($0) },
          children: hasMask ? Array(inside.dropLast()) : inside,
          mask: hasMask ? .some(inside.last) : nil)
      })
  }
}
