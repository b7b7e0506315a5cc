import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import SeededRandom
import LayerScenes

@Suite("Pixels that moved are copied")
struct MoveTests {
  @Test("A list that scrolls paints the rows that come in sight, its thumb, and copies the rest")
  func scrolling() throws {
    var list = RandomList(seed: 1, scale: 1)
    list.hasShadows = false
    let surface = Surface(list.presentation)
    var compositor = Compositor(leastMoved: 1)
    for step in 0..<4 {
      let next = compositor.frame(for: list.presentation)
      let frame = try #require(next)
      surface.draw(frame)
      let expected = Surface.fullRedraw(of: list.presentation)
      #expect(surface.pixels.map { $0 & 0xFF_FFFF } == expected.map { $0 & 0xFF_FFFF })
      if step > 0 {
        let move = try #require(frame.move)
        #expect((move.dx, move.dy) == (0, -7))
        let painted = frame.painted.reduce(0) { $0 + $1.area }
        #expect(painted * 3 < move.target.area, "\(painted)")
        #expect(frame.statistics.pixelsMoved == move.target.area)
      }
      list.offset += 7
    }
  }

  @Test("A list is copied also in frames in which a thumb moves along a track as large as the list")
  func track() throws {
    var list = RandomList(seed: 1, scale: 1)
    list.hasShadows = false
    var compositor = Compositor(leastMoved: 1)
    for step in 0..<4 {
      var next = list.presentation
      let size = next.size
      let thumb = Layer.group(
        901, rect(size.width - 2, 0, 2, 12), Appearance(background: .color(.black)))
      let track = Layer.group(
        900, CGRect(origin: .zero, size: size), origin: CGPoint(x: 0, y: -CGFloat(step)),
        Appearance(clip: .bounds), children: [thumb])
      next.root = next.root.replacing(children: next.root.children + [track])
      let frame = compositor.frame(for: next)
      #expect(frame?.move?.dy == (step > 0 ? -7 : nil), "step \(step)")
      list.offset += 7
    }
  }

  @Test("Few pixels are painted, as finding out what may be copied costs more")
  func few() {
    var list = RandomList(seed: 1, scale: 1)
    var compositor = Compositor()
    _ = compositor.frame(for: list.presentation)
    list.offset += 7
    let frame = compositor.frame(for: list.presentation)
    #expect(frame?.move == nil)
    #expect(frame?.painted == frame?.damage)
  }

  @Test("Nothing is copied below a layer that changes what lies below, or on a clear background")
  func backdrops() {
    var list = RandomList(seed: 1, scale: 1)
    list.hasShadows = false
    for background in [Color.Resolved.white, Color.Resolved.white.opacity(0)] {
      var compositor = Compositor(leastMoved: 1)
      func next() -> Presentation {
        var next = list.presentation
        next.background = background
        if background == .white {
          let glass = Layer.group(
            900, rect(10, 10, 30, 30), Appearance(backdropFilters: [.blur(radius: 3)]))
          next.root = next.root.replacing(children: next.root.children + [glass])
        }
        return next
      }
      _ = compositor.frame(for: next())
      list.offset += 7
      #expect(compositor.frame(for: next())?.move == nil)
    }
  }

