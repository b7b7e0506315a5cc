import LaminaDrawing

/// Where the parts of a panel put the colours that they make: equal for as long as that is the same place.
///
/// A part that is given this, and nothing else but the values that it shows, is evaluated again when one of these is
/// another. What is mixed is read here when a colour is put, and need not be given to it.
struct ColorTarget {
  let color: Binding<Color>
  /// What is mixed: grey keeps its hue here.
  let mix: Binding<ColorMix>
  let supportsOpacity: Bool
  let palette: ColorPalette

  /// What is mixed, or what the colour is where it was changed elsewhere.
  var current: ColorMix {
    let resolved = color.wrappedValue.resolve(in: palette)
    let mixed = mix.wrappedValue
    return mixed.resolved == resolved ? mixed : ColorMix(resolved, former: mixed)
  }

  /// Puts a mix in place of what there is.
  func write(_ next: ColorMix) {
    let next = supportsOpacity ? next : next.changing { $0.opacity = 1 }
    mix.wrappedValue = next
    color.wrappedValue = next.color
  }

  /// Puts a colour in place of what there is: the same to the last bit, so that it is marked where it is there to be
  /// chosen.
  func put(_ next: Color.Resolved) {
    let next = supportsOpacity ? next : next.covering
    mix.wrappedValue = ColorMix(next)
    color.wrappedValue = Color(next)
  }

  /// Changes a part of what is mixed.
  func change(_ change: (inout ColorMix) -> Void) { write(current.changing(change)) }
}

extension Color.Resolved {
  /// The same colour, covering all.
  nonisolated var covering: Color.Resolved {
    var whole = self
    whole.opacity = 1
    return whole
  }
}
