package import Lamina

/// Beams out of a creature's eyes, which tremble a little, and sparks where they end.
package nonisolated struct LaserFocus: LayerContent {
  let creature: Creature
  let seed: UInt64

  package var isMovingByItself: Bool { true }

  package func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let square = Drawing.square(in: CGRect(origin: .zero, size: size))
    let reach = square.width
    let phase = time + Double(seed % 7)
    let power = Float(0.82 + 0.18 * sin(phase * 23) * sin(phase * 7.3))
    return .direct(
      DisplayList { list in
        for (index, eye) in creature.eyes.enumerated() {
          let start = eye.point(in: square)
          let angle = 0.28 + 0.05 * sin(phase * 1.7 + Double(index))
          let end = CGPoint(
            x: start.x + cos(angle) * reach * 1.15, y: start.y + sin(angle) * reach * 1.15)
          Self.beam(from: start, to: end, width: max(1.5, reach * 0.022), power: power, &list)
          Self.sparks(at: end, reach: reach, phase: phase + Double(index) * 0.4, &list)
        }
      })
  }

  private static func beam(
    from start: CGPoint, to end: CGPoint, width: CGFloat, power: Float,
    _ list: inout DisplayList.Recorder
  ) {
    let line = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    let layers: [(CGFloat, UInt32, Float)] = [
      (4.6, 0xFF2A4D, 0.16), (2.5, 0xFF2A4D, 0.38), (1.1, 0xFF5C77, 0.9), (0.45, 0xFFF0F2, 1),
    ]
    for (times, color, opacity) in layers {
      list.stroke(
        line, with: .color(Color.Resolved(hex: color, opacity: opacity * power)),
        style: StrokeStyle(lineWidth: width * times, lineCap: .round))
    }
  }

  /// Eight short lives one after the other, at places that never repeat.
  private static func sparks(
    at place: CGPoint, reach: CGFloat, phase: Double, _ list: inout DisplayList.Recorder
  ) {
    let sprites = (0..<10).map { index -> SpriteBatch.Sprite in
      let life = (phase * 1.6 + Double(index) * 0.137).truncatingRemainder(dividingBy: 1)
      let birth = ((phase * 1.6 + Double(index) * 0.137) - life) * 2.4 + Double(index) * 2.1
      let distance = reach * (0.02 + 0.16 * life)
      return SpriteBatch.Sprite(
        transform: CGAffineTransform(
          a: 1 - life * 0.6, b: 0, c: 0, d: 1 - life * 0.6,
          tx: place.x + cos(birth) * distance, ty: place.y + sin(birth) * distance),
        color: Color.Resolved(hex: 0xFFB3A0, opacity: Float(1 - life)))
    }
    list.sprites(SpriteBatch(.glow(radius: reach * 0.035), sprites, isAdditive: true))
    let middle = SpriteBatch.Sprite(
      transform: CGAffineTransform(translationX: place.x, y: place.y),
      color: Color.Resolved(hex: 0xFF4A63, opacity: 0.85))
    list.sprites(SpriteBatch(.glow(radius: reach * 0.1), [middle], isAdditive: true))
  }
}
