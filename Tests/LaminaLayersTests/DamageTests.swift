import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Damage of changes")
struct DamageTests {
  /// What is damaged when `before` becomes `after`; nil when nothing is presented.
  private func damage(
    _ before: Layer, _ after: Layer, scale: CGFloat = 1,
    pictures: ([Layer.ID: LayerPicture], [Layer.ID: LayerPicture]) = ([:], [:])
  ) -> [PixelRect]? {
    var compositor = Compositor()
    let size = CGSize(width: 100, height: 100)
    _ = compositor.frame(
      for: Presentation(root: before, pictures: pictures.0, size: size, scale: scale))
    return compositor.frame(
      for: Presentation(root: after, pictures: pictures.1, size: size, scale: scale))?.damage
  }

  private func root(_ children: Layer..., looks: Appearance = Appearance()) -> Layer {
    Layer.group(0, rect(0, 0, 100, 100), looks, children: children)
  }

  @Test("The first frame damages everything, in pixels")
  func first() {
    var compositor = Compositor()
    let presentation = Presentation(
      root: root(), size: CGSize(width: 100, height: 60), scale: 1.25)
    #expect(compositor.frame(for: presentation)?.damage == [pixels(0, 0, 125, 75)])
  }

  @Test("An equal tree of other objects is no change and is not presented")
  func noChange() {
    let looks = Appearance(opacity: 0.5, clip: .bounds)
    func tree() -> Layer { root(Layer.plain(1, rect(10, 10, 20, 20), looks)) }
    #expect(damage(tree(), tree()) == nil)
  }

