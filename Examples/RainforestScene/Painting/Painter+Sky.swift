import Foundation
import SeededRandom

extension Painter {
  /// Sky, sun and what there is of clouds.
  mutating func paintSky() {
    canvas.shade { x, y, _ in
      let ink = mood.sky.mixed(mood.horizon, smoothStep(0, 620, value: y))
      let cloud = smoothStep(0.45, 0.8, value: clouds.at(x, y)) * 0.5
      let distance = hypotf(x - sun.x, y - sun.y)
      let glow = expf(-distance / 210) * 0.75 + smoothStep(46, 34, value: distance) * 0.5
      return ink.mixed(mood.horizon, cloud) + mood.sun * (glow * mood.shafts)
    }
  }

  /// Three ridges, the further the paler.
  mutating func paintHills() {
    for ridge in 0..<3 {
      let base = 300 + Float(ridge) * 75
      let shift = numbers.next(0, 4_000)
      let distance = 0.93 - Float(ridge) * 0.13
      let line = ridgeLine(base: base, shift: shift, height: 190 - Float(ridge) * 40)
      let ink = aired(mood.shade.mixed(mood.leaf, 0.3), distance)
      canvas.shade { x, y, old in
        let top = line[min(Int(x), line.count - 1)]
        guard y > top - 1 else { return old }
        let sunk = smoothStep(0, 260, value: y - top) * 0.75
        return old.mixed(ink.mixed(mood.mist, sunk), clamped(y - top + 0.5))
      }
    }
  }

  /// The height of a ridge for every unit of the picture's width.
  private func ridgeLine(base: Float, shift: Float, height: Float) -> [Float] {
    (0...Int(canvas.breadth) + 1).map { column in
      let x = Float(column) + shift
      let wide = sinf(x / 310) * 0.5 + sinf(x / 171 + 1.3) * 0.3
      let fine = sinf(x / 23) * 0.04 + sinf(x / 9.1) * 0.025 + sinf(x / 4.3) * 0.012
      return base - height * (wide + fine)
    }
  }

  /// A fall in the distance, with its spray.
  mutating func paintWaterfall() {
    let x = canvas.breadth * numbers.next(0.25, 0.75)
    let (top, bottom) = (numbers.next(330, 400), numbers.next(600, 680))
    let breadth = numbers.next(18, 44)
    canvas.spot(x, top + 120, radius: 190, squash: 1.1, ink: aired(mood.shade, 0.5), opacity: 0.75)
    for _ in 0..<90 {
      let offset = numbers.next(-breadth, breadth) * numbers.next(0.3, 1)
      let start = SIMD2(x + offset * 0.7, top + numbers.next(0, 26))
      let end = SIMD2(x + offset, bottom - numbers.next(0, 60))
      let white = mood.horizon + Ink(repeating: numbers.next(-0.02, 0.14))
      let width = numbers.next(1.5, 5)
      canvas.stroke([start, (start + end) / 2, end], white, opacity: 0.4) { _ in width }
    }
    for _ in 0..<26 {
      canvas.spot(
        x + numbers.next(-110, 110), bottom + numbers.next(-50, 24), radius: numbers.next(30, 85),
        squash: 0.6, ink: mood.horizon, opacity: 0.22)
    }
  }

  /// Mist that lies between one row of trees and the next.
  mutating func paintVeil(after depth: Int) {
    let level = Self.skyline(depth) + 150 + Float(depth) * 12
    let thickness = (1.05 - Float(depth) * 0.24) * mood.haze
    let drift = Float(depth) * 333
    canvas.shade { x, y, old in
      let band = smoothStep(level - 150, level + 30, value: y)
      guard band > 0 else { return old }
      let place = (x + drift).truncatingRemainder(dividingBy: canvas.breadth)
      let wisps = 0.35 + 0.9 * veil.at(place, y)
      return old.mixed(mood.mist, clamped(band * wisps * thickness, 0, 0.93))
    }
  }

  /// Shafts of light through the leaves, and a glow where they come from.
  mutating func paintShafts() {
    let shift = numbers.next(0, 100)
    let source = SIMD2(sun.x, sun.y - 240)
    canvas.shade { x, y, old in
      let (dx, dy) = (x - source.x, y - source.y)
      let angle = atan2f(dx, max(dy, 1))
      let rays = sinf(angle * 23 + shift) * 0.5 + sinf(angle * 41 + shift * 2) * 0.3
      let narrow = smoothStep(0.05, 0.75, value: rays)
      let distance = hypotf(dx, dy)
      let fade = smoothStep(1_250, 200, value: distance) * smoothStep(1.25, 0.2, value: abs(angle))
      let glow = expf(-hypotf(x - sun.x, y - sun.y) / 330) * 0.22
      let dust = 0.6 + 0.6 * veil.at(x, y)
      return old + mood.sun * ((narrow * fade * 0.3 * dust + glow) * mood.shafts)
    }
  }

  /// Darker corners, a soft shoulder for the lights, and the grain of a film.
  mutating func finish() {
    var grain = numbers.next()
    canvas.shade { x, y, old in
      let dx = x / canvas.breadth - 0.5
      let dy = y / 1_000 - 0.5
      let ink = old * (1 - 0.62 * (dx * dx + dy * dy))
      let toned = ink * (1.06 - 0.14 * ink)
      grain = grain &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let speck = Float(grain >> 40) * (1 / 16_777_216) - 0.5
      return toned + Ink(repeating: speck * 0.011)
    }
  }
}
