package import Lamina

/// Where dreams take place: a sky with a moon, stars and hills, which rain and snow change.
package nonisolated struct NightSky: LayerContent {
  /// What the hills are under.
  package enum Ground: Hashable, Sendable { case grass, wet, snow }

  let ground: Ground

  /// The sky of a dream.
  package init(_ dream: Dream) {
    ground =
      dream.effects.contains(.snow) ? .snow : dream.effects.contains(.rain) ? .wet : .grass
  }

  package func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    guard size.width > 0, size.height > 0 else { return .none }
    return .drawn(DisplayList { draw(into: &$0, size) })
  }

  private func draw(into list: inout DisplayList.Recorder, _ size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    list.clip(rect)
    list.fill(
      rect, with: Self.gradient(sky, height: size.height))
    stars(into: &list, size)
    moon(into: &list, size)
    for (depth, colors) in hills.enumerated() {
      list.fill(
        hill(depth, size), with: Self.gradient(colors, from: 0.5, height: size.height))
    }
  }

  private var sky: [UInt32] {
    switch ground {
    case .grass: [0x17154A, 0x3B2C7E, 0x8A4FA0]
    case .wet: [0x161D38, 0x2B3A5E, 0x4A5F86]
    case .snow: [0x1A2452, 0x3B5590, 0x8FB0D8]
    }
  }

  private var hills: [[UInt32]] {
    switch ground {
    case .grass: [[0x5A3B8C, 0x3A2A6E], [0x37296B, 0x211B4D]]
    case .wet: [[0x33476B, 0x27375A], [0x223052, 0x18223E]]
    case .snow: [[0xB7CCE8, 0x8FAAD2], [0xEAF2FB, 0xB9CDE8]]
    }
  }

  private func stars(into list: inout DisplayList.Recorder, _ size: CGSize) {
    let sprites = (0..<46).map { index -> SpriteBatch.Sprite in
      func number(_ factor: Double) -> Double {
        let value = sin(Double(index) * factor) * 43_758.5453
        return value - value.rounded(.down)
      }
      let place = CGPoint(
        x: CGFloat(number(12.9898)) * size.width, y: CGFloat(number(78.233)) * size.height * 0.72)
      let near = CGFloat(0.4 + 0.8 * number(39.425))
      return SpriteBatch.Sprite(
        transform: CGAffineTransform(a: near, b: 0, c: 0, d: near, tx: place.x, ty: place.y),
        color: Color.Resolved(hex: 0xFFF6DC, opacity: ground == .wet ? 0.35 : 0.85))
    }
    list.sprites(SpriteBatch(.disc(radius: 1.1), sprites))
  }

  private func moon(into list: inout DisplayList.Recorder, _ size: CGSize) {
    let radius = min(size.width, size.height) * 0.085
    let center = CGPoint(x: size.width * 0.86, y: size.height * 0.2)
    let halo = SpriteBatch.Sprite(
      transform: CGAffineTransform(translationX: center.x, y: center.y),
      color: Color.Resolved(hex: 0xFFF3C9, opacity: ground == .wet ? 0.2 : 0.45))
    list.sprites(SpriteBatch(.glow(radius: radius * 3.2), [halo]))
    func disc(_ x: CGFloat, _ y: CGFloat, _ part: CGFloat) -> Path {
      let side = radius * part
      return Path(
        ellipseIn: CGRect(
          x: center.x + x * radius - side, y: center.y + y * radius - side, width: 2 * side,
          height: 2 * side))
    }
    list.fill(disc(0, 0, 1), with: .color(Color.Resolved(hex: 0xFFF3C9)))
    for (x, y, part) in [(-0.3, -0.25, 0.22), (0.35, 0.1, 0.16), (-0.1, 0.45, 0.13)] {
      list.fill(disc(x, y, part), with: .color(Color.Resolved(hex: 0xE9D79C)))
    }
  }

  /// The near hill is lower, and rises elsewhere.
  private func hill(_ depth: Int, _ size: CGSize) -> Path {
    let top = size.height * (depth == 0 ? 0.74 : 0.84)
    let swing = size.height * (depth == 0 ? 0.09 : 0.07)
    return Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...24 {
        let part = CGFloat(step) / 24
        let wave = depth == 0 ? sin(part * 7 + 0.6) : cos(part * 5 + 2.1)
        path.addLine(to: CGPoint(x: part * size.width, y: top + wave * swing))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }

  private static func gradient(
    _ colors: [UInt32], from start: CGFloat = 0, height: CGFloat
  ) -> Paint {
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map {
      Paint.Stop(color: Color.Resolved(hex: $1), location: CGFloat($0) / last)
    }
    return .linear(
      stops, from: CGPoint(x: 0, y: height * start), to: CGPoint(x: 0, y: height))
  }
}