  @Test(
    "Copied or painted, a buffer shows what a new one shows, over lists that scroll and change",
    arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func lists(scale: CGFloat) {
    var moves = 0
    for seed in 0..<16 {
      var list = RandomList(seed: UInt64(seed), scale: scale)
      let surface = Surface(list.presentation)
      var compositor = Compositor(leastMoved: 1)
      for step in 0..<8 {
        if let frame = compositor.frame(for: list.presentation) {
          surface.draw(frame)
          moves += frame.move == nil ? 0 : 1
        }
        let expected = Surface.fullRedraw(of: list.presentation)
        let width = surface.size.width
        let wrong = zip(surface.pixels, expected).enumerated()
          .first { $1.0 & 0xFF_FFFF != $1.1 & 0xFF_FFFF }
        let place = wrong.map { "(\($0.offset % width), \($0.offset / width))" }
        #expect(place == nil, "seed \(seed), step \(step): \(list.latest)")
        if wrong != nil { break }
        list.change()
      }
    }
    #expect(moves > 60, "\(moves)")
  }

  @Test(
    "Pictures under round corners are painted where they come in sight, and look as in a new buffer",
    arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func cards(scale: CGFloat) {
    var numbers = SeededNumbers(seed: 7)
    var offset: CGFloat = 0
    let surface = Surface(Self.cards(at: offset, scale: scale))
    var compositor = Compositor(leastMoved: 1)
    for step in 0..<40 {
      let next = Self.cards(at: offset, scale: scale)
      guard let frame = compositor.frame(for: next) else { continue }
      surface.draw(frame)
      let expected = Surface.fullRedraw(of: next)
      let isRight = zip(surface.pixels, expected).allSatisfy { $0 & 0xFF_FFFF == $1 & 0xFF_FFFF }
      #expect(isRight, "step \(step): \(offset)")
      if let move = frame.move {
        let painted = frame.painted.reduce(0) { $0 + $1.area }
        // A strip of what came in sight, and two rows of corners that are cut.
        let most = Int(120 * 40 * scale * scale)
        #expect(painted <= most, "step \(step): \(painted), \(move)")
      }
      offset = max(0, offset + CGFloat(numbers.int(-7..<12)))
    }
  }

  /// Cards of two pictures, one with alpha, that scroll under each other.
  private static func cards(at offset: CGFloat, scale: CGFloat) -> Presentation {
    var pictures: [Layer.ID: LayerPicture] = [:]
    let cards = (0..<12).map { number in
      let id = UInt64(10 * number + 10)
      let layers = [
        (id + 1, rect(0, 0, 96, 57), PixelFormat.rgb24), (id + 2, rect(8, 30, 80, 20), .argb32),
      ]
      .map { id, frame, format in
        let picture = picture(of: frame.size, scale: scale, format, seed: id)
        pictures[Layer.ID(id)] = picture
        return Layer(id: Layer.ID(id), frame: frame, contents: .drawn(picture.list))
      }
      return Layer.group(
        id, rect(12, 6 + 64 * CGFloat(number), 96, 57), Appearance(clip: .roundedRect(radius: 12)),
        children: layers)
    }
    let list = Layer.group(
      1, rect(4, 4, 120, 140), origin: CGPoint(x: 0, y: offset), Appearance(clip: .bounds),
      children: cards)
    return Presentation(
      root: Layer.group(0, rect(0, 0, 128, 148), children: [list]), pictures: pictures,
      size: CGSize(width: 128, height: 148), scale: scale)
  }

  private static func picture(
    of size: CGSize, scale: CGFloat, _ format: PixelFormat, seed: UInt64
  ) -> LayerPicture {
    let list = DisplayList {
      var numbers = SeededNumbers(seed: seed)
      if format == .rgb24 {
        $0.fill(CGRect(origin: .zero, size: size), with: .color(Color.Resolved(hex: 0x445566)))
      }
      for _ in 0..<9 {
        let mark = rect(
          CGFloat(numbers.int(0..<Int(size.width) - 6)),
          CGFloat(numbers.int(0..<Int(size.height) - 6)), 5.4, 4.7)
        $0.fill(mark, with: .color(Color.Resolved(hex: UInt32(numbers.int(0..<0x100_0000)))))
      }
    }
    let covered = PixelRect(covering: CGRect(origin: .zero, size: size), scale: scale)
    guard
      let bitmap = Surface.rasterizer.bitmap(
        of: list, covering: covered, scale: scale, format: format)
    else { preconditionFailure("no bitmap") }
    return LayerPicture(list: list, bitmap: bitmap, origin: .zero, scale: scale, size: size)
  }

  @Test("The same holds over any trees and changes", arguments: [1, 1.25, 2] as [CGFloat])
  func scenes(scale: CGFloat) {
    for seed in 0..<40 {
      var scene = RandomScene(seed: UInt64(seed), scale: scale)
      let surface = Surface(scene.presentation)
      var compositor = Compositor(leastMoved: 1)
      if let frame = compositor.frame(for: scene.presentation) { surface.draw(frame) }
      for step in 0..<3 {
        let change = scene.change()
        if let frame = compositor.frame(for: scene.presentation) { surface.draw(frame) }
        let expected = Surface.fullRedraw(of: scene.presentation)
        let isRight = zip(surface.pixels, expected).allSatisfy { $0 & 0xFF_FFFF == $1 & 0xFF_FFFF }
        #expect(isRight, "seed \(seed), step \(step): \(change)")
        if !isRight { break }
      }
    }
  }
}

/// Rows in a card with round corners, a border, and a thumb over them, made up from a seed.
private struct RandomList {
  private struct Row {
    let id: UInt64
    var height: CGFloat
    var color: Color.Resolved
    let kind: Int
    var picture: LayerPicture?
  }

  var offset: CGFloat = 0
  var hasShadows = true
  private(set) var latest = ""
  private let scale: CGFloat
  private let radius: CGFloat
  private var random: SeededNumbers
  private var rows: [Row] = []
  private var caret = CGPoint(x: 20, y: 20)
  private var nextID: UInt64 = 100

  init(seed: UInt64, scale: CGFloat) {
    random = SeededNumbers(seed: seed)
    self.scale = scale
    radius = random.chance(50) ? 0 : 6
    for _ in 0..<14 { rows.append(row()) }
  }

  mutating func change() {
    switch random.int(0..<8) {
    case 0, 1, 2:
      offset = max(0, offset + CGFloat(random.int(-24..<30)))
      latest = "scroll to \(offset)"
    case 3, 4:
      let place = random.int(0..<rows.count)
      rows.insert(row(), at: place)
      latest = "insert at \(place)"
    case 5:
      let place = random.int(0..<rows.count)
      if rows.count > 6 { rows.remove(at: place) }
      latest = "remove at \(place)"
    case 6:
      let place = random.int(0..<rows.count)
      rows[place].color = color()
      draw(&rows[place])
      latest = "color of \(place)"
    default:
      caret = CGPoint(x: CGFloat(random.int(0..<100)), y: CGFloat(random.int(0..<140)))
      offset += 3
      latest = "caret and scroll"
    }
  }

  private mutating func row() -> Row {
    nextID += 10
    var row = Row(
      id: nextID, height: CGFloat(random.int(6..<16)), color: color(), kind: random.int(0..<7))
    draw(&row)
    return row
  }

  /// What a worker does, once for each row.
  private func draw(_ row: inout Row) {
    guard row.kind < 3 else { return }
    let size = CGSize(width: 96, height: row.height)
    let list = DisplayList { [row] list in
      for step in 0..<8 {
        let mark = rect(CGFloat(step) * 11.3, 1.5, 7, row.height - 3)
        list.fill(roundedRect: mark, radius: 2, with: .color(row.color))
      }
    }
    let covered = PixelRect(covering: list.inkBounds, scale: scale)
    row.picture = Surface.rasterizer.bitmap(
      of: list, covering: covered, scale: scale, format: .argb32
    ).map {
      LayerPicture(
        list: list, bitmap: $0, origin: PixelPoint(x: covered.x, y: covered.y), scale: scale,
        size: size)
    }
  }

  private mutating func color() -> Color.Resolved {
    Color.Resolved(
      hex: UInt32(random.int(0..<0x100_0000)), opacity: random.chance(70) ? 1 : 0.6)
  }

  var presentation: Presentation {
    let frame = rect(6, 5, 110, 132)
    var y: CGFloat = 0
    var layers: [Layer] = []
    var pictures: [Layer.ID: LayerPicture] = [:]
    for row in rows {
      let place = rect(4, y, 96, row.height)
      layers.append(layer(row, place))
      if let picture = row.picture { pictures[Layer.ID(row.id)] = picture }
      y += row.height + 2
    }
    let caretLayer = Layer.plain(
      3, CGRect(origin: caret, size: CGSize(width: 2, height: 9)), 0xCC0000)
    let content = Layer.group(
      2, rect(3, 3, 104, 126), origin: CGPoint(x: 0, y: offset),
      Appearance(clip: radius > 0 ? .roundedRect(radius: radius) : .bounds),
      children: layers + [caretLayer])
    let ground = DisplayList {
      let bounds = CGRect(origin: .zero, size: frame.size)
      $0.fill(roundedRect: bounds, radius: radius, with: .color(Color.Resolved(hex: 0xF4F4F8)))
      $0.stroke(
        Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius),
        with: .color(Color.Resolved(hex: 0x808088)), style: StrokeStyle(lineWidth: 1))
    }
    let thumb = Layer.plain(
      5, rect(102, 4 + offset / 4, 3, 30), 0x444444, Appearance(opacity: 0.5))
    let card = Layer.group(
      1, frame, Appearance(background: .color(Color.Resolved(hex: 0xFFFFEE)), cornerRadius: radius),
      children: [
        Layer(
          id: Layer.ID(4), frame: CGRect(origin: .zero, size: frame.size), contents: .direct(ground)
        ),
        content, thumb,
      ])
    let root = Layer.group(0, rect(0, 0, 128, 144), children: [card])
    return Presentation(
      root: root, pictures: pictures, size: CGSize(width: 128, height: 144), scale: scale)
  }

  private func layer(_ row: Row, _ frame: CGRect) -> Layer {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let id = Layer.ID(row.id)
    switch row.kind {
    case 0, 1, 2:
      return Layer(id: id, frame: frame, contents: row.picture.map { .drawn($0.list) } ?? .none)
    case 3:
      return Layer.group(
        row.id, frame,
        Appearance(
          background: .color(row.color), cornerRadius: 3,
          border: Border(width: 1, color: Color.Resolved(hex: 0x226622))))
    case 4:
      let inner = Layer.plain(row.id + 1, bounds.insetBy(dx: -4, dy: -4), 0x88AACC)
      return Layer.group(
        row.id, frame, Appearance(clip: .roundedRect(radius: 4)), children: [inner])
    case 5 where hasShadows:
      let looks = Appearance(
        shadow: Shadow(color: Color.Resolved(hex: 0), radius: 2), background: .color(row.color))
      return Layer.group(row.id, frame, looks)
    default:
      return Layer.plain(row.id, frame.offsetBy(dx: 0, dy: 0.4), 0x99BB77)
    }
  }
}
