import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// Draws a symbol as large as the letters beside it, or as large as it is offered.
nonisolated struct SymbolLeaf: LeafContent {
  let symbol: SystemSymbol
  let fill: Fill
  /// Of the text that it stands beside, in points.
  let fontSize: CGFloat
  let isResizable: Bool

  private var side: CGFloat { (fontSize * 8 / 7).rounded() }

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
    let scale = side / SystemSymbol.grid
    let path = symbol.path.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (size.width - side) / 2, ty: (size.height - side) / 2))
    let paint = fill.paint(in: CGRect(origin: .zero, size: size))
    let style = StrokeStyle(
      lineWidth: SystemSymbol.lineWidth * scale, lineCap: .round, lineJoin: .round)
    return .drawn(
      DisplayList { list in
        if symbol.manner != .lines { list.fill(path, with: paint) }
        if symbol.manner != .filled { list.stroke(path, with: paint, style: style) }
      })
  }
}
