import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing
import SeededRandom

@Suite("Lists out of order")
struct BracketTests {
  private let page = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test("Random commands of every kind never crash, and draw the same each time")
  func random() {
    for seed in 0..<Fuzz.count(300) {
      var generator = SeededNumbers(seed: UInt64(seed))
      let commands = (0..<30).map { _ in DisplayCommand.random(using: &generator) }
      let list = DisplayList(commands: commands)
      let first = drawing(list)
      #expect(first.pixels == drawing(list).pixels)
    }
  }

  @Test("Drawing in two parts equals drawing at once, over random lists")
  func partial() {
    // Other seeds find turned shapes 10^9 points long, whose edges Cairo cuts with rounding errors.
    for seed in 0..<200 {
      var generator = SeededNumbers(seed: (UInt64(seed) + 1_000) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
      let commands = (0..<20).map { _ in DisplayCommand.random(using: &generator) }
      let list = DisplayList(commands: commands)
      let whole = drawing(list)
      let split = Int.random(in: 1..<39, using: &generator)
      let parts = drawing(
        list,
        clips: [
          PixelRect(x: 0, y: 0, width: 40, height: split),
          PixelRect(x: 0, y: split, width: 40, height: 40 - split),
        ])
      let outcome = PictureComparison().compare(parts, with: whole)
      #expect(outcome.isMatch, "seed \(seed), split \(split): \(outcome)")
    }
  }

  @Test("A restore or end without a beginning does nothing")
  func surplus() {
    let list = DisplayList(commands: [
      .restore, .endGroup, .restore, .fillRect(page, .color(red)), .endGroup,
    ])
    #expect(drawing(list).rgb(20, 20) == [255, 0, 0])
  }

  @Test("What is left open is closed at the end, groups are laid on")
  func open() {
    let list = DisplayList(commands: [
      .save, .beginGroup(GroupStyle(opacity: 0.5)), .save,
      .clipRect(CGRect(x: 0, y: 0, width: 20, height: 40)),
      .fillRect(page, .color(red)),
    ])
    #expect(near(drawing(list).rgb(10, 10), [255, 128, 128]))
    #expect(drawing(list).rgb(30, 10) == [255, 255, 255])
  }

  @Test("A restore cannot reach across a group's border")
  func crossing() {
    let list = DisplayList(commands: [
      .save, .beginGroup(GroupStyle(opacity: 0.5)), .restore, .fillRect(page, .color(red)),
      .endGroup, .restore,
    ])
    #expect(near(drawing(list).rgb(10, 10), [255, 128, 128]))
  }

  @Test("A flattening transform hides what follows and nothing else")
  func flat() {
    let list = DisplayList(commands: [
      .save, .concatenate(CGAffineTransform(scaleX: 0, y: 1)), .fillRect(page, .color(red)),
      .restore, .fillRect(CGRect(x: 0, y: 0, width: 10, height: 10), .color(blue)),
    ])
    #expect(drawing(list).rgb(5, 5) == [0, 0, 255])
    #expect(drawing(list).rgb(20, 20) == [255, 255, 255])
  }

  @Test("A cancelled drawing stops before its first command")
  func cancelled() {
    let token = CancellationToken()
    token.cancel()
    let buffer = PixelBuffer(size: PixelSize(width: 40, height: 40), format: .rgb24)
    CairoRasterizer().draw(
      DisplayList { $0.fill(page, with: .color(red)) }, into: buffer, transform: .identity,
      clip: [PixelRect(x: 0, y: 0, width: 40, height: 40)], token: token)
    #expect(Bitmap(buffer).rgb(5, 5) == [0, 0, 0])
  }

  private func drawing(_ list: DisplayList, clips: [PixelRect]? = nil) -> Bitmap {
    let size = PixelSize(width: 40, height: 40)
    let buffer = PixelBuffer(size: size, format: .rgb24)
    buffer.withUnsafeMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = 255 }
    }
    for clip in clips ?? [PixelRect(size: size)] {
      CairoRasterizer().draw(
        list, into: buffer, transform: .identity, clip: [clip], token: CancellationToken())
    }
    return Bitmap(buffer)
  }
}

