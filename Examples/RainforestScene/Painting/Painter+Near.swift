import Foundation
import SeededRandom

extension Painter {
  /// A flock far away, and sometimes parrots.
  mutating func paintBirds() {
    let flock = SIMD2(canvas.breadth * numbers.next(0.15, 0.85), numbers.next(110, 330))
    for _ in 0..<numbers.next(in: 3..<10) {
      let place = flock + SIMD2(numbers.next(-170, 170), numbers.next(-60, 60))
      paintGull(place, span: numbers.next(13, 30))
    }
    guard numbers.unit() < 0.65 else { return }
    let place = SIMD2(canvas.breadth * numbers.next(0.25, 0.75), numbers.next(380, 640))
    let heading: Float = numbers.unit() < 0.5 ? 1 : -1
    let plumage = numbers.pick(Self.plumages)
    for bird in 0..<numbers.next(in: 1..<4) {
      let offset = SIMD2(Float(bird) * numbers.next(-120, 120), Float(bird) * numbers.next(40, 90))
      paintParrot(place + offset, span: numbers.next(74, 120), heading: heading, plumage: plumage)
    }
  }

  private static let plumages: [[Ink]] = [
    [Ink(hex: 0xD8332A), Ink(hex: 0xF2B632), Ink(hex: 0x2E6FC0)],
    [Ink(hex: 0x2C7FD1), Ink(hex: 0xF3C63A), Ink(hex: 0x1D4F9C)],
    [Ink(hex: 0x35A852), Ink(hex: 0xE8483A), Ink(hex: 0x1E6B8C)],
  ]

  private mutating func paintGull(_ place: SIMD2<Float>, span: Float) {
    let ink = aired(mood.shade, 0.35)
    let lift = numbers.next(0.15, 0.5) * span
    for side: Float in [-1, 1] {
      let tip = place + SIMD2(side * span / 2, -lift * 0.4)
      let bend = place + SIMD2(side * span * 0.25, -lift)
      canvas.stroke(curve(from: place, bend: bend, to: tip, steps: 6), ink) {
        span * 0.1 * (1.1 - $0)
      }
    }
  }

  /// A parrot in flight: tail, body, two wings of three rows of feathers, head and beak.
  private mutating func paintParrot(
    _ place: SIMD2<Float>, span: Float, heading: Float, plumage: [Ink]
  ) {
    let tilt = numbers.next(-0.25, 0.1) * heading
    let ahead = SIMD2(cos(tilt), sin(tilt)) * heading
    let angle = atan2f(ahead.y, ahead.x)
    func feather(_ at: SIMD2<Float>, _ turn: Float, _ length: Float, _ width: Float, _ ink: Ink) {
      canvas.paint(
        Leaf(x: at.x, y: at.y, angle: turn, length: length, width: width, ink: ink, relief: 0.14))
    }
    for index in 0..<3 {
      let turn = angle + (Float(index) - 1) * 0.1
      feather(
        place - ahead * (span * 0.52), turn, span * 0.75, span * 0.07,
        plumage[index == 1 ? 0 : 2])
    }
    paintWing(
      place, span: span * 0.8, angle: angle, up: 0.75, heading: heading, plumage: plumage,
      light: 0.72)
    feather(place, angle, span * 0.62, span * 0.26, plumage[0])
    paintWing(
      place, span: span, angle: angle, up: 1.15, heading: heading, plumage: plumage, light: 1)
    let head = place + ahead * (span * 0.3)
    canvas.spot(head.x, head.y, radius: span * 0.13, ink: plumage[0] * 1.1, opacity: 2)
    feather(
      head + ahead * (span * 0.1) + SIMD2(0, span * 0.02), angle + 0.5 * heading, span * 0.14,
      span * 0.09, Ink(hex: 0x2A2622))
    let eye = head + SIMD2(ahead.x * 3, -2)
    canvas.spot(eye.x, eye.y, radius: span * 0.03, ink: Ink(repeating: 1), opacity: 2)
  }

  private mutating func paintWing(
    _ place: SIMD2<Float>, span: Float, angle: Float, up: Float, heading: Float,
    plumage: [Ink], light: Float
  ) {
    for row in 0..<3 {
      let ink = plumage[[2, 1, 0][row]] * light
      for index in 0..<9 {
        let part = Float(index) / 8
        let turn = angle - heading * (up + 1.25 - part * 1.25)
        let reach = span * (0.52 - Float(row) * 0.13) * (0.75 + 0.3 * part)
        let middle = place + SIMD2(cos(turn), sin(turn)) * (reach * 0.5)
        canvas.paint(
          Leaf(
            x: middle.x, y: middle.y, angle: turn, length: reach, width: span * 0.075,
            ink: ink * numbers.next(0.9, 1.12), relief: 0.16))
      }
    }
  }

  /// Ferns and bushes along the lower edge, with a flower here and there.
  mutating func paintUnderwood() {
    var x: Float = -60
    while x < canvas.breadth + 60 {
      let depth = numbers.unit()
      let y = 905 + depth * 120
      if numbers.unit() < 0.45 {
        paintFern(x, y, size: numbers.next(90, 190), distance: 0.22 - depth * 0.18)
      } else {
        paintCrown(near: x, y + 40, radius: numbers.next(50, 100), distance: 0.2 - depth * 0.15)
      }
      x += numbers.next(28, 66)
    }
    for _ in 0..<numbers.next(in: 5..<16) { paintFlower() }
  }

