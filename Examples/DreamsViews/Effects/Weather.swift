import Lamina

nonisolated extension EmitterContent {
  /// Rain that the wind drives to the left, in two distances.
  static func rain(in size: CGSize) -> EmitterContent {
    let wind = 0.18
    let cells = [(near: 0.6, opacity: Float(0.35)), (1, 0.6)].map { near, opacity in
      var drop = EmitterCell(.rectangle(CGSize(width: 1.3 * near, height: 17 * near)))
      let speed = 520 * near
      drop.lifetime = Double(size.height + 40) / speed
      drop.birthRate = min(260, 60 + Double(size.width) * 0.16) / near
      drop.velocity = CGFloat(speed)
      drop.velocityRange = CGFloat(speed) * 0.16
      drop.emissionLongitude = .radians(.pi / 2 + wind)
      drop.rotation = .radians(wind)
      drop.color = Color.Resolved(hex: 0xB9D6FF, opacity: opacity)
      return drop
    }
    return falling(cells, in: size, drift: -size.height * CGFloat(wind), seed: 21)
  }

  /// Flakes in three distances, the near ones larger and faster.
  static func snow(in size: CGSize) -> EmitterContent {
    let cells = [0.5, 0.75, 1].map { near in
      var flake = EmitterCell(.disc(radius: 2.6))
      let speed = 46 * near
      flake.lifetime = Double(size.height + 20) / speed
      flake.birthRate = min(60, Double(size.width) * 0.026)
      flake.velocity = CGFloat(speed)
      (flake.emissionLongitude, flake.emissionRange) = (.degrees(90), .degrees(26))
      flake.scale = CGFloat(near)
      flake.scaleRange = CGFloat(near) * 0.5
      flake.color = Color.Resolved(hex: 0xFFFFFF, opacity: Float(0.4 + 0.55 * near))
      return flake
    }
    return falling(cells, in: size, drift: 0, seed: 4)
  }

  /// What falls into `size` from above since long ago.
  private static func falling(
    _ cells: [EmitterCell], in size: CGSize, drift: CGFloat, seed: UInt64
  ) -> EmitterContent {
    var content = EmitterContent(
      cells, emitterPosition: CGPoint(x: size.width / 2 - drift / 2, y: -14), seed: seed)
    content.emitterShape = .line
    content.emitterSize = CGSize(width: size.width + abs(drift) + 40, height: 0)
    content.beginsFull = true
    return content
  }
}