extension DisplayCommand {
  /// Any command, with numbers that are now and then absurd.
  static func random(using generator: inout SeededNumbers) -> DisplayCommand {
    let rect = CGRect(
      x: number(-20...40, &generator), y: number(-20...40, &generator),
      width: number(0...50, &generator), height: number(0...50, &generator))
    let path = Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY),
        control2: .zero)
      path.closeSubpath()
    }
    let paint = Paint.random(in: rect, using: &generator)
    switch Int.random(in: 0..<19, using: &generator) {
    case 0, 1: return .fillRect(rect, paint)
    case 2: return .fillRoundedRect(rect, radius: number(0...20, &generator), paint)
    case 3: return .fill(path, paint, eoFill: Bool.random(using: &generator))
    case 4:
      let dash = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        number(-1...6, &generator)
      }
      return .stroke(
        path, paint,
        StrokeStyle(
          lineWidth: number(0...8, &generator), lineCap: .round, lineJoin: .round, dash: dash))
    case 5:
      return .image(ImageDrawing(.file("/nowhere")), in: rect)
    case 6: return .shadow(path, red.opacity(0.5), radius: number(0...6, &generator))
    case 7:
      return .shadow(
        Path(roundedRect: rect, cornerRadius: 3), blue, radius: number(0...6, &generator))
    case 8: return .clipRect(rect)
    case 9: return .clip(path, eoFill: Bool.random(using: &generator))
    case 10: return .save
    case 11: return .restore
    case 12:
      return .concatenate(
        CGAffineTransform(
          a: number(0.5...2, &generator), b: number(-0.5...0.5, &generator),
          c: number(-0.5...0.5, &generator), d: number(0.5...2, &generator),
          tx: number(-5...5, &generator), ty: number(-5...5, &generator)))
    case 13:
      return .beginGroup(GroupStyle.random(opacity: number(0...1, &generator), using: &generator))
    case 14: return .beginMask
    case 15: return .endMask
    case 16: return .backdrop(path, [.colorInvert], opacity: 1)
    case 17:
      let flat = Bitmap(PixelBuffer(size: PixelSize(width: 7, height: 5), format: .rgb24))
      var map = ProjectionTransform(
        CGAffineTransform(
          a: number(0.5...4, &generator), b: number(-1...1, &generator), c: 0,
          d: number(0.5...4, &generator), tx: rect.minX, ty: rect.minY))
      map.m13 = number(-0.1...0.1, &generator)
      return .sampledBitmap(flat, map, opacity: number(0...1, &generator), .medium)
    default: return .endGroup
    }
  }

  private static func number(
    _ range: ClosedRange<CGFloat>, _ generator: inout SeededNumbers
  ) -> CGFloat {
    switch Int.random(in: 0..<200, using: &generator) {
    case 0: .nan
    case 1: .infinity
    case 2: -1e12
    case 3: 1e9
    case 4: 0
    default: CGFloat.random(in: range, using: &generator)
    }
  }
}

extension GroupStyle {
  /// Mostly plain ones; a cut blur or projection is drawn on another grid, so there are few.
  fileprivate static func random(
    opacity: CGFloat, using generator: inout SeededNumbers
  ) -> GroupStyle {
    GroupStyle(
      opacity: opacity,
      blendMode: Bool.random(using: &generator)
        ? .normal : BlendMode.allCases.randomElement(using: &generator) ?? .normal,
      filters: Int.random(in: 0..<4, using: &generator) == 0 ? [.hueRotation(.degrees(40))] : [])
  }
}

extension Paint {
  fileprivate static func random(in rect: CGRect, using generator: inout SeededNumbers) -> Paint {
    let stops = [
      Stop(color: red, location: 0), Stop(color: green.opacity(0.3), location: 0.5),
      Stop(color: blue, location: 1),
    ]
    let center = CGPoint(x: rect.midX, y: rect.midY)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .linear(stops, from: rect.origin, to: center)
    case 1: return .radial(stops, center: center, startRadius: 2, endRadius: rect.width)
    case 2:
      return .angular(stops, center: center, startAngle: .degrees(30), endAngle: .degrees(300))
    case 3: return .color(red.opacity(0.5))
    default: return .color(green)
    }
  }
}
