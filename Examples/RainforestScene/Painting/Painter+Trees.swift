import Foundation
import SeededRandom

extension Painter {
  /// How high the trees of a row reach, in units from the top: 0 is the furthest row.
  static func skyline(_ depth: Int) -> Float { 400 + Float(depth) * 105 }

  /// A row of crowns, from back to front, with palms that stand out.
  mutating func paintCrowns(depth: Int) {
    let size = 54 + Float(depth) * 34
    let distance = 0.68 - Float(depth) * 0.19
    let top = Self.skyline(depth)
    for row in 0..<3 {
      var x = numbers.next(-size, 0)
      while x < canvas.breadth + size {
        let rise = sinf(x / 240 + Float(depth) * 1.9 + Float(row)) * 44
        let y = top + Float(row) * size * 0.85 + rise + numbers.next(-26, 26)
        if row == 0, numbers.unit() < 0.2 { paintPalm(x, y, size: size, distance: distance) }
        paintCrown(x, y, radius: size * numbers.next(0.7, 1.35), distance: distance)
        x += size * numbers.next(0.8, 1.5)
      }
    }
    paintGround(from: top + size * 3.2, distance: distance)
  }

  private func paintGround(from top: Float, distance: Float) {
    let ink = aired(mood.shade, distance)
    canvas.shade { _, y, old in old.mixed(ink, smoothStep(top - 60, top + 20, value: y)) }
  }

  /// A round crown: a dark heart, and leaves that catch more light the higher they sit.
  private mutating func paintCrown(_ x: Float, _ y: Float, radius: Float, distance: Float) {
    canvas.spot(
      x, y + radius * 0.1, radius: radius * 1.4, squash: 0.92, ink: aired(mood.shade, distance),
      opacity: 1.3)
    // Leaves are never smaller than two pixels, so small pictures need fewer of them.
    let length = max(radius * 0.115, 2.2 / canvas.unit)
    let count = Int(5.4 * radius * radius / (length * length))
    let towardsSun = clamped((sun.x - x) / 700, -1, 1)
    for index in 0..<count {
      // The later ones lie higher and nearer: light comes last.
      let order = Float(index) / Float(count)
      let angle = numbers.next(0, 2 * .pi)
      let reach = radius * numbers.unit().squareRoot()
      let (dx, dy) = (cos(angle) * reach, sin(angle) * reach * 0.78)
      let facing = (-dy * 0.85 + dx * towardsSun * 0.6) / radius
      let clump = sinf((x + dx) * 8 / radius) * sinf((y + dy) * 9 / radius) * 0.15
      let light = clamped(0.3 + facing * 0.8 + clump + (order - 0.5) * 0.14)
      canvas.paint(
        Leaf(
          x: x + dx, y: y + dy, angle: angle * 0.5 + numbers.next(-0.9, 0.9),
          length: length * numbers.next(0.7, 1.4), width: length * numbers.next(0.35, 0.6),
          ink: leafInk(light: light, distance: distance)))
    }
  }

  /// A slender trunk with a star of fronds, above the others.
  private mutating func paintPalm(_ x: Float, _ y: Float, size: Float, distance: Float) {
    let height = size * numbers.next(1.2, 2.1)
    let lean = numbers.next(-0.4, 0.4) * size
    let top = SIMD2(x + lean, y - height)
    let bark = aired(mood.shade.mixed(Ink(hex: 0x8A7A62), 0.45), distance)
    let trunk = curve(
      from: SIMD2(x, y + size), bend: SIMD2(x + lean * 0.1, y - height * 0.4), to: top, steps: 14)
    canvas.stroke(trunk, bark * 0.8, light: bark * 1.25) { size * (0.1 - 0.045 * $0) }
    for frond in 0..<11 {
      let angle = Float(frond) / 11 * 2 * .pi + numbers.next(-0.25, 0.25)
      let reach = size * numbers.next(0.75, 1.15)
      let tip = top + SIMD2(cos(angle) * reach, sin(angle) * reach * 0.55 + reach * 0.28)
      let bend = top + SIMD2(cos(angle) * reach * 0.55, sin(angle) * reach * 0.3 - reach * 0.3)
      paintFrond(
        curve(from: top, bend: bend, to: tip, steps: 16), leaflet: reach * 0.34,
        light: clamped(0.55 - sin(angle) * 0.35), distance: distance)
    }
  }

