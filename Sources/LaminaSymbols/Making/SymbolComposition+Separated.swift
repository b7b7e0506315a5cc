import LaminaGeometry

extension SymbolComposition {
  /// Separates a mark from the disc or the ring that a file has it in.
  ///
  /// ```
  ///  check-circle-fill.svg    one outline: the disc and a hole    ──▶ layer 1: the disc, layer 0: what fills the hole
  ///  check-circle.svg         two rings and a mark                ──▶ layer 1: the ring, layer 0: the mark
  /// ```
  static func separated(_ symbol: SymbolOutline, file: String, isFilled: Bool) -> SymbolOutline {
    guard encloses(file) else { return symbol }
    let pieces = symbol.parts.flatMap { part in part.path.subpaths.map { (part.ink, $0) } }
    let outer = pieces.filter { isEnclosure($0.1) }.map(\.1)
    let inner = pieces.filter { !isEnclosure($0.1) }
    guard !outer.isEmpty, !inner.isEmpty else { return symbol }
    let isDisc = isFilled || file.hasSuffix("-fill")
    let back = SymbolPart(
      Path(joining: outer), .filled(eoFill: !isDisc), level: 1, response: isDisc ? 0 : 1)
    let marks = inner.map(\.0).first.map { ink in
      SymbolPart(
        Path(joining: inner.map(\.1)), withHoles(ink), use: isDisc ? .cut : .drawn, level: 0)
    }
    return SymbolOutline([back] + (marks.map { [$0] } ?? []), plain: symbol.parts)
  }

  /// Whether the file of a name is a mark in something.
  private static func encloses(_ file: String) -> Bool {
    let words = file.split(separator: "-")
    guard words.count > 1, words[1] != "fill", words[1] != "half" else { return false }
    return words.contains(where: enclosures.contains) && !words.contains("slash")
  }

  private static let enclosures: Set<Substring> = [
    "circle", "square", "octagon", "diamond", "triangle", "patch", "shield", "btn",
  ]

  /// Ink of outlines within each other: by itself the eye of a digit is no part of it, whichever way it runs.
  private static func withHoles(_ ink: SymbolPart.Ink) -> SymbolPart.Ink {
    if case .filled = ink { .filled(eoFill: true) } else { ink }
  }

  /// Whether an outline goes around most of the square; a box is lower than a disc.
  private static func isEnclosure(_ path: Path) -> Bool {
    let box = path.boundingRect
    return max(box.width, box.height) >= 11.5 && min(box.width, box.height) >= 8.5
  }
}
