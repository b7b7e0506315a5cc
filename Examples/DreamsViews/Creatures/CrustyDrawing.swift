import Lamina

nonisolated extension Drawing {
  /// An old crab who has seen every dream before, and liked none of them.
  static let crusty = Drawing { drawing in
    drawing.crustyLimbs()
    drawing.crustyShell()
    drawing.crustyFace()
  }

  private mutating func crustyLimbs() {
    for side in [CGFloat(-1), 1] {
      func x(_ distance: CGFloat) -> CGFloat { 50 + side * distance }
      for (leg, reach) in [(CGFloat(0), CGFloat(42)), (1, 38), (2, 31)] {
        let y = 68 + leg * 5
        line(0xB83A26, 3.6, (x(20), y), (x(reach - 7), y - 3), (x(reach), y + 13))
      }
      // The arm and its claw.
      line(0xC6432B, 5, (x(26), 55), (x(38), 53), (x(39), 40))
      fill(
        .blob(
          (x(33), 40), (x(28), 28), (x(34), 17), (x(37), 27), (x(42), 15), (x(49), 25),
          (x(47), 37), (x(41), 43)), 0xF0633F, bottom: 0xC6432B)
      line(0xA63420, 1.4, (x(37), 27), (x(38), 32), (x(40), 35))
      // The eye's stalk.
      line(0xC6432B, 4, (x(9), 46), (x(11), 38), (x(11), 33))
    }
  }

  private mutating func crustyShell() {
    fill(
      .blob((18, 62), (24, 47), (50, 40), (76, 47), (82, 62), (74, 77), (50, 83), (26, 77)),
      0xFF8355, bottom: 0xB83A26)
    line(0xFFB48F, 2.2, (26, 54), (36, 47), (50, 45))
    for (x, y, size) in [(69.0, 55.0, 2.0), (74, 62, 1.6), (67, 63, 1.2), (28, 63, 1.5)] {
      fill(.oval(x, y, width: size, height: size * 0.8), 0xD9532F)
    }
  }

  private mutating func crustyFace() {
    for x in [39.0, 61] {
      fill(.oval(x, 31, width: 8.5, height: 8.5), 0xFFFFFF)
      fill(.oval(x + 1.5, 33, width: 3.4, height: 3.8), 0x2A2140)
      fill(.oval(x + 2.6, 31.6, width: 1.2, height: 1.2), 0xFFFFFF)
      // Lids that are half down, and glasses.
      fill(
        .blob(
          (x - 8.7, 29.4), (x - 6, 23.4), (x, 21.6), (x + 6, 23.4), (x + 8.7, 29.4),
          (x, 28.6)), 0xF0633F)
      fill(.ring(x, 31, radius: 9, width: 1.6), 0x4A3A52)
    }
    line(0x4A3A52, 1.6, (47.8, 30), (50, 28.4), (52.2, 30))
    // Eyebrows that meet.
    fill(.blob((28, 20), (36, 16), (47, 24), (45, 27), (37, 22), (30, 23)), 0xF4F0EA)
    fill(.blob((72, 20), (64, 16), (53, 24), (55, 27), (63, 22), (70, 23)), 0xF4F0EA)
    // The moustache, and what one sees of the mouth.
    line(0x7E2415, 2, (43, 73), (50, 70), (57, 73))
    fill(
      .blob(
        (50, 60), (42, 57), (33, 61), (26, 70), (35, 69.4), (43, 69.6), (50, 65),
        (57, 69.6), (65, 69.4), (74, 70), (67, 61), (58, 57)), 0xFFFFFF, bottom: 0xD9D2CC)
    line(0xD2C9C2, 1, (47, 62), (40, 62), (33, 66))
    line(0xD2C9C2, 1, (53, 62), (60, 62), (67, 66))
  }
}
