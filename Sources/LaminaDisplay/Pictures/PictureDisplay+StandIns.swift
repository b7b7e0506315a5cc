import LaminaGeometry
import LaminaLayers

extension PictureDisplay {
  /// A first picture on its way from nothing to its full strength.
  struct Fade {
    let start: TimeInterval
    let placeholder: DisplayPolicy.Placeholder

    /// How much of the placeholder is left at `time`; 0 when it is over.
    func rest(at time: TimeInterval) -> CGFloat {
      max(0, min(1, 1 - (time - start) / placeholder.fade))
    }
  }

  /// Lets a picture that missed its first frame appear by and by.
  func beginFade(of entry: LayerEntry) {
    guard let now, entry.isVisible, entry.missedFrame, let placeholder = entry.placeholder,
      placeholder.fade > 0
    else { return }
    fades[entry.id] = Fade(start: now, placeholder: placeholder)
  }

  /// Finds what stands in for pictures now; returns how many layers show nothing, or that only.
  func standIn() -> (nothing: Int, placeholders: Int) {
    if !standIns.isEmpty { standIns.removeAll(keepingCapacity: true) }
    var (nothing, placeholders) = (0, 0)
    for entry in missing where entry.shown == nil {
      entry.missedFrame = true
      if let placeholder = entry.placeholder {
        placeholders += 1
        standIns[entry.id] = PaintedPlaceholder(placeholder, strength: 1)
      } else {
        nothing += 1
      }
    }
    for (id, fade) in fades {
      let rest = now.map(fade.rest) ?? 0
      if rest > 0 {
        standIns[id] = PaintedPlaceholder(fade.placeholder, strength: rest)
      } else {
        fades[id] = nil
      }
    }
    return (nothing, placeholders)
  }
}
