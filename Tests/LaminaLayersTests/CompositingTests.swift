import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaRaster
import Testing
import LayerScenes

@Suite("Compositing")
struct CompositingTests {
  /// A page of 40x40 points over white.
  private func page(scale: CGFloat = 1, _ layers: Layer...) -> Page {
    Page(Layer.group(0, rect(0, 0, 40, 40), children: layers), scale: scale)
  }

  private func masked(_ layer: Layer, by mask: Layer) -> Layer {
    layer.replacing(mask: .some(mask))
  }

  @Test("Red at one half with an opaque green child on white: the child's area is (128, 255, 128)")
  func groupOpacity() {
    let child = Layer.plain(2, rect(5, 5, 10, 10), 0x00FF00)
    let page = page(
      Layer.plain(1, rect(0, 0, 40, 40), 0xFF0000, Appearance(opacity: 0.5), children: [child]))
    #expect(page[8, 8] == 0x80FF80)
    #expect(page[1, 1] == 0xFF8080)
  }

  @Test(
    "Shadow, background, contents, sublayers, border lie above each other in this order",
    arguments: [1, 1.25, 2, 3] as [CGFloat])
  func order(scale: CGFloat) {
    let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 8, height: 0))
    let looks = Appearance(
      shadow: shadow, background: .color(red), border: Border(width: 4, color: blue))
    let contents = DisplayList { $0.fill(rect(0, 0, 12, 20), with: .color(green)) }
    let layer = Layer(
      id: Layer.ID(1), frame: rect(8, 8, 20, 20), appearance: looks, contents: .direct(contents),
      children: [Layer.plain(2, rect(0, 10, 20, 10), 0xFFFF00)])
    let page = page(scale: scale, layer)
    func at(_ x: CGFloat, _ y: CGFloat) -> UInt32 { page[Int(x * scale), Int(y * scale)] }
    #expect(at(31, 15) == 0x000000, "the shadow")
    #expect(at(22, 14) == 0xFF0000, "the background, above the shadow")
    #expect(at(14, 14) == 0x00FF00, "the contents, above the background")
    #expect(at(14, 20) == 0xFFFF00, "the child, above the contents")
    #expect(at(9, 20) == 0x0000FF, "the border, above the child")
    #expect(at(26, 14) == 0x0000FF && at(14, 9) == 0x0000FF && at(14, 26) == 0x0000FF)
    #expect(at(29, 30) == 0xFFFFFF)
  }

  @Test("A border lies inside the bounds and follows the corners")
  func border() {
    let looks = Appearance(cornerRadius: 10, border: Border(width: 3, color: red))
    let page = page(Layer.group(1, rect(5, 5, 30, 30), looks))
    #expect(page[20, 5] == 0xFF0000 && page[20, 7] == 0xFF0000 && page[20, 8] == 0xFFFFFF)
    #expect(page[4, 20] == 0xFFFFFF && page[5, 20] == 0xFF0000 && page[34, 20] == 0xFF0000)
    #expect(page[5, 5] == 0xFFFFFF, "outside the corner")
    // On the diagonal the ring lies 7 to 10 from the corner circle's centre at (15, 15).
    #expect(page[15 - 6, 15 - 6] == 0xFF0000 && page[15 - 4, 15 - 4] == 0xFFFFFF)
  }

  @Test("Only the corners of the mask are round")
  func maskedCorners() {
    let looks = Appearance(
      background: .color(red), cornerRadius: 12,
      maskedCorners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    let page = page(Layer.group(1, rect(0, 0, 40, 40), looks))
    #expect(page[1, 1] == 0xFFFFFF && page[38, 38] == 0xFFFFFF)
    #expect(page[39, 0] == 0xFF0000 && page[0, 39] == 0xFF0000)
    let corner = Appearance(background: .color(red), cornerRadius: 12)
    #expect(self.page(Layer.group(1, rect(0, 0, 40, 40), corner))[1, 1] == 0xFFFFFF)
  }

  @Test("Corners cut contents and children only with a clip to the bounds")
  func masksToBounds() {
    func layer(_ clip: ClipShape?) -> Layer {
      Layer.plain(
        1, rect(0, 0, 40, 40), 0x00FF00,
        Appearance(clip: clip, background: .color(red), cornerRadius: 15),
        children: [Layer.plain(2, rect(30, 30, 20, 20), 0x0000FF)])
    }
    let open = page(layer(nil))
    #expect(open[0, 0] == 0x00FF00 && open[39, 39] == 0x0000FF)
    let cut = page(layer(.bounds))
    #expect(cut[0, 0] == 0xFFFFFF && cut[39, 39] == 0xFFFFFF && cut[20, 20] == 0x00FF00)
  }

  @Test("A mask leaves what its alpha covers; its colour does not matter")
  func mask() {
    let mask = Layer.plain(2, rect(10, 0, 20, 40), 0x123456)
    let page = page(masked(.plain(1, rect(0, 0, 40, 40), 0xFF0000), by: mask))
    #expect(page[5, 5] == 0xFFFFFF && page[20, 5] == 0xFF0000 && page[35, 5] == 0xFFFFFF)
    let half = Layer.plain(2, rect(0, 0, 40, 40), 0, Appearance(opacity: 0.5))
    let faded = self.page(masked(.plain(1, rect(0, 0, 40, 40), 0xFF0000), by: half))
    #expect(faded.isNear(0xFF8080, at: 5, 5))
  }

  @Test("A mask is cut, turned and masked as any layer, and masks shadow and border too")
  func masksOfMasks() {
    let inner = Layer.plain(3, rect(0, 0, 10, 40), 0)
    let mask = masked(.plain(2, rect(5, 0, 30, 40), 0), by: inner)
    let looks = Appearance(
      shadow: Shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 10)),
      border: Border(width: 2, color: blue))
    let page = page(masked(.plain(1, rect(0, 0, 40, 20), 0xFF0000, looks), by: mask))
    #expect(page[10, 10] == 0xFF0000 && page[10, 0] == 0x0000FF && page[10, 25] == 0x000000)
    #expect(page[2, 10] == 0xFFFFFF && page[20, 10] == 0xFFFFFF && page[20, 25] == 0xFFFFFF)
  }

  @Test("A gradient fades what it masks")
  func gradientMask() {
    let stops = [
      Paint.Stop(color: .black, location: 0), Paint.Stop(color: .clear, location: 1),
    ]
    let looks = Appearance(background: .linear(stops, from: .zero, to: CGPoint(x: 40, y: 0)))
    let mask = Layer.group(2, rect(0, 0, 40, 40), looks)
    let page = page(masked(.plain(1, rect(0, 0, 40, 40), 0x000000), by: mask))
    for x in [2, 12, 20, 33] {
      let wanted = (Double(x) + 0.5) / 40 * 255
      #expect(abs(Double(page[x, 5] & 255) - wanted) <= 2, "at \(x)")
    }
  }

  @Test("A hidden mask hides all; one that moves takes what is seen along")
  func movingMask() {
    let layer = Layer.plain(1, rect(0, 0, 40, 40), 0xFF0000)
    let hidden = Layer.plain(2, rect(0, 0, 40, 40), 0, Appearance(isHidden: true))
    #expect(page(masked(layer, by: hidden))[5, 5] == 0xFFFFFF)
    var compositor = Compositor()
    func frame(_ x: CGFloat) -> Frame? {
      let root = Layer.group(
        0, rect(0, 0, 40, 40), children: [masked(layer, by: .plain(2, rect(x, 0, 10, 40), 0))])
      return compositor.frame(for: Presentation(root: root, size: CGSize(width: 40, height: 40)))
    }
    _ = frame(0)
    #expect(frame(20)?.damage == [pixels(0, 0, 10, 40), pixels(20, 0, 10, 40)])
    #expect(frame(20) == nil)
  }

  @Test(
    "A shadow's edge is a Gaussian with sigma = radius", arguments: [1, 1.25, 2, 3] as [CGFloat])
  func shadowProfile(scale: CGFloat) {
    let looks = Appearance(shadow: Shadow(color: .black, radius: 3))
    let page = page(scale: scale, Layer.group(1, rect(-48, -48, 68, 136), looks))
    for x in Int(10 * scale)..<Int(30 * scale) {
      let distance = (Double(x) + 0.5 - 20 * scale) / (3 * scale * 2.0.squareRoot())
      let wanted = 255 - 255 * 0.5 * erfc(distance)
      #expect(abs(Double(page[x, Int(20 * scale)] & 255) - wanted) <= 3, "at \(x)")
    }
  }

  @Test("A shadow follows the corners, or its own path")
  func shadowOutline() {
    func layer(_ path: Path?) -> Layer {
      let shadow = Shadow(
        color: .black, radius: 0, offset: CGSize(width: 20, height: 0), path: path)
      return Layer.group(1, rect(0, 0, 20, 40), Appearance(shadow: shadow, cornerRadius: 8))
    }
    let round = page(layer(nil))
    #expect(round[20, 0] == 0xFFFFFF && round[30, 20] == 0)
    let own = page(layer(Path(rect(0, 0, 20, 10))))
    #expect(own[20, 0] == 0 && own[30, 20] == 0xFFFFFF)
  }

  @Test("Blend modes mix with what lies below")
  func blending() {
    let page = page(
      .plain(1, rect(0, 0, 40, 40), 0xFF8000),
      .plain(2, rect(0, 0, 20, 40), 0x808080, Appearance(blendMode: .multiply)),
      .plain(3, rect(20, 0, 20, 40), 0xFFFFFF, Appearance(blendMode: .difference)))
    #expect(page.isNear(0x804000, at: 5, 5) && page.isNear(0x007FFF, at: 30, 5))
  }

  @Test("Filters change the whole: a blur reaches beyond the bounds")
  func filters() {
    let blurred = Layer.plain(
      1, rect(10, 10, 20, 20), 0x000000, Appearance(filters: [.blur(radius: 2)]))
    let page = page(blurred)
    #expect(page[8, 20] != 0xFFFFFF && page[20, 20] == 0)
    #expect(abs(Int(page[9, 20] & 255) - Int(255 - page[10, 20] & 255)) <= 3, "the edge's middle")
    let inverted = Layer.plain(
      1, rect(0, 0, 40, 40), 0xFF0000, Appearance(opacity: 0.5, filters: [.colorInvert]))
    #expect(self.page(inverted)[5, 5] == 0x80FFFF)
  }

  @Test("Backdrop filters change what lies below, inside bounds and corners")
  func backdrop() {
    let glass = Layer.group(
      2, rect(10, 10, 20, 20), Appearance(cornerRadius: 10, backdropFilters: [.colorInvert]),
      children: [.plain(3, rect(8, 8, 4, 4), 0x00FF00)])
    let page = page(.plain(1, rect(0, 0, 40, 40), 0xFF0000), glass)
    #expect(page[15, 20] == 0x00FFFF && page[10, 10] == 0xFF0000 && page[5, 20] == 0xFF0000)
    #expect(page[20, 20] == 0x00FF00, "what is inside is not changed")
    let half = Layer.group(
      2, rect(10, 10, 20, 20), Appearance(opacity: 0.5, backdropFilters: [.colorInvert]))
    #expect(
      self.page(.plain(1, rect(0, 0, 40, 40), 0xFF0000), half).isNear(0x807F7F, at: 15, 20))
  }

  @Test("A change below a backdrop damages all of it, one beside it nothing")
  func backdropDamage() {
    func damage(_ x: CGFloat) -> [PixelRect]? {
      var compositor = Compositor()
      func root(_ color: UInt32) -> Presentation {
        let glass = Layer.group(
          2, rect(10, 10, 20, 20), Appearance(backdropFilters: [.blur(radius: 4)]))
        let dot = Layer.plain(1, rect(x, 18, 2, 2), color)
        return Presentation(
          root: .group(0, rect(0, 0, 40, 40), children: [dot, glass]),
          size: CGSize(width: 40, height: 40))
      }
      _ = compositor.frame(for: root(1))
      return compositor.frame(for: root(2))?.damage
    }
    #expect(damage(20) == [pixels(10, 10, 20, 20)])
    #expect(damage(2) == [pixels(2, 18, 2, 2)])
  }

  @Test("An equal tree of other objects is no change, whatever looks it has")
  func equal() {
    var compositor = Compositor()
    func frame() -> Frame? {
      let looks = [
        Appearance(filters: [.blur(radius: 2)]), Appearance(backdropFilters: [.colorInvert]),
        Appearance(shouldRasterize: true), Appearance(blendMode: .multiply),
      ]
      let layers = looks.enumerated().map { index, looks in
        masked(
          .plain(
            UInt64(index) * 2 + 1, rect(5, 5, 20, 20), 0xFF0000, looks,
            children: [.plain(UInt64(index) + 30, rect(3, 3, 3, 3), 0x00FF00)]),
          by: .plain(UInt64(index) * 2 + 2, rect(0, 0, 10, 10), 0))
      }
      let root = Layer.group(0, rect(0, 0, 40, 40), children: layers)
      var geometry = root.geometry
      geometry.sublayerTransform = LayerTransform(
        .rotation(.degrees(10), x: 1, y: 0, z: 0), .perspective(distance: 90))
      return compositor.frame(
        for: Presentation(
          root: root.replacing(geometry: geometry), size: CGSize(width: 40, height: 40)))
    }
    #expect(frame() != nil)
    #expect(frame() == nil)
  }

  @Test("Layers are painted by zPosition, then in their order")
  func zPosition() {
    func layer(_ id: UInt64, _ color: UInt32, z: CGFloat) -> Layer {
      let layer = Layer.plain(id, rect(0, 0, 40, 40), color)
      var geometry = layer.geometry
      geometry.zPosition = z
      return layer.replacing(geometry: geometry)
    }
    #expect(page(layer(1, 0xFF0000, z: 1), layer(2, 0x00FF00, z: 0))[5, 5] == 0xFF0000)
    #expect(page(layer(1, 0xFF0000, z: 1), layer(2, 0x00FF00, z: 1))[5, 5] == 0x00FF00)
  }
}

/// What a tree looks like over white, on a surface of 40x40 points.
struct Page {
  private let pixels: [UInt32]
  private let width: Int

  init(_ root: Layer, scale: CGFloat = 1, pictures: [Layer.ID: LayerPicture] = [:]) {
    let presentation = Presentation(
      root: root, pictures: pictures, size: CGSize(width: 40, height: 40), scale: scale)
    pixels = Surface.fullRedraw(of: presentation)
    width = presentation.pixelSize.width
  }

  /// 0xRRGGBB at a pixel.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFF_FFFF }

  /// Whether no channel is more than two levels off.
  func isNear(_ color: UInt32, at x: Int, _ y: Int) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(self[x, y] >> $0 & 255) - Int(color >> $0 & 255)) <= 2 }
  }
}
