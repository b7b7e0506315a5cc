import Lamina

/// A bridge of three arches; to be filled by the even-odd rule.
nonisolated struct BridgeShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let deck = CGRect(
      x: rect.minX, y: rect.minY + rect.height * 0.52, width: rect.width, height: rect.height * 0.26
    )
    path.addRect(deck)
    for arch in 0..<3 {
      let width = rect.width * 0.24
      let left = rect.minX + rect.width * (0.07 + 0.31 * Double(arch))
      path.move(to: CGPoint(x: left, y: deck.maxY))
      path.addArc(
        center: CGPoint(x: left + width / 2, y: deck.maxY),
        radius: min(width / 2, deck.height * 0.75),
        startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
      path.closeSubpath()
    }
    return path
  }
}
