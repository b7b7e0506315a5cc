import LaminaDrawing
import LaminaGeometry
import LaminaLayers

extension Layer {
  /// Everything that the layer and those inside it draw, as one list in its own coordinates.
  func flattened() -> DisplayList { DisplayList { draw(into: &$0) } }

  fileprivate func draw(into list: inout DisplayList.Recorder) {
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
          } else {
            child.drawWhole(into: &list)
          }
        }
      }
    }
  }

  /// Draws it as one picture, if it is to be mixed, changed or masked as one.
  fileprivate func drawWhole(into list: inout DisplayList.Recorder) {
    let style = GroupStyle(
      opacity: appearance.opacity, blendMode: appearance.blendMode, filters: appearance.filters)
    switch mask {
    case nil where style == GroupStyle(): draw(into: &list)
    case nil: list.group(style) { draw(into: &$0) }
    case let mask?:
      list.group(style) { list in
        list.masked {
          draw(into: &$0)
        } by: { list in
          list.concatenate(mask.transformToParent)
          mask.drawWhole(into: &list)
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
