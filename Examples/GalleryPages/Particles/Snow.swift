import Lamina

extension EmitterContent {
  /// Flakes that fall into `size` from above, the near ones larger and faster.
  ///
  /// - Parameters:
  ///   - size: where they fall.
  ///   - density: how many there are, 1 in the middle.
  ///   - wind: points a second to the right.
  /// - Returns: snow that falls since long ago.
  nonisolated static func snow(
    in size: CGSize, density: Double, wind: Double
  ) -> EmitterContent {
    let cells = [(0.5, 0.45), (0.75, 0.7), (1, 1)].map { near, opacity in
      EmitterCell.flake(near: near, opacity: opacity, fall: size.height, wind: wind)
    }
    // What the wind carries away on one side it brings on the other.
    let drift = CGFloat(wind) * size.height / 60
    var snow = EmitterContent(
      cells, emitterPosition: CGPoint(x: size.width / 2 - drift / 2, y: -6), seed: 3)
    snow.emitterShape = .line
    snow.emitterSize = CGSize(width: size.width + abs(drift) + 60, height: 0)
    snow.beginsFull = true
    snow.birthRate = density
    return snow
  }
}

extension EmitterCell {
  /// - Parameters:
  ///   - near: 1 for the nearest.
  ///   - opacity: of the strongest.
  ///   - fall: how far it falls while it lives.
  ///   - wind: points a second to the right.
  /// - Returns: flakes of one distance.
  fileprivate nonisolated static func flake(
    near: Double, opacity: Double, fall: CGFloat, wind: Double
  ) -> EmitterCell {
    var flake = EmitterCell(.disc(radius: 2.4))
    let speed = 60 * near
    flake.birthRate = 16
    flake.lifetime = (Double(fall) + 12) / speed
    flake.velocity = CGFloat(hypot(speed, wind * near))
    flake.emissionLongitude = .radians(atan2(speed, wind * near))
    flake.emissionRange = .degrees(14)
    flake.scale = CGFloat(near)
    flake.scaleRange = CGFloat(near) * 0.6
    flake.color = Color.Resolved(red: 1, green: 1, blue: 1, opacity: Float(opacity))
    return flake
  }
}
