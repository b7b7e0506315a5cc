import LaminaGeometry

/// The steps of symbols that show a variable value.
///
/// ```
///  wifi             from the dot outwards
///  speaker.wave.3   the waves, from the speaker outwards
///  cellularbars     from the left
/// ```
enum SymbolSteps {
  private enum Order { case upwards, rightwards, wavesRightwards, leftwards, outwards }

  private static func order(of name: String) -> Order? {
    switch name {
    case "wifi": .upwards
    case "cellularbars", "chart.bar", "chart.bar.fill", "ellipsis", "dot.radiowaves.right",
      "wave.3.right", "wave.3.forward", "dot.radiowaves.forward":
      .rightwards
    case "wave.3.left", "wave.3.backward": .leftwards
    case "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right": .outwards
    default: name.hasPrefix("speaker.wave.") ? .wavesRightwards : nil
    }
  }

  /// Numbers the parts of a symbol, and separates them for it; one that does not vary stays as it is.
  static func number(_ symbol: inout SymbolOutline, of name: String) {
    guard let order = order(of: name) else { return }
    let pieces = symbol.parts.flatMap(separated)
    let places = pieces.map { place(of: $0, order) }
    let steps = Set(places).sorted()
    guard steps.count > 1 else { return }
    let first = order == .wavesRightwards ? 1 : 0
    let parts = zip(pieces, places).map { part, place in
      let step = (steps.firstIndex(of: place) ?? 0) - first
      return part.with { $0.step = step < 0 ? nil : step }
    }
    symbol = SymbolOutline(parts, plain: symbol.plain ?? symbol.parts)
  }

  /// Where a part stands in the order, in quarters of the square's unit: parts that stand side by side are one step.
  private static func place(of part: SymbolPart, _ order: Order) -> Int {
    let box = part.path.boundingRect
    let place: CGFloat =
      switch order {
      case .upwards: -box.minY
      case .rightwards, .wavesRightwards: box.maxX
      case .leftwards: -box.minX
      case .outwards: max(abs(box.minX - 8), abs(box.maxX - 8))
      }
    return Int((place * 2).rounded())
  }

  /// Each outline with the holes in it by itself.
  private static func separated(_ part: SymbolPart) -> [SymbolPart] {
    let islands = part.path.islands
    guard islands.count > 1 else { return [part] }
    return islands.map { outer, inner in
      part.with { $0.path = Path(joining: [outer] + inner) }
    }
  }
}
