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
  /// What its sides are multiplied by.
  let scale: CGFloat
  let isResizable: Bool

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
    let paint = fill.paint(in: CGRect(origin: .zero, size: size))
    return .drawn(DisplayList { symbol.record(into: &$0, in: place, with: paint) })
  }
}

nonisolated extension SystemSymbol {
  /// Draws it in a square.
  func record(into list: inout DisplayList.Recorder, in rect: CGRect, with paint: Paint) {
    let scale = rect.width / SystemSymbol.grid
    let path = path.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.minY))
    let style = StrokeStyle(
      lineWidth: SystemSymbol.lineWidth * scale, lineCap: .round, lineJoin: .round)
    if manner != .lines { list.fill(path, with: paint) }
    if manner != .filled { list.stroke(path, with: paint, style: style) }
  }
}