  private mutating func paintCrown(near x: Float, _ y: Float, radius: Float, distance: Float) {
    let length = max(radius * 0.24, 2.4 / canvas.unit)
    for _ in 0..<Int(7 * radius * radius / (length * length)) {
      let angle = numbers.next(0, 2 * .pi)
      let reach = radius * numbers.unit().squareRoot()
      let (dx, dy) = (cos(angle) * reach, sin(angle) * reach)
      let light = clamped(0.24 - dy / radius * 0.34 + numbers.next(-0.12, 0.16))
      canvas.paint(
        Leaf(
          x: x + dx, y: y + dy, angle: numbers.next(-1.1, 1.1), length: length,
          width: length * numbers.next(0.35, 0.6),
          ink: leafInk(light: light, distance: distance)))
    }
  }

  private mutating func paintFern(_ x: Float, _ y: Float, size: Float, distance: Float) {
    for frond in 0..<9 {
      let angle = -.pi / 2 + (Float(frond) - 4) * 0.3 + numbers.next(-0.12, 0.12)
      let reach = size * numbers.next(0.8, 1.2)
      let root = SIMD2(x, y + size * 0.35)
      let bend = root + SIMD2(cos(angle), sin(angle)) * (reach * 0.75)
      let tip = root + SIMD2(cos(angle) * reach * 1.25, sin(angle) * reach * 0.75)
      paintFrond(
        curve(from: root, bend: bend, to: tip, steps: 18), leaflet: reach * 0.26,
        light: numbers.next(0.25, 0.62), distance: distance)
    }
  }

  private mutating func paintFlower() {
    let place = SIMD2(canvas.breadth * numbers.unit(), numbers.next(760, 985))
    let ink = numbers.pick([
      Ink(hex: 0xE64A5E), Ink(hex: 0xF6A53C), Ink(hex: 0xE9E2F4), Ink(hex: 0xC75BD0),
    ])
    let size = numbers.next(9, 24)
    for petal in 0..<6 {
      let angle = Float(petal) / 6 * 2 * .pi
      canvas.paint(
        Leaf(
          x: place.x + cos(angle) * size * 0.5, y: place.y + sin(angle) * size * 0.4, angle: angle,
          length: size, width: size * 0.5, ink: ink * numbers.next(0.85, 1.1)))
    }
    canvas.spot(place.x, place.y, radius: size * 0.25, ink: Ink(hex: 0xFFE27A), opacity: 2)
  }

  /// Dark leaves that frame the picture from its upper corners and its sides.
  mutating func paintFronds() {
    for side: Float in [0, 1] {
      for _ in 0..<numbers.next(in: 3..<6) {
        let root = SIMD2(side * canvas.breadth + (side - 0.5) * 120, numbers.next(-160, 420))
        paintOverhang(root, inward: 1 - 2 * side)
      }
    }
    for _ in 0..<numbers.next(in: 1..<4) {
      let x = canvas.breadth * numbers.pick([numbers.next(-0.04, 0.2), numbers.next(0.8, 1.04)])
      paintBanana(SIMD2(x, 1_060), reach: numbers.next(300, 560))
    }
  }

  private mutating func paintOverhang(_ root: SIMD2<Float>, inward: Float) {
    let reach = numbers.next(260, 480)
    let droop = numbers.next(0.15, 0.8)
    let bend = root + SIMD2(inward * reach * 0.7, -reach * 0.12)
    let tip = root + SIMD2(inward * reach, reach * droop)
    paintFrond(
      curve(from: root, bend: bend, to: tip, steps: 34), leaflet: reach * 0.34,
      light: numbers.next(0.06, 0.26), distance: 0, density: 1)
  }

  /// A banana plant's leaf: broad, ribbed, with light shining through.
  private mutating func paintBanana(_ root: SIMD2<Float>, reach: Float) {
    let angle = -.pi / 2 + numbers.next(-0.6, 0.6)
    let way = SIMD2(cos(angle), sin(angle))
    let bend = root + way * (reach * 0.8)
    let tip = root + way * (reach * 1.1) + SIMD2(way.x * reach * 0.9, reach * 0.12)
    let rib = curve(from: root, bend: bend, to: tip, steps: 60)
    let glow = numbers.next(0.3, 0.62)
    for index in 8..<rib.count {
      let (a, b) = (rib[index - 1], rib[index])
      let heading = atan2f(b.y - a.y, b.x - a.x)
      let part = Float(index - 8) / Float(rib.count - 8)
      let breadth = reach * 0.24 * max(sin(.pi * (0.06 + 0.94 * part)), 0.02).squareRoot()
      for side: Float in [-1, 1] {
        let turn = heading + side * (1.1 - part * 0.5)
        let middle = a + SIMD2(cos(turn), sin(turn)) * (breadth * 0.5)
        let light = clamped(glow + (side < 0 ? 0.14 : -0.12) + numbers.next(-0.05, 0.05))
        canvas.paint(
          Leaf(
            x: middle.x, y: middle.y, angle: turn, length: breadth * 1.15, width: reach * 0.06,
            ink: leafInk(light: light, distance: 0), relief: 0.1))
      }
    }
    let ink = leafInk(light: glow + 0.2, distance: 0)
    canvas.stroke(rib, ink * 0.9, light: ink * 1.15) { max(reach * 0.022 * (1.05 - $0), 1) }
  }
}
