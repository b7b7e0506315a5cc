import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaSymbols

/// Draws a symbol as large as the letters beside it, or as large as it is offered.
nonisolated struct SymbolLeaf: LeafContent {
  let symbol: SymbolOutline
  let look: SymbolFills
  /// Of the text that it stands beside, in points.
  let fontSize: CGFloat
  /// What its sides are multiplied by.
  let scale: CGFloat
  let isResizable: Bool
  /// Whether it points the other way.
  let isMirrored: Bool

  private var side: CGFloat { (fontSize * scale * 8 / 7).rounded() }

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let own = CGSize(width: side, height: side)
    if isResizable {
      return LeafDimensions(size: proposal.replacingUnspecifiedDimensions(by: own))
    }
    // Capital letters are about 0.73 em tall: their middle and the symbol's agree.
    let baseline = side / 2 + fontSize * 0.365
    return LeafDimensions(size: own, firstBaseline: baseline, lastBaseline: baseline)
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let side = min(size.width, size.height)
    guard side > 0 else { return .none }
    let place = CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
    let ink = look.ink(in: CGRect(origin: .zero, size: size))
    return .drawn(
      DisplayList { symbol.record(into: &$0, in: place, with: ink, isMirrored: isMirrored) })
  }
}

/// What the layers of a symbol are painted with, before the place is known.
nonisolated struct SymbolFills: Sendable {
  /// A fill a layer, the first for what matters most.
  private let fills: [Fill]
  /// The ink without its paints.
  var ink: SymbolInk

  /// One fill for all layers.
  init(_ fill: Fill) { (fills, ink) = ([fill], SymbolInk(.color(.clear))) }

  /// A fill for each layer.
  init(layers fills: [Fill]) { (self.fills, ink) = (fills, SymbolInk(layers: [])) }

  /// The ink in a rectangle.
  func ink(in rect: CGRect) -> SymbolInk {
    var placed = ink
    placed.paints = fills.map { $0.paint(in: rect) }
    return placed
  }
}
