import LaminaGeometry
import LaminaLayers

/// What stands in for first pictures: placeholders until they are there, and what is left of those
/// while the pictures fade in.
struct StandIns {
  /// A first picture on its way from nothing to its full strength.
  private struct Fade {
    let start: TimeInterval
    let placeholder: DisplayPolicy.Placeholder

    /// How much of the placeholder is left at `time`; 0 when it is over.
    func rest(at time: TimeInterval) -> CGFloat {
      max(0, min(1, 1 - (time - start) / placeholder.fade))
    }
  }

  /// How many layers show nothing, and how many a placeholder only.
  struct Blank {
    var nothing = 0
    var placeholders = 0
  }

  private(set) var painted: [Layer.ID: PaintedPlaceholder] = [:]
  private var fades: [Layer.ID: Fade] = [:]

  /// Whether a picture is on its way.
  var isFading: Bool { !fades.isEmpty }

  /// Lets a picture that missed its first frame appear by and by; at once where no time is given.
  mutating func fade(_ entry: LayerEntry, from now: TimeInterval?) {
    guard let now, entry.isVisible, entry.missedFrame, let placeholder = entry.placeholder,
      placeholder.fade > 0
    else { return }
    fades[entry.id] = Fade(start: now, placeholder: placeholder)
  }

  mutating func forget(_ layer: Layer.ID) { fades[layer] = nil }

  /// Finds what is painted at a time, in a frame in which layers are `missing`.
  mutating func paint(_ missing: [LayerEntry], at now: TimeInterval?) -> Blank {
    if !painted.isEmpty { painted.removeAll(keepingCapacity: true) }
    var blank = Blank()
    for entry in missing where entry.shown == nil {
      entry.missedFrame = true
      if let placeholder = entry.placeholder {
        blank.placeholders += 1
        painted[entry.id] = PaintedPlaceholder(placeholder, strength: 1)
      } else {
        blank.nothing += 1
      }
    }
    paintFades(at: now)
    return blank
  }

  private mutating func paintFades(at now: TimeInterval?) {
    for (id, fade) in fades {
      let rest = now.map(fade.rest) ?? 0
      if rest > 0 {
        painted[id] = PaintedPlaceholder(fade.placeholder, strength: rest)
      } else {
        fades[id] = nil
      }
    }
  }
}
