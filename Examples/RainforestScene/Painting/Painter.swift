import Foundation
import SeededRandom

/// Paints one rainforest: from the sky to the leaves in front of the eyes, mist between all of it.
///
/// ```
///  sky ▸ hills ▸ crowns, far to near, a veil of mist after each ▸ trunks ▸ shafts of light
///      ▸ birds ▸ fronds at the edges ▸ tone and grain
/// ```
struct Painter {
  let canvas: Canvas
  let mood: Mood
  /// Where the sun stands, in units.
  let sun: SIMD2<Float>
  var numbers: SeededNumbers
  let clouds: Clouds
  let veil: Clouds

  /// Paints picture `number` of those of `seed`.
  static func paint(_ number: Int, seed: UInt64, width: Int, height: Int) -> Canvas {
    var painter = Painter(number, seed: seed, width: width, height: height)
    painter.paintAll()
    return painter.canvas
  }

  private init(_ number: Int, seed: UInt64, width: Int, height: Int) {
    var numbers = SeededNumbers(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    canvas = Canvas(width: width, height: height)
    mood = Mood.all[number % Mood.all.count]
    let breadth = canvas.breadth
    sun = SIMD2(breadth * numbers.next(0.2, 0.8), numbers.next(90, 300))
    clouds = Clouds(seed: numbers.next(), width: breadth, grain: 260, stretch: 2.2)
    veil = Clouds(seed: numbers.next(), width: breadth, grain: 170, stretch: 3)
    self.numbers = numbers
  }

  private mutating func paintAll() {
    paintSky()
    paintHills()
    if numbers.unit() < 0.4 { paintWaterfall() }
    for depth in 0..<4 {
      paintCrowns(depth: depth)
      paintVeil(after: depth)
    }
    paintTrunks()
    paintShafts()
    paintBirds()
    paintUnderwood()
    paintFronds()
    finish()
  }

  /// What a colour becomes behind the air of a distance: 0 is in front of the eyes, 1 far away.
  func aired(_ ink: Ink, _ distance: Float) -> Ink {
    ink.mixed(mood.mist, clamped(distance * mood.haze))
  }

  /// The colour of a leaf: `light` from 0, in the shade, to 1.
  mutating func leafInk(light: Float, distance: Float) -> Ink {
    let tint = Ink(numbers.next(-0.05, 0.07), numbers.next(-0.03, 0.05), numbers.next(-0.04, 0.03))
    let lit = mood.shade.mixed(mood.leaf, light) + mood.sun * (0.22 * light * light)
    return aired(lit + tint * (0.35 + light), distance)
  }
}
