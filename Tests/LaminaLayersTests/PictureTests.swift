import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Pictures of layers")
struct PictureTests {
  /// Red at the left, blue at the right, made for a layer of 10x10 points.
  private let list = DisplayList {
    $0.fill(rect(0, 0, 5, 10), with: .color(red))
    $0.fill(rect(5, 0, 5, 10), with: .color(blue))
  }

  private func picture(scale: CGFloat = 1) -> LayerPicture? {
    let size = PixelRect(x: 0, y: 0, width: Int(10 * scale), height: Int(10 * scale))
    return Surface.rasterizer.bitmap(of: list, covering: size, scale: scale).map {
      LayerPicture(
        list: list, bitmap: $0, origin: .zero, scale: scale, size: CGSize(width: 10, height: 10))
    }
  }

  private func layer(
    _ frame: CGRect, _ looks: Appearance = Appearance(), gravity: ContentsGravity = .topLeft,
    transform: LayerTransform = .identity
  ) -> Layer {
    Layer(
      id: Layer.ID(1),
      geometry: LayerGeometry(untransformedFrame: frame, transform: transform), appearance: looks,
      contents: .drawn(list), contentsGravity: gravity)
  }

  private func page(_ layer: Layer, scale: CGFloat = 1, picture: LayerPicture?) -> Page {
    let root = Layer.group(0, rect(0, 0, 40, 40), children: [layer])
    return Page(root, scale: scale, pictures: picture.map { [layer.id: $0] } ?? [:])
  }

  @Test("A picture made for another size is laid by its gravity")
  func gravity() {
    func at(_ gravity: ContentsGravity, _ x: Int, _ y: Int) -> UInt32 {
      page(layer(rect(0, 0, 40, 20), gravity: gravity), picture: picture())[x, y]
    }
    #expect(at(.topLeft, 2, 2) == 0xFF0000 && at(.topLeft, 12, 2) == 0xFFFFFF)
    #expect(at(.bottomRight, 32, 12) == 0xFF0000 && at(.bottomRight, 37, 17) == 0x0000FF)
    #expect(at(.center, 17, 7) == 0xFF0000 && at(.center, 14, 7) == 0xFFFFFF)
    #expect(at(.resize, 2, 19) == 0xFF0000 && at(.resize, 37, 19) == 0x0000FF)
    #expect(at(.resizeAspect, 12, 2) == 0xFF0000 && at(.resizeAspect, 9, 2) == 0xFFFFFF)
    #expect(at(.resizeAspectFill, 2, 2) == 0xFF0000 && at(.resizeAspectFill, 38, 38) == 0xFFFFFF)
    #expect(at(.resizeAspectFill, 30, 29) == 0x0000FF, "it reaches beyond the bounds")
  }

  @Test(
    "A stretched picture leaves nothing behind when a newer drawing has it shown as it was made")
  func stretchedThenStale() {
    let stretched = layer(rect(0, 0, 40, 20), gravity: .resize)
    let newer = stretched.replacing(
      contents: .drawn(DisplayList { $0.fill(rect(0, 0, 1, 1), with: .color(red)) }))
    let made = picture().map { [stretched.id: $0] } ?? [:]
    func presentation(_ layer: Layer) -> Presentation {
      Presentation(
        root: .group(0, rect(0, 0, 40, 40), children: [layer]), pictures: made,
        size: CGSize(width: 40, height: 40))
    }
    let surface = Surface(presentation(stretched))
    var compositor = Compositor()
    for layer in [stretched, newer] {
      if let frame = compositor.frame(for: presentation(layer)) { surface.draw(frame) }
    }
    #expect(surface.pixels == Surface.fullRedraw(of: presentation(newer)))
  }

  @Test("What is seen in perspective is the same whether a picture out of sight is there or not")
  func outOfSight() {
    let far = layer(rect(60, 10, 10, 10))
    let plane = Layer.group(
      2, rect(10, 5, 20, 30),
      children: [Layer.plain(3, rect(0, 0, 6, 30), 0xCC3366), far])
    var geometry = plane.geometry
    geometry.transform = LayerTransform(
      .rotation(.degrees(20), x: 0, y: 1, z: 0), .perspective(distance: 90))
    let root = Layer.group(0, rect(0, 0, 40, 40), children: [plane.replacing(geometry: geometry)])
    let with = Page(root, pictures: picture().map { [far.id: $0] } ?? [:])
    let without = Page(root)
    for y in 0..<40 {
      for x in 0..<40 where with[x, y] != without[x, y] {
        Issue.record("\(x), \(y): \(with[x, y]) and \(without[x, y])")
        return
      }
    }
  }