  @Test("A moved layer damages where it was and where it is")
  func moved() {
    let dot = Layer.plain(1, rect(10, 10, 8, 8))
    let far = dot.replacing(frame: rect(60, 10, 8, 8))
    #expect(damage(root(dot), root(far)) == [pixels(10, 10, 8, 8), pixels(60, 10, 8, 8)])
    let near = dot.replacing(frame: rect(14, 10, 8, 8))
    #expect(damage(root(dot), root(near)) == [pixels(10, 10, 12, 8)])
    #expect(
      damage(root(dot), root(far), scale: 2) == [pixels(20, 20, 16, 16), pixels(120, 20, 16, 16)])
  }

  @Test("A move of less than a pixel that shows nothing new is not presented")
  func movedInvisibly() {
    let dot = Layer.plain(1, rect(10, 10, 8, 8))
    func at(_ x: CGFloat) -> Layer {
      dot.transformed(CGAffineTransform(translationX: x, y: 0))
    }
    #expect(damage(root(at(0)), root(at(0.25))) == nil)
    #expect(damage(root(at(0.25)), root(at(0.75))) == [pixels(10, 10, 9, 8)])
  }

  @Test("A shadow belongs to what a layer damages")
  func shadow() {
    let looks = Appearance(
      shadow: Shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 3)))
    let card = Layer.plain(1, rect(20, 20, 10, 10), looks)
    let inserted = damage(root(), root(card))
    #expect(inserted == [pixels(13, 16, 24, 24)])
  }

  @Test("Changed contents damage only themselves; recorded anew but equal ones nothing")
  func contents() {
    func parent(_ color: UInt32) -> Layer {
      root(
        Layer.plain(
          1, rect(10, 10, 40, 40), 0x111111,
          children: [
            Layer.plain(2, rect(5, 5, 10, 10), color)
          ]))
    }
    #expect(damage(parent(0xFF0000), parent(0x00FF00)) == [pixels(15, 15, 10, 10)])
    #expect(damage(parent(0xFF0000), parent(0xFF0000)) == nil)
  }

  @Test("Clips of all layers above cut the damage")
  func clipped() {
    func tree(_ color: UInt32) -> Layer {
      root(
        Layer.group(
          1, rect(10, 10, 30, 30), Appearance(clip: .bounds),
          children: [
            Layer.plain(2, rect(20, 20, 50, 50), color)
          ]))
    }
    #expect(damage(tree(1), tree(2)) == [pixels(30, 30, 10, 10)])
  }

  @Test("Opacity, hiding and turning damage the layer with its children")
  func looks() {
    let child = Layer.plain(2, rect(15, 0, 10, 10))
    func tree(_ looks: Appearance, turn: CGFloat = 0) -> Layer {
      root(
        Layer.plain(1, rect(10, 10, 10, 10), looks, children: [child])
          .transformed(CGAffineTransform(rotationAngle: turn)))
    }
    let whole = [pixels(10, 10, 25, 10)]
    #expect(damage(tree(Appearance()), tree(Appearance(opacity: 0.5))) == whole)
    #expect(damage(tree(Appearance()), tree(Appearance(isHidden: true))) == whole)
    #expect(damage(tree(Appearance(isHidden: true)), tree(Appearance(opacity: 0))) == nil)
    let turned = damage(tree(Appearance()), tree(Appearance(), turn: .pi / 2))
    #expect(turned?.allSatisfy { pixels(8, 8, 29, 29).contains($0) } == true)
  }

  @Test("What changes in perspective on what is kept damages all of that, wherever it lies")
  func keptPerspective() {
    func tree(_ color: UInt32) -> Layer {
      let plane = Layer.group(
        2, rect(0, 0, 20, 20), children: [Layer.plain(3, rect(4, 4, 10, 10), color)])
      var geometry = plane.geometry
      geometry.transform = LayerTransform(
        .rotation(.degrees(5), x: 0, y: 1, z: 0), .perspective(distance: 20))
      let looks = Appearance(clip: .bounds)
      return root(
        Layer.group(
          1, rect(60, 60, 30, 30), Appearance(shouldRasterize: true),
          children: [
            Layer.group(
              4, rect(0, 0, 30, 30), looks, children: [plane.replacing(geometry: geometry)])
          ]))
    }
    #expect(damage(tree(0xFF0000), tree(0x00FF00))?.isEmpty == false)
  }

  @Test("What is seen in perspective is damaged where only its edges lie elsewhere")
  func otherPlane() {
    func tree(_ x: CGFloat) -> Layer {
      let plane = Layer.group(
        1, rect(20, 20, 40, 40), children: [Layer.plain(2, rect(x, 0, 40, 40), 0xFF0000)])
      var geometry = plane.geometry
      geometry.transform = LayerTransform(
        .rotation(.degrees(5), x: 0, y: 1, z: 0), .perspective(distance: 40))
      return root(plane.replacing(geometry: geometry))
    }
    #expect(damage(tree(0.3), tree(0))?.isEmpty == false)
  }

  @Test("What is under a mask is painted again as a whole when more of it is drawn")
  func moreUnderMask() {
    let line = Layer.plain(3, rect(0, 0, 60, 1), 0xFF0000)
    let mask = Layer.plain(2, rect(2, 2, 50, 50), 0x000000)
    func tree(_ layers: Layer...) -> Layer {
      root(Layer.group(1, rect(0, 0, 60, 60), children: layers).replacing(mask: .some(mask)))
    }
    let button = Layer.plain(4, rect(10, 20, 10, 10), 0x00FF00)
    #expect(damage(tree(line), tree(line, button)) == [pixels(2, 2, 50, 28)])
  }

  @Test("Reordering damages only the layer that changed its place among the others")
  func reordered() {
    let layers = (1...4).map { Layer.plain($0, rect(CGFloat($0) * 10, 0, 15, 10), UInt32($0)) }
    let before = Layer.group(0, rect(0, 0, 100, 100), children: layers)
    let after = before.replacing(children: [layers[3], layers[0], layers[1], layers[2]])
    #expect(damage(before, after) == [pixels(40, 0, 15, 10)])
  }

  @Test("Insertion and removal damage the layer alone")
  func insertion() {
    let (a, b) = (Layer.plain(1, rect(0, 0, 9, 9)), Layer.plain(2, rect(50, 50, 9, 9)))
    #expect(damage(root(a), root(b, a)) == [pixels(50, 50, 9, 9)])
    #expect(damage(root(b, a), root(a)) == [pixels(50, 50, 9, 9)])
  }

  @Test("Scrolling damages what the clip shows, by whole pixels")
  func scrolled() {
    let rows = (0..<20).map { Layer.plain(10 + $0, rect(0, CGFloat($0) * 10, 40, 10), UInt32($0)) }
    let list = Layer.group(1, rect(20, 30, 40, 50), Appearance(clip: .bounds), children: rows)
    let before = root(list)
    let after = before.scrolled([list.id: CGPoint(x: 0, y: 7.4)])
    #expect(damage(before, after) == [pixels(20, 30, 40, 50)])
    let hardly = after.scrolled([list.id: CGPoint(x: 0, y: 7.2)])
    #expect(damage(after, hardly) == nil)
  }

  @Test("A picture that arrives damages its pixels, and the old one's where it is replaced")
  func pictures() throws {
    let list = DisplayList { $0.fill(rect(0, 0, 10, 10), with: .color(.black)) }
    let layer = Layer(id: Layer.ID(1), frame: rect(20, 20, 10, 10), contents: .drawn(list))
    func picture(_ width: Int) -> LayerPicture {
      let bitmap = Bitmap(
        PixelBuffer(size: PixelSize(width: width, height: 10), format: .argb32))
      return LayerPicture(
        list: list, bitmap: bitmap, origin: .zero, scale: 1, size: layer.bounds.size)
    }
    let (small, large) = (picture(10), picture(30))
    let tree = root(layer)
    #expect(damage(tree, tree, pictures: ([:], [:])) == nil)
    #expect(damage(tree, tree, pictures: ([:], [layer.id: small])) == [pixels(20, 20, 10, 10)])
    #expect(
      damage(tree, tree, pictures: ([layer.id: large], [layer.id: small]))
        == [pixels(20, 20, 30, 10)])
    let redrawn = root(layer.replacing(contents: .drawn(DisplayList { _ in })))
    #expect(
      damage(tree, redrawn, pictures: ([layer.id: small], [layer.id: small])) == nil,
      "the old picture stays until there is a new one")
  }

  @Test("Another size, scale or background, or invalidation, damages everything")
  func surface() {
    var compositor = Compositor()
    var presentation = Presentation(root: root(), size: CGSize(width: 50, height: 50))
    func damage() -> [PixelRect]? { compositor.frame(for: presentation)?.damage }
    #expect(damage() == [pixels(0, 0, 50, 50)])
    #expect(damage() == nil)
    presentation.size.width = 60
    #expect(damage() == [pixels(0, 0, 60, 50)])
    presentation.scale = 2
    #expect(damage() == [pixels(0, 0, 120, 100)])
    presentation.background = .black
    #expect(damage() == [pixels(0, 0, 120, 100)])
    compositor.invalidate()
    #expect(damage() == [pixels(0, 0, 120, 100)])
  }

  @Test("A surface without pixels, or of no sensible size, gives no frame")
  func empty() {
    var compositor = Compositor()
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 4)] {
      #expect(compositor.frame(for: Presentation(root: root(), size: size)) == nil)
    }
    let size = CGSize(width: 4, height: 4)
    #expect(compositor.frame(for: Presentation(root: root(), size: size, scale: 0)) == nil)
  }

  @Test("Work follows the change, not the tree")
  func counted() throws {
    let rows = (0..<300).map {
      Layer.plain(10 + $0, rect(0, CGFloat($0) * 10, 40, 10), UInt32($0))
    }
    var compositor = Compositor()
    let before = Layer.group(1, rect(0, 0, 40, 3000), children: rows)
    var changed = rows
    changed[7] = Layer.plain(17, rect(0, 70, 40, 10), 0xFFFFFF)
    let size = CGSize(width: 40, height: 3000)
    _ = compositor.frame(for: Presentation(root: before, size: size))
    let next = compositor.frame(
      for: Presentation(root: before.replacing(children: changed), size: size))
    let frame = try #require(next)
    #expect(frame.damage == [pixels(0, 70, 40, 10)])
    #expect(frame.statistics.layersCompared == 2)
  }
}
