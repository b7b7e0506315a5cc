import Lamina

nonisolated extension EmitterContent {
  /// Stars in four colours that rise around a creature and go out.
  ///
  /// - Parameters:
  ///   - square: where its drawing is.
  ///   - seed: another one gives other stars.
  /// - Returns: stars without end.
  static func magic(in square: CGRect, seed: UInt64) -> EmitterContent {
    let colors: [UInt32] = [0xFFE27A, 0xFF9AD5, 0x8FE3FF, 0xC9A6FF]
    let star = SpritePicture.path(sparkle(radius: max(2.5, square.width * 0.034)))
    let cells = colors.map { color in
      var cell = EmitterCell(star)
      cell.birthRate = 4
      cell.lifetime = 1.7
      cell.lifetimeRange = 0.8
      cell.velocity = square.width * 0.05
      cell.velocityRange = square.width * 0.05
      (cell.emissionLongitude, cell.emissionRange) = (.degrees(-90), .degrees(70))
      cell.scale = 1.1
      cell.scaleRange = 0.6
      cell.scaleSpeed = -0.5
      (cell.rotationRange, cell.spinRange) = (.degrees(90), .degrees(120))
      cell.color = Color.Resolved(hex: color)
      cell.alphaSpeed = -0.55
      return cell
    }
    var magic = EmitterContent(
      cells, emitterPosition: CGPoint(x: square.midX, y: square.midY), seed: seed)
    magic.emitterShape = .circle
    magic.emitterSize = CGSize(width: square.width * 1.05, height: square.width * 1.05)
    magic.beginsFull = true
    return magic
  }

  /// A star with four rays.
  private static func sparkle(radius: CGFloat) -> Path {
    Path { path in
      for corner in 0..<8 {
        let reach = corner.isMultiple(of: 2) ? radius : radius * 0.3
        let angle = CGFloat(corner) * .pi / 4
        let point = CGPoint(x: sin(angle) * reach, y: -cos(angle) * reach)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
