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
      var caster: DisplayList?
      for child in children where child.appearance.isVisible {
        // What has just cast a shadow, and is kept for that, comes next.
        defer { caster = child.contents.list?.keptCaster }
        list.saving { list in
          list.concatenate(
            child.transformToParent.concatenating(
              CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)))
          if let caster {
            list.append(caster)
          } else if child.appearance.opacity < 1 {
            list.group(opacity: child.appearance.opacity) { child.draw(into: &$0) }
          } else {
            child.draw(into: &list)
          }
        }
      }
    }
  }
}

extension DisplayList {
  /// Whether a shadow is drawn that is not that of an outline.
  var holdsShadows: Bool {
    commands.contains { if case .shadowOf = $0 { true } else { false } }
  }

  /// What a layer that draws nothing but a shadow casts it by, where that is kept as a bitmap.
  fileprivate var keptCaster: DisplayList? {
    for case .shadowOf(let caster, _, _) in commands {
      if caster.commands.count == 1, case .cached? = caster.commands.first { return caster }
    }
    return nil
  }
}
