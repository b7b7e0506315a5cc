import Lamina

nonisolated extension Drawing {
  /// A small horse with a horn, a mane that is never combed, and hooves of the same colour.
  static func unicorn(_ color: Creature.UnicornColor) -> Drawing {
    let coat = UnicornCoat(color)
    return Drawing { drawing in
      drawing.unicornBody(coat)
      drawing.unicornHead(coat)
    }
  }

  private mutating func unicornBody(_ coat: UnicornCoat) {
    // The tail.
    fill(
      .blob((28, 50), (16, 45), (6, 54), (9, 66), (3, 80), (14, 77), (19, 66), (28, 60)),
      coat.mane, bottom: coat.maneEnd)
    line(coat.maneEnd, 1.4, (25, 53), (14, 56), (13, 68), (9, 76))
    // The legs, the far ones first.
    for (x, shade) in [(34.0, coat.shade), (61, coat.shade), (26, coat.body), (54, coat.body)] {
      fill(.box(x, 64, width: 10, height: 28, radius: 4.5), shade)
      fill(.box(x, 86, width: 10, height: 8, radius: 3), coat.maneEnd)
    }
    fill(
      .blob(
        (24, 58), (30, 46), (46, 47), (60, 44), (70, 52), (70, 66), (60, 74), (44, 72),
        (30, 74)), coat.body, bottom: coat.shade)
    // The neck.
    fill(
      .blob((52, 54), (60, 38), (66, 26), (79, 32), (77, 46), (71, 62), (60, 64)),
      coat.body, bottom: coat.shade)
  }

  private mutating func unicornHead(_ coat: UnicornCoat) {
    fill(.polygon((64, 24), (63, 9), (73, 19)), coat.body)
    fill(.polygon((66, 21), (65.5, 13), (70.5, 19)), coat.mane)
    fill(
      .blob((62, 29), (68, 18), (79, 18), (87, 29), (95, 39), (92, 46), (82, 47), (70, 43)),
      coat.body)
    fill(.blob((86, 35), (94, 37), (96, 42), (91, 47), (84, 45)), coat.muzzle)
    // The horn.
    fill(.polygon((72.5, 18.5), (84, 0.5), (79.5, 20)), 0xFFE9A8, bottom: 0xF0A83C)
    for step in 0..<3 {
      let y = 15 - CGFloat(step) * 4.2
      let x = 74.4 + CGFloat(step) * 2.6
      line(0xD98A2B, 1, (x, y - 0.6), (x + 2, y + 1), (x + 4.6 - CGFloat(step), y))
    }
    // The mane.
    fill(
      .blob(
        (74, 17), (66, 14), (57, 20), (56, 31), (48, 37), (48, 48), (42, 56), (53, 60),
        (60, 50), (61, 41), (67, 33), (70, 24)), coat.mane, bottom: coat.maneEnd)
    line(coat.maneEnd, 1.4, (68, 19), (61, 26), (61, 36), (54, 43), (52, 53))
    fill(.blob((70, 18), (76, 13), (83, 19), (80, 26), (74, 24)), coat.mane)
    // The face.
    eye(80.5, 31, radius: 3)
    line(0x2A2140, 1, (77, 28.2), (79, 26.4), (82.5, 27))
    fill(.oval(91.5, 39.5, width: 1, height: 1.3), 0x8A5A70)
    line(0x8A5A70, 1, (85.5, 43.4), (88.5, 44.6), (92, 43.4))
    fill(.oval(81, 38.4, width: 3, height: 2), coat.cheek)
  }
}

/// A unicorn's colours.
private nonisolated struct UnicornCoat {
  var body: UInt32 = 0xFFFFFF
  var shade: UInt32 = 0xE4DDF0
  var muzzle: UInt32 = 0xFBE6EC
  var cheek: UInt32 = 0xFFC4D4
  var mane: UInt32
  var maneEnd: UInt32

  init(_ color: Creature.UnicornColor) {
    switch color {
    case .pink:
      body = 0xFFD3E4
      shade = 0xF3A6C6
      muzzle = 0xFFE9F1
      cheek = 0xFF9DBE
      mane = 0xC95BD8
      maneEnd = 0x7E3FC2
    case .yellow:
      body = 0xFFEDB0
      shade = 0xF6CE6A
      muzzle = 0xFFF6DA
      cheek = 0xFFC58A
      mane = 0xFF9A4D
      maneEnd = 0xE5533D
    case .white:
      mane = 0x8FD3F5
      maneEnd = 0x5B7BE0
    }
  }
}
