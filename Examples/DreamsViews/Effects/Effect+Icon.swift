import Lamina

nonisolated extension Effect {
  /// A small drawing of it, for rows and buttons.
  var icon: Drawing {
    switch self {
    case .fireBreathing: Self.fire
    case .laserFocus: Self.laser
    case .magic: Self.magicIcon
    case .fireflies: Self.firefly
    case .rain: Self.rainIcon
    case .snow: Self.snowIcon
    }
  }

  private static let fire = Drawing { drawing in
    drawing.fill(
      .blob(
        (50, 4), (60, 26), (80, 46), (82, 72), (66, 92), (50, 96), (34, 92), (18, 72), (24, 48),
        (34, 58), (38, 34)), 0xFF9A3D, bottom: 0xE5402C)
    drawing.fill(
      .blob((52, 46), (64, 66), (62, 86), (50, 92), (38, 86), (36, 70), (46, 64)), 0xFFE27A,
      bottom: 0xFFB03D)
  }

  private static let laser = Drawing { drawing in
    drawing.line(0xFFB3BF, 16, (20, 36), (54, 58), (92, 82))
    drawing.line(0xF2304F, 9, (20, 36), (54, 58), (92, 82))
    drawing.fill(.oval(26, 38, width: 20, height: 22), 0x3A3350)
    drawing.fill(.oval(29, 38, width: 10, height: 12), 0xF2304F)
    drawing.fill(.oval(32, 33, width: 4, height: 4), 0xFFFFFF)
  }

  private static let magicIcon = Drawing { drawing in
    drawing.line(0x6B4FB8, 10, (10, 92), (32, 70), (54, 48))
    drawing.line(0xD9CCFF, 10, (46, 56), (50, 52), (54, 48))
    drawing.fill(.star(66, 36, radius: 32), 0xFFD95A, bottom: 0xF5A93C)
    drawing.fill(.star(24, 26, radius: 15), 0xFF8FCB)
    drawing.fill(.star(80, 80, radius: 15), 0x7FD0F5)
  }

  private static let firefly = Drawing { drawing in
    drawing.fill(.oval(50, 60, width: 40, height: 38), 0xEEF7A8)
    drawing.fill(.oval(50, 62, width: 24, height: 26), 0xD6F04A, bottom: 0x9CCB2E)
    drawing.fill(.blob((46, 46), (24, 40), (12, 22), (30, 18), (48, 34)), 0xA9D3EE)
    drawing.fill(.blob((54, 46), (76, 40), (88, 22), (70, 18), (52, 34)), 0xA9D3EE)
    drawing.fill(.oval(50, 36, width: 13, height: 12), 0x4A4658)
  }

  private static let rainIcon = Drawing { drawing in
    for (x, y) in [(30.0, 78.0), (52, 86), (74, 78)] {
      drawing.line(0x3D8BE8, 8, (x + 4, y - 10), (x, y), (x - 4, y + 8))
    }
    drawing.fill(
      .blob(
        (22, 62), (8, 48), (20, 32), (34, 32), (46, 14), (68, 18), (74, 34), (92, 42), (90, 58),
        (76, 62), (50, 63)), 0xA9BBD3, bottom: 0x7F95B5)
  }

  private static let snowIcon = Drawing { drawing in
    for turn in 0..<3 {
      let angle = CGFloat(turn) * .pi / 3 + .pi / 6
      let (x, y) = (cos(angle), sin(angle))
      drawing.line(0x3D8CC4, 8, (50 - 42 * x, 50 - 42 * y), (50, 50), (50 + 42 * x, 50 + 42 * y))
      for side in [CGFloat(-1), 1] {
        let fx = 50 + side * 30 * x
        let fy = 50 + side * 30 * y
        drawing.line(
          0x3D8CC4, 6, (fx + side * 9 * x - 10 * y, fy + side * 9 * y + 10 * x), (fx, fy),
          (fx + side * 9 * x + 10 * y, fy + side * 9 * y - 10 * x))
      }
    }
  }
}

nonisolated extension Path {
  /// A star with four rays.
  fileprivate static func star(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> Path {
    let notch = radius * 0.26
    return .polygon(
      (x, y - radius), (x + notch, y - notch), (x + radius, y), (x + notch, y + notch),
      (x, y + radius), (x - notch, y + notch), (x - radius, y), (x - notch, y - notch))
  }
}
