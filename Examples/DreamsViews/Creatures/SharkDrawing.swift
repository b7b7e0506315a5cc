import Lamina

nonisolated extension Drawing {
  /// A shark who swims through the air with a bow tie, on the way to something better.
  static let shark = Drawing { drawing in
    drawing.sharkFins()
    drawing.sharkBody()
    drawing.sharkFace()
  }

  private mutating func sharkFins() {
    // The tail, the fin on the back, and the far one.
    fill(
      .blob(
        (20, 52), (10, 40), (3, 20), (14, 28), (25, 44), (26, 54), (18, 66), (8, 78),
        (9, 66), (15, 57)), 0x6F8DB5, bottom: 0x46618C)
    fill(.blob((40, 36), (42, 22), (48, 10), (53, 20), (60, 36)), 0x6F8DB5, bottom: 0x5878A6)
    fill(.blob((62, 64), (67, 76), (75, 84), (74, 74), (71, 64)), 0x4F6C98)
  }

  private mutating func sharkBody() {
    fill(
      .blob(
        (17, 51), (32, 38), (52, 32), (74, 33), (92, 43), (97, 50), (90, 60), (72, 70),
        (50, 69), (32, 60)), 0x86A5CC, bottom: 0x4F6C98)
    // The belly.
    fill(
      .blob(
        (24, 54), (42, 57), (60, 58), (80, 56), (94, 54), (89, 61), (72, 70.4), (50, 69.4),
        (33, 61)), 0xF3F7FC, bottom: 0xCBD9EA)
    // The near fin.
    fill(
      .blob((46, 60), (43, 74), (34, 88), (48, 82), (58, 70), (60, 61)), 0x6F8DB5, bottom: 0x46618C)
    for step in 0..<3 {
      let x = 60 - CGFloat(step) * 4
      line(0x4F6C98, 1.3, (x, 43), (x - 1.6, 48), (x, 53))
    }
  }

  private mutating func sharkFace() {
    // The mouth with its teeth.
    fill(.blob((70, 57), (80, 57.4), (93, 54.6), (88, 61), (79, 63.6), (72, 61)), 0x8C2C44)
    for step in 0..<5 {
      let x = 72.5 + CGFloat(step) * 3.9
      let y = 57.2 - CGFloat(step) * 0.42
      fill(.polygon((x - 1.8, y - 0.6), (x + 1.8, y - 0.9), (x + 0.2, y + 3.2)), 0xFFFFFF)
    }
    for step in 0..<3 {
      let x = 76.5 + CGFloat(step) * 4
      let y = 62.8 - CGFloat(step) * 0.8
      fill(.polygon((x - 1.6, y + 0.6), (x + 1.6, y + 0.2), (x, y - 2.6)), 0xFFFFFF)
    }
    fill(.oval(79, 45, width: 4.2, height: 4.4), 0xFFFFFF)
    eye(80, 45.2, radius: 2.6)
    line(0x3A5078, 1.8, (74, 39.4), (79, 38.6), (84, 40.6))
    fill(.oval(92, 47.6, width: 1, height: 0.8), 0x3A5078)
    // The bow tie.
    fill(.polygon((58, 66), (50, 72), (51, 61)), 0xF2545B, bottom: 0xC4303B)
    fill(.polygon((58, 66), (66, 61), (67, 72)), 0xF2545B, bottom: 0xC4303B)
    fill(.oval(58.4, 66.4, width: 2.6, height: 2.8), 0xFF8A8F)
  }
}
