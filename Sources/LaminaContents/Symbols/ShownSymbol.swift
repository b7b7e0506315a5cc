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

  /// What its layers are painted with here.
  func fills(of symbol: ShownSymbol, mode: SymbolRenderingMode?) -> SymbolFills {
    let environment = recordedEnvironment
    let style = environment.foregroundStyle
    let own = style.ownLevelCount
    let count = symbol.outline.levelCount
    switch mode ?? (own > 1 ? .palette : .monochrome) {
    case .hierarchical:
      return layered(count) { style.firstOfOwn.paint(at: $0, in: environment).fill }
    case .palette:
      return layered(count) { level in
        style.paint(at: own > 1 ? min(level, own - 1) : level, in: environment).fill
      }
    case .multicolor:
      guard let colors = SymbolColors.colors(of: symbol.name) else { break }
      return layered(count) { level in
        colors[min(level, colors.count - 1)].fill(for: environment)
      }
    default: break
    }
    return SymbolFills(fills: [style.firstOfOwn.fill(for: environment)])
  }

  private func layered(_ count: Int, _ fill: (Int) -> Fill) -> SymbolFills {
    SymbolFills(fills: (0..<max(count, 1)).map(fill), isLayered: true)
  }

  /// Whether one reads from the right here, for a symbol that then points the other way.
  func mirrors(_ outline: SymbolOutline) -> Bool {
    outline.isMirrored && read(\.layoutDirection) == .rightToLeft
  }
}
