import Lamina

nonisolated extension Drawing {
  /// An owl with a nightcap, the only one here who is awake.
  static let owl = Drawing { drawing in
    drawing.owlBody()
    drawing.owlFace()
    drawing.owlCap()
  }

  private mutating func owlBody() {
    fill(.blob((36, 88), (40, 97), (46, 90)), 0xF2A33C)
    fill(.blob((54, 90), (60, 97), (64, 88)), 0xF2A33C)
    // Ears, body, wings.
    fill(.polygon((24, 42), (20, 22), (42, 32)), 0x8C6A55)
    fill(.polygon((76, 42), (80, 22), (58, 32)), 0x8C6A55)
    fill(
      .blob(
        (50, 26), (70, 31), (80, 48), (79, 70), (68, 87), (50, 92), (32, 87), (21, 70),
        (20, 48), (30, 31)), 0xA98467, bottom: 0x6B4F40)
    fill(
      .blob((50, 52), (64, 60), (68, 74), (60, 86), (50, 89), (40, 86), (32, 74), (36, 60)),
      0xF3E2C7, bottom: 0xDDBF97)
    for (x, y) in [(44.0, 68.0), (56, 68), (50, 75), (42, 80), (58, 80)] {
      line(0xB9906B, 1.6, (x - 3, y), (x, y + 3), (x + 3, y))
    }
    fill(
      .blob((22, 50), (13, 62), (15, 78), (24, 88), (30, 74), (28, 58)), 0x7E5E4B, bottom: 0x573F33)
    fill(
      .blob((78, 50), (87, 62), (85, 78), (76, 88), (70, 74), (72, 58)), 0x7E5E4B, bottom: 0x573F33)
  }

  private mutating func owlFace() {
    for x in [37.0, 63] {
      fill(.oval(x, 48, width: 14.4, height: 14.4), 0xF3E2C7)
      fill(.oval(x, 48, width: 10.6, height: 10.6), 0xFFC93C, bottom: 0xF29A2E)
      fill(.oval(x, 48, width: 6.4, height: 6.8), 0x2A2140)
      fill(.oval(x + 2.2, 45.2, width: 2.4, height: 2.4), 0xFFFFFF)
      fill(.oval(x - 2.4, 51, width: 1.1, height: 1.1), 0xFFFFFF)
    }
    fill(.blob((50, 51), (55, 55), (50, 65), (45, 55)), 0xF2A33C, bottom: 0xD9822B)
    fill(.oval(27, 61, width: 3.6, height: 2.4), 0xE8A98C)
    fill(.oval(73, 61, width: 3.6, height: 2.4), 0xE8A98C)
  }

  private mutating func owlCap() {
    fill(
      .blob(
        (30, 30), (38, 14), (54, 4), (74, 7), (88, 22), (91, 34), (84, 28), (74, 22),
        (71, 31)), 0x6C7BE8, bottom: 0x4450B8)
    for (x, y) in [(46.0, 17.0), (60, 12), (58, 24), (74, 15), (44, 27)] {
      fill(.oval(x, y, width: 2, height: 2), 0xFFE9A8)
    }
    fill(
      .blob(
        (27, 33), (38, 26.6), (52, 25), (66, 27), (74, 33), (72, 38), (60, 32.6),
        (46, 31.4), (32, 37)), 0xF6F4FF, bottom: 0xDAD8F2)
    fill(.oval(90, 36, width: 5, height: 5), 0xF6F4FF, bottom: 0xDAD8F2)
  }
}