  /// A rib with leaflets on both sides.
  mutating func paintFrond(
    _ rib: [SIMD2<Float>], leaflet: Float, light: Float, distance: Float, density: Int = 2
  ) {
    for index in 1..<rib.count {
      let (a, b) = (rib[index - 1], rib[index])
      let heading = atan2f(b.y - a.y, b.x - a.x)
      let part = Float(index) / Float(rib.count)
      let length = leaflet * (1.05 - part * 0.75) * smoothStep(-0.1, 0.22, value: part)
      for step in 0..<density {
        let base = a + (b - a) * (Float(step) / Float(density))
        for side: Float in [-1, 1] {
          let angle = heading + side * (0.95 - part * 0.35 + numbers.next(-0.1, 0.1))
          let middle = base + SIMD2(cos(angle), sin(angle)) * (length * 0.46)
          canvas.paint(
            Leaf(
              x: middle.x, y: middle.y, angle: angle, length: length,
              width: max(length * 0.13, 1.4),
              ink: leafInk(
                light: clamped(light + (side < 0 ? 0.12 : -0.1) + numbers.next(-0.08, 0.08)),
                distance: distance), relief: 0.18))
        }
      }
    }
    let ink = leafInk(light: light * 0.8, distance: distance)
    canvas.stroke(rib, ink * 0.8, light: ink * 1.2) { max(leaflet * 0.05 * (1 - $0 * 0.8), 0.8) }
  }

  /// Two to four great trunks with bark, moss and lianas.
  mutating func paintTrunks() {
    let count = numbers.next(in: 2..<5)
    for index in 0..<count {
      let place = (Float(index) + numbers.next(0.15, 0.85)) / Float(count)
      paintTrunk(canvas.breadth * place, girth: numbers.next(22, 62))
    }
  }

  private mutating func paintTrunk(_ x: Float, girth: Float) {
    let distance = 0.34 - girth / 240
    let lean = numbers.next(-50, 50)
    let bark = aired(mood.shade.mixed(Ink(hex: 0x6B5B48), 0.4), distance)
    let light = aired(mood.leaf.mixed(mood.sun, 0.45), distance)
    let isLitFromRight = sun.x > x
    canvas.shade(from: x - 60 - girth * 2, to: x + 60 + girth * 2) { px, y, old in
      let sway = sinf(y / 190 + x) * 9
      let middle = x + lean * (1 - y / 1_000) + sway
      // It widens to its roots, and to its branches above.
      let root = smoothStep(700, 1_000, value: y)
      let half = girth / 2 * (1 + root * root * 1.6 + smoothStep(220, 0, value: y) * 0.35)
      let across = (px - middle) / half
      guard abs(across) < 1.06 else { return old }
      let cover = clamped((1 - abs(across)) * half + 0.5)
      let grooves = sinf(across * 17 + sinf(y / 31) * 1.2) * 0.5 + 0.5
      let patches = veil.at(px * 1.7, y * 0.9)
      let side = isLitFromRight ? across : -across
      let shine = smoothStep(-0.4, 1, value: side)
      var ink = bark * (0.55 + 0.4 * grooves * patches) + bark * (shine * 0.5)
      ink = ink.mixed(light, shine * shine * 0.32 + smoothStep(0.52, 0.75, value: patches) * 0.35)
      return old.mixed(ink, cover)
    }
    for _ in 0..<numbers.next(in: 1..<4) { paintLiana(from: x + lean * 0.8, distance: distance) }
  }

  /// A liana that hangs from above the picture, with leaves on it.
  private mutating func paintLiana(from x: Float, distance: Float) {
    let end = SIMD2(x + numbers.next(-330, 330), -20)
    let bend = SIMD2((x + end.x) / 2 + numbers.next(-60, 60), numbers.next(300, 1_000))
    let line = curve(from: SIMD2(x, -20), bend: bend, to: end, steps: 40)
    let ink = aired(mood.shade * 1.2, distance)
    canvas.stroke(line, ink * 0.8, light: ink * 1.5) { _ in 3.2 }
    for point in line where numbers.unit() < 0.75 {
      let size = numbers.next(11, 24)
      canvas.paint(
        Leaf(
          x: point.x + numbers.next(-6, 6), y: point.y + size * 0.4,
          angle: .pi / 2 + numbers.next(-0.7, 0.7), length: size, width: size * 0.5,
          ink: leafInk(light: numbers.next(0.15, 0.75), distance: distance)))
    }
  }
}