  @Test("A turned picture is sampled, not drawn again", arguments: [1, 2] as [CGFloat])
  func turned(scale: CGFloat) {
    let turned = layer(
      rect(10, 10, 10, 10), transform: LayerTransform(.rotation(.degrees(90), x: 0, y: 0, z: 1)))
    let root = Layer.group(0, rect(0, 0, 40, 40), children: [turned])
    var compositor = Compositor()
    let frame = compositor.frame(
      for: Presentation(
        root: root, pictures: picture(scale: scale).map { [turned.id: $0] } ?? [:],
        size: CGSize(width: 40, height: 40), scale: scale))
    #expect(frame?.statistics.blits == 1)
    #expect(
      frame?.list.commands.contains { if case .sampledBitmap = $0 { true } else { false } } == true)
    let page = page(turned, scale: scale, picture: picture(scale: scale))
    #expect(page[Int(15 * scale), Int(11 * scale)] == 0xFF0000)
    #expect(page[Int(15 * scale), Int(19 * scale)] == 0x0000FF)
    #expect(page[Int(9 * scale), Int(11 * scale)] == 0xFFFFFF)
  }

  @Test("A picture that is all of a fading layer is laid on faded, without a group")
  func fading() {
    let half = layer(rect(0, 0, 10, 10), Appearance(opacity: 0.5))
    var compositor = Compositor()
    let frame = compositor.frame(
      for: Presentation(
        root: half, pictures: picture().map { [half.id: $0] } ?? [:],
        size: CGSize(width: 10, height: 10)))
    #expect(
      frame?.list.commands.contains { if case .beginGroup = $0 { true } else { false } } == false)
    #expect(page(half, picture: picture())[2, 2] == 0xFF8080)
  }

  @Test("What is kept as a bitmap is drawn once while it moves, turns and fades")
  func rasterized() {
    let child = Layer.plain(2, rect(2, 2, 6, 6), 0x00FF00)
    let card = Layer.plain(
      1, rect(5, 5, 10, 10), 0xFF0000, Appearance(shouldRasterize: true), children: [child])
    var compositor = Compositor()
    func made(_ card: Layer) -> Int? {
      let root = Layer.group(0, rect(0, 0, 40, 40), children: [card])
      return compositor.frame(
        for: Presentation(root: root, size: CGSize(width: 40, height: 40)))?
        .statistics.rasterizedLayers
    }
    #expect(made(card) == 1)
    var (geometry, looks) = (card.geometry, card.appearance)
    geometry.position.x += 7
    geometry.transform = LayerTransform(.rotation(.degrees(30), x: 0, y: 0, z: 1))
    #expect(made(card.replacing(geometry: geometry)) == 0)
    looks.opacity = 0.5
    #expect(made(card.replacing(geometry: geometry, appearance: looks)) == 0)
    #expect(made(card.replacing(children: [.plain(2, rect(2, 2, 6, 6), 0x0000FF)])) == 1)
  }

  @Test("What is kept looks as what is not")
  func rasterizedLooks() {
    func page(_ isKept: Bool) -> Page {
      let card = Layer.plain(
        1, rect(5, 5, 20, 20), 0xFF0000,
        Appearance(
          opacity: 0.5, shadow: Shadow(color: .black, radius: 2),
          border: Border(width: 2, color: blue),
          shouldRasterize: isKept),
        children: [.plain(2, rect(5, 5, 6, 6), 0x00FF00)])
      return Page(Layer.group(0, rect(0, 0, 40, 40), children: [card]))
    }
    let (kept, drawn) = (page(true), page(false))
    for y in 0..<40 { for x in 0..<40 { #expect(kept.isNear(drawn[x, y], at: x, y)) } }
  }
}
