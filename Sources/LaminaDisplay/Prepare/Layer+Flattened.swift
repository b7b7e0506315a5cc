import LaminaDrawing
import LaminaGeometry
import LaminaLayers

extension Layer {
  /// Everything that the layer and those inside it draw, as one list in its own coordinates.
  func flattened() -> DisplayList { DisplayList { draw(into: &$0) } }

  private func draw(into list: inout DisplayList.Recorder) {
    list.saving { list in
      switch appearance.clip {
      case .path(let path, let eoFill): list.clip(path, eoFill: eoFill)
      case .roundedRect: if let clip = appearance.clip { list.clip(clip.path(in: bounds.size)) }
      case .bounds: list.clip(CGRect(origin: .zero, size: bounds.size))
      case nil: break
      }
      if let drawing = contents.list { list.append(drawing) }
      for child in children where child.appearance.isVisible {
        list.saving { list in
          list.concatenate(
            child.transformToParent.concatenating(
              CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)))
          if child.appearance.opacity < 1 {
            list.group(opacity: child.appearance.opacity) { child.draw(into: &$0) }
          } else {
            child.draw(into: &list)
          }
        }
      }
    }
  }
}
