import LaminaGeometry

/// How stretches are laid out, and how tall those are taken to be that are not.
///
/// How wide letters are is learnt once, from the first lines that are laid out, and holds as long as
/// font and scale do.
struct StretchMeasure: Sendable {
  /// As few bytes say nothing about how wide letters are.
  private static let leastBytes = 256

  private(set) var appearance: StretchAppearance
  /// Device pixels that a byte takes, on average; nil before anything was laid out.
  private var pixelsPerByte: CGFloat?

  init(_ appearance: StretchAppearance) { self.appearance = appearance }

  /// Takes over other attributes, another width or scale.
  mutating func set(_ next: StretchAppearance) {
    if next.scale != appearance.scale || next.attributes.font != appearance.attributes.font {
      pixelsPerByte = nil
    }
    appearance = next
  }

  /// Whether it knows how wide letters are.
  var hasLearnt: Bool { pixelsPerByte != nil }

  /// Takes note of how wide letters are, once enough has been laid out; whether it did so now.
  mutating func learn(from layouts: some Sequence<TextLayout>) -> Bool {
    guard pixelsPerByte == nil else { return false }
    var width = CGFloat(0)
    var bytes = 0
    for line in layouts.lazy.flatMap(\.placed) {
      width += line.width
      bytes += line.bytes.count
    }
    guard bytes >= Self.leastBytes else { return false }
    pixelsPerByte = max(0.1, width / CGFloat(bytes))
    return true
  }

  /// How tall a stretch of so many bytes is taken to be, in device pixels.
  var estimate: (Int) -> Int {
    let line = Int((lineHeight * appearance.scale).rounded())
    let perByte = pixelsPerByte ?? appearance.attributes.font.size * appearance.scale * 0.45
    let perLine = appearance.wrappingWidth * appearance.scale
    return { bytes in
      let lines = CGFloat(bytes) * perByte / max(1, perLine)
      return line * max(1, Int(min(1e6, lines).rounded(.up)))
    }
  }

  /// How tall a stretch is that is laid out, in device pixels, with the space to what follows.
  func height(of layout: TextLayout) -> Int { Int((layout.placed.last?.bottom ?? 0) + spacing) }

  /// From the top of one line to the next, in points, where fonts are those asked for.
  var lineHeight: CGFloat {
    let box = LineBox(
      font: appearance.attributes.font, lineHeight: appearance.style.lineHeight,
      scale: appearance.scale)
    return (box.height + spacing) / appearance.scale
  }

  /// Device pixels between two lines.
  var spacing: CGFloat {
    let spacing = appearance.style.lineSpacing
    return spacing.isFinite ? max(0, spacing * appearance.scale).rounded() : 0
  }
}
