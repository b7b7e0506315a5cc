public import LaminaDrawing

/// One hue from black to white: tones by lightness, or by how far they stand out from grounds.
public struct TonalRange: Hashable, Sendable {
  /// The colour whose hue and chroma all tones have.
  public let key: OKLCH

  /// Makes the range of a colour.
  public init(_ key: OKLCH) { self.key = key }

  /// The tone of a lightness from 0 to 1; the lightest and darkest are less colourful.
  public subscript(lightness: Double) -> Color.Resolved {
    let room = min(1, 4 * min(lightness, 1 - lightness) + 0.15)
    return key.with(lightness: lightness, chromaTimes: room).resolved.rounded
  }

  /// The tone that stands out from all grounds by `ratio` and is nearest to `start`, going towards
  /// black for light grounds and towards white for dark ones; the end where none does.
  public func tone(
    from start: Double, standingOut ratio: Double, from grounds: [Color.Resolved]
  ) -> Color.Resolved {
    let isLight = (grounds.map(\.luminance).min() ?? 1) > 0.18
    let steps = 200
    for step in 0...steps {
      let way = Double(step) / Double(steps)
      let color = self[isLight ? start * (1 - way) : start + (1 - start) * way].rounded
      if grounds.allSatisfy({ color.contrast(with: $0) >= ratio }) { return color }
    }
    return isLight ? .black : .white
  }
}

extension Color.Resolved {
  /// How far two opaque colours stand out from each other, from 1 to 21, after WCAG 2.
  package func contrast(with other: Color.Resolved) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// What a file or a screen keeps of it: 8 bits for each component.
  var rounded: Color.Resolved { Color.Resolved(hexText: hexText) ?? self }
}
