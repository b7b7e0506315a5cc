import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing

@Suite("A layer of one's own: its tree")
struct ModelLayerTreeTests {
  private func named(_ names: String...) -> [ModelLayer] { names.map { ModelLayer(name: $0) } }
  private func names(_ layer: ModelLayer) -> String {
    layer.sublayers.compactMap(\.name).joined(separator: " ")
  }

  @Test("takes layers at, below and above others")
  func inserting() {
    let (root, l) = (ModelLayer(), named("a", "b", "c", "d", "e"))
    root.addSublayer(l[0])
    root.insertSublayer(l[1], at: 0)
    root.insertSublayer(l[2], above: l[1])
    root.insertSublayer(l[3], below: l[1])
    #expect(names(root) == "d b c a")
    root.replaceSublayer(l[2], with: l[4])
    #expect(names(root) == "d b e a")
    #expect(l[2].superlayer == nil)
    root.addSublayer(l[3])
    #expect(names(root) == "b e a d")
    root.insertSublayer(l[1], above: l[0])
    #expect(names(root) == "e a b d")
    root.insertSublayer(l[3], at: 0)
    #expect(names(root) == "d e a b")
    l[0].removeFromSuperlayer()
    #expect(names(root) == "d e b")
  }

  @Test("has each layer in one place: adding it elsewhere takes it away")
  func onePlace() {
    let (a, b, child) = (ModelLayer(), ModelLayer(), ModelLayer())
    a.addSublayer(child)
    b.addSublayer(child)
    #expect(a.sublayers.isEmpty)
    #expect(child.superlayer === b)
    a.mask = child
    #expect(b.sublayers.isEmpty)
    #expect(a.mask === child)
    #expect(child.superlayer == nil)
    b.mask = child
    #expect(a.mask == nil)
    b.mask = nil
    #expect(b.mask == nil && child.superlayer == nil)
  }

  @Test("never has a layer inside itself")
  func noCircle() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (ModelLayer(), ModelLayer())
      a.addSublayer(b)
      b.addSublayer(a)
    }
    await #expect(processExitsWith: .failure) {
      let (a, b) = (ModelLayer(), ModelLayer())
      a.mask = b
      b.addSublayer(a)
    }
  }

  @Test("paints by z position, then by order, and hits the other way round")
  func order() {
    let (root, l) = (ModelLayer(), named("a", "b", "c"))
    for layer in l + [root] { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    for layer in l { root.addSublayer(layer) }
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === l[2])
    l[0].zPosition = 1
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === l[0])
    #expect(root.presentation(at: 0).children.map(\.id) == [l[1].id, l[2].id, l[0].id])
  }

  @Test("is hit through clips, corners, masks and backs")
  func hits() {
    let (root, card, child) = (ModelLayer(), ModelLayer(), ModelLayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    card.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    child.frame = CGRect(x: 30, y: 0, width: 40, height: 40)
    root.addSublayer(card)
    card.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 70, y: 30)) === child)
    card.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 70, y: 30)) === root)
    #expect(root.hitTest(CGPoint(x: 21, y: 21)) === card)
    card.cornerRadius = 20
    #expect(root.hitTest(CGPoint(x: 21, y: 21)) === root)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === card)
    card.maskedCorners = .layerMaxXMaxYCorner
    #expect(root.hitTest(CGPoint(x: 21, y: 21)) === card)
    #expect(root.hitTest(CGPoint(x: 59, y: 59)) === root)
    card.maskedCorners = .all
    let mask = ModelLayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    card.mask = mask
    #expect(root.hitTest(CGPoint(x: 30, y: 40)) === card)
    #expect(root.hitTest(CGPoint(x: 50, y: 40)) === root)
    card.mask = nil
    card.isDoubleSided = false
    card[.rotationY] = .pi
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === root)
    card.isDoubleSided = true
    #expect(root.hitTest(CGPoint(x: 42, y: 40)) === card)
    card.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === root)
    #expect(root.hitTest(CGPoint(x: 140, y: 40)) == nil)
  }

  @Test("becomes an immutable layer with all its looks")
  func looks() throws {
    let (layer, mask) = (ModelLayer(), ModelLayer())
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.opacity = 0.5
    layer.backgroundColor = .white
    layer.cornerRadius = 3
    layer.maskedCorners = .layerMinXMinYCorner
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowPath = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    layer.compositingMode = .multiply
    layer.filters = [.gray]
    layer.isDoubleSided = false
    layer.shouldRasterize = true
    layer.mask = mask
    let made = layer.presentation(at: 0)
    let looks = made.appearance
    #expect(made.id == layer.id && made.mask?.id == mask.id)
    #expect(made.children.isEmpty)
    #expect(looks.opacity == 0.5 && looks.background == .color(.white))
    #expect(looks.cornerRadius == 3 && looks.maskedCorners == .layerMinXMinYCorner)
    #expect(looks.border == Border(width: 2, color: .black))
    #expect(looks.clip == nil && looks.blendMode == .multiply && looks.filters == [.gray])
    #expect(!looks.isDoubleSided && looks.shouldRasterize)
    let shadow = try #require(looks.shadow)
    #expect(shadow.color == .black.opacity(0.5) && shadow.radius == 4)
    #expect(shadow.path?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.masksToBounds = true
    #expect(layer.presentation(at: 0).appearance.clip != nil)
  }

  @Test("lets go of layers that nobody holds, however deep")
  func letsGo() {
    weak var deepest: ModelLayer?
    do {
      let root = ModelLayer()
      var around = root
      for _ in 0..<20_000 {
        let next = ModelLayer()
        around.addSublayer(next)
        around = next
      }
      deepest = around
      #expect(deepest != nil)
      _ = root.presentation(at: 0)
    }
    #expect(deepest == nil)
  }
}
