import Lamina

nonisolated extension Drawing {
  /// A young dragon whose wings are still too small.
  static let dragon = Drawing { drawing in
    drawing.dragonTail()
    drawing.dragonBody()
    drawing.dragonHead()
  }

  private mutating func dragonTail() {
    fill(
      .blob((34, 78), (22, 84), (10, 78), (6, 64), (11, 60), (14, 70), (24, 74), (36, 68)),
      0x4FB877, bottom: 0x2F8A5B)
    fill(.polygon((2, 66), (8, 50), (15, 62)), 0xF6B73C, bottom: 0xE07A2E)
    // The far wing.
    fill(
      .blob((46, 46), (44, 26), (54, 14), (55, 26), (63, 24), (60, 34), (60, 46)),
      0x2F8A5B, bottom: 0x256F4B)
  }

  private mutating func dragonBody() {
    // The near wing behind the arm: a fan of three skins.
    fill(
      .blob(
        (44, 52), (34, 34), (20, 22), (22, 32), (12, 34), (20, 42), (14, 50), (28, 51),
        (36, 58)), 0xF6B73C, bottom: 0xE07A2E)
    line(0x2F8A5B, 2, (43, 52), (34, 36), (21, 23))
    line(0xC9622A, 1.2, (42, 53), (30, 42), (14, 35))
    line(0xC9622A, 1.2, (41, 54), (30, 49), (16, 50))
    // Feet, body, belly.
    fill(.blob((36, 84), (34, 93), (52, 95), (52, 86)), 0x3FA36A)
    fill(.blob((56, 84), (56, 94), (75, 95), (71, 85)), 0x4FB877)
    fill(
      .blob((36, 62), (42, 50), (56, 46), (68, 54), (71, 70), (66, 86), (50, 91), (37, 84)),
      0x6DD08D, bottom: 0x3FA36A)
    fill(
      .blob((52, 60), (62, 55), (68, 64), (68, 76), (62, 87), (52, 86), (49, 72)),
      0xFFF0B8, bottom: 0xF7D98A)
    for step in 0..<3 {
      let y = 66 + CGFloat(step) * 7
      line(0xE3BE6C, 1.2, (51, y + 1), (59, y + 2.4), (67, y))
    }
    for (x, y) in [(39.0, 93.0), (44, 94), (61, 94), (66, 94.4)] {
      fill(.polygon((x, y - 2), (x + 4, y - 2), (x + 2, y + 2.4)), 0xFFF0B8)
    }
    line(0x3FA36A, 4.6, (58, 66), (66, 70), (73, 66))
    // The spikes on the back.
    for (x, y) in [(37.0, 62.0), (33, 71), (30, 79)] {
      fill(.polygon((x + 4, y - 5), (x - 4.6, y - 2), (x + 3, y + 4)), 0xF6B73C)
    }
  }

  private mutating func dragonHead() {
    for (x, y) in [(48.0, 28.0), (46, 37), (45, 45)] {
      fill(.polygon((x + 4, y - 6), (x - 4.4, y - 4), (x + 3, y + 4)), 0xF6B73C, bottom: 0xE07A2E)
    }
    fill(
      .blob(
        (46, 54), (47, 34), (54, 20), (68, 16), (78, 24), (92, 30), (95, 37), (90, 41),
        (78, 42), (70, 44), (69, 56)), 0x7BDB9A, bottom: 0x3FA36A)
    // The open mouth.
    fill(.blob((74, 41), (84, 41.6), (94, 38), (90, 45), (80, 49.4), (72, 47)), 0xA8323E)
    fill(.blob((70, 45), (80, 49), (89, 46), (86, 51.6), (76, 53), (69, 50)), 0x5CC483)
    for x in [80.0, 86, 91] {
      fill(.polygon((x, 41.2), (x + 3, 40.8), (x + 1.6, 44.8)), 0xFFFFFF)
    }
    // Horns, eye, nostril, cheek.
    fill(.blob((57, 20), (51, 12), (49, 3), (57, 8), (63, 17)), 0xFFF0B8, bottom: 0xE3BE6C)
    fill(.blob((67, 17), (66, 9), (69, 2), (73, 10), (73, 18)), 0xFFF0B8, bottom: 0xE3BE6C)
    fill(.oval(71, 28, width: 5.2, height: 6), 0xFFFFFF)
    eye(72.6, 28.6, radius: 3.2, iris: 0x5B2A6E)
    line(0x2F8A5B, 2, (65, 21), (71, 20), (77, 23.4))
    fill(.oval(90.5, 33, width: 1.3, height: 1), 0x2F8A5B)
    fill(.oval(67, 39, width: 3.4, height: 2.2), 0xA8E8B8)
  }
}
