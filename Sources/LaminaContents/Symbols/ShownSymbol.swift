import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaSymbols
import LaminaText

/// A symbol as it is shown in a place: its outline in the variants that are asked for there.
nonisolated struct ShownSymbol {
  let name: String
  let outline: SymbolOutline
}

extension Element {
  /// The symbol in the variants of this place; the mark of a missing one, which is reported, where there is none.
  func shownSymbol(_ name: String, in surroundings: SymbolSurroundings) -> ShownSymbol {
    var failure: SymbolFailure?
    for candidate in surroundings.variants.names(for: name) {
      switch SymbolLibrary.shared.find(candidate) {
      case .found(let outline): return ShownSymbol(name: candidate, outline: outline)
      case .failed(let reason): failure = reason
      case .unknown: break
      }
    }
    if let failure {
      graph.report(.symbols(reason: failure.description))
    } else {
      let nearest = SymbolLibrary.shared.names(near: name)
      graph.report(.unknownSymbol(name: name, nearest: nearest))
    }
    return ShownSymbol(name: name, outline: SymbolLibrary.missing)
  }

  /// What its layers are painted with here, in a style of its own or that of the place.
  func fills(
    of symbol: ShownSymbol, mode: SymbolRenderingMode?, in own: AnyShapeStyle? = nil
  ) -> SymbolFills {
    let environment = recordedEnvironment
    let style = own ?? environment.foregroundStyle
    let ownCount = style.ownLevelCount
    let levels = 0..<max(symbol.outline.levelCount, 1)
    switch mode ?? (ownCount > 1 ? .palette : .monochrome) {
    case .hierarchical:
      return SymbolFills(
        layers: levels.map { style.firstOfOwn.paint(at: $0, in: environment).fill })
    case .palette:
      return SymbolFills(
        layers: levels.map { level in
          style.paint(at: ownCount > 1 ? min(level, ownCount - 1) : level, in: environment).fill
        })
    case .multicolor:
      guard let colors = SymbolColors.colors(of: symbol.name) else { break }
      return SymbolFills(
        layers: levels.map { colors[min($0, colors.count - 1)].fill(for: environment) })
    default: break
    }
    return SymbolFills(style.firstOfOwn.fill(for: environment))
  }

  /// Whether one reads from the right here, for a symbol that then points the other way.
  func mirrors(_ outline: SymbolOutline) -> Bool {
    outline.isMirrored && read(\.layoutDirection) == .rightToLeft
  }
}
