import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("The layer animator")
struct LayerAnimatorTests {
  private let linear = LayerTransaction(id: 7, animation: .linear(duration: 2))

  private func tree(_ children: Layer...) -> Layer {
    .group(1, rect(0, 0, 400, 400), children: children)
  }

  private func started(_ tree: Layer) -> LayerAnimator {
    var animator = LayerAnimator()
    animator.update(to: tree, with: .immediate, at: 0)
    _ = animator.takeFinished()
    return animator
  }

  private func origin(_ layer: Layer?) -> CGPoint? { layer?.untransformedFrame.origin }

  @Test("shows a move at the times of its curve, and then the model itself")
  func move() {
    var animator = started(tree(.plain(2, rect(0, 0, 50, 50))))
    let next = tree(.plain(2, rect(100, 40, 50, 50)))
    animator.update(to: next, with: linear, at: 10)
    #expect(animator.isMoving && animator.runningAnimations == 1)
    let origins = [10, 10.5, 11, 11.99].map { time in
      origin(animator.presentation(at: time).children[0])
    }
    #expect(origins[0] == CGPoint(x: 0, y: 0) && origins[1] == CGPoint(x: 25, y: 10))
    #expect(origins[2] == CGPoint(x: 50, y: 20))
    #expect(abs((origins[3]?.x ?? 0) - 99.5) < 1e-9)
    #expect(animator.takeFinished().isEmpty)
    #expect(animator.presentation(at: 12) === next)
    #expect(!animator.isMoving && animator.runningAnimations == 0)
    #expect(animator.takeFinished() == [7] && animator.takeFinished().isEmpty)
  }

  @Test(
    "follows the standard curves",
    arguments: [
      (UnitCurve.easeIn, 0.093465), (.easeInEaseOut, 0.129162), (.default, 0.408511),
    ])
  func curves(_ curve: UnitCurve, _ quarter: Double) {
    var animator = started(tree(.plain(2, rect(0, 0, 50, 50))))
    let transaction = LayerTransaction(animation: .timingCurve(curve, duration: 4))
    animator.update(to: tree(.plain(2, rect(1, 0, 50, 50))), with: transaction, at: 0)
    let x = animator.presentation(at: 1).children[0].frame.minX
    #expect(abs(x - quarter) < 1e-4)
  }

  @Test("starts nothing without a difference, and ends the transaction at once")
  func noDifference() {
    var animator = started(tree(.plain(2, rect(0, 0, 50, 50))))
    animator.update(to: tree(.plain(2, rect(0, 0, 50, 50))), with: linear, at: 0)
    #expect(!animator.isMoving && animator.takeFinished() == [7])
  }

  @Test("takes a change without animation over at once")
  func immediate() {
    var animator = started(tree(.plain(2, rect(0, 0, 50, 50))))
    let next = tree(.plain(2, rect(10, 0, 50, 50)))
    animator.update(to: next, with: LayerTransaction(id: 3), at: 0)
    #expect(animator.presentation(at: 0) === next && animator.takeFinished() == [3])
  }

  @Test("shares every object that does not move")
  func sharing() {
    let still = Layer.group(3, rect(0, 0, 9, 9), children: [.plain(4, rect(0, 0, 5, 5))])
    var animator = started(tree(still, .plain(2, rect(0, 0, 50, 50))))
    let next = tree(still, .plain(2, rect(100, 0, 50, 50)))
    animator.update(to: next, with: linear, at: 0)
    let shown = animator.presentation(at: 1)
    #expect(shown !== next && shown.children[0] === still)
    #expect(shown.children[1] !== next.children[1])
    #expect(animator.presentation(at: 1) === shown)
  }

  @Test("makes in a frame the layers that move and those above, and no others")
  func cost() {
    func card(_ id: UInt64, x: CGFloat) -> Layer {
      .group(
        id, rect(x, 0, 9, 9),
        children: (1...20).map { .plain(id * 100 + $0, rect(0, 0, 5, 5)) })
    }
    let cards = (10..<60).map { card($0, x: 0) }
    var animator = started(tree(.group(2, rect(0, 0, 300, 300), children: cards)))
    var moved = cards
    let before = animator.statistics.layersUpdated
    moved[7] = cards[7].replacing(frame: rect(50, 0, 9, 9))
    animator.update(to: tree(.group(2, rect(0, 0, 300, 300), children: moved)), with: linear, at: 0)
    _ = animator.presentation(at: 0.5)
    #expect(animator.statistics.layersMade == 3 && animator.statistics.layersVisited == 3)
    #expect(animator.statistics.layersUpdated - before == 3)
  }

  @Test("animates each property by itself, and the sum of all is shown")
  func properties() {
    func layer(_ frame: CGRect, _ opacity: CGFloat, turn: Double) -> Layer {
      Layer(
        id: Layer.ID(2), frame: frame,
        transform: LayerTransform(.rotation(.degrees(turn), x: 0, y: 0, z: 1)),
        appearance: Appearance(opacity: opacity))
    }
    var animator = started(tree(layer(rect(0, 0, 50, 50), 1, turn: 0)))
    animator.update(to: tree(layer(rect(0, 0, 90, 50), 0, turn: 360)), with: linear, at: 0)
    #expect(animator.runningAnimations == 3)
    let shown = animator.presentation(at: 0.5).children[0]
    #expect(shown.bounds.size == CGSize(width: 60, height: 50))
    #expect(shown.appearance.opacity == 0.75)
    #expect(
      shown.geometry.transform == LayerTransform(.rotation(.radians(.pi / 2), x: 0, y: 0, z: 1)))
  }

  @Test("keeps the top left corner where it is to be while the size moves about another anchor")
  func anchors() {
    func layer(_ frame: CGRect) -> Layer {
      var geometry = LayerGeometry(
        untransformedFrame: frame, anchorPoint: UnitPoint(x: 1, y: 0.25))
      geometry.zPosition = 0
      return Layer(id: Layer.ID(2), geometry: geometry)
    }
    var animator = started(tree(layer(rect(10, 20, 50, 50))))
    animator.update(to: tree(layer(rect(10, 20, 90, 10))), with: linear, at: 0)
    #expect(animator.presentation(at: 1).children[0].frame == rect(10, 20, 70, 30))
  }

  @Test("keeps the drawing of a worker's picture while its bounds move")
  func drawnContents() {
    func layer(_ frame: CGRect, _ contents: Contents) -> Layer {
      Layer(id: Layer.ID(2), frame: frame, contents: contents)
    }
    func drawing(_ width: CGFloat) -> DisplayList {
      DisplayList { $0.fill(rect(0, 0, width, 5), with: .color(.black)) }
    }
    var animator = started(tree(layer(rect(0, 0, 10, 5), .drawn(drawing(10)))))
    let next = tree(layer(rect(0, 0, 20, 5), .drawn(drawing(20))))
    animator.update(to: next, with: linear, at: 0)
    let shown = animator.presentation(at: 1).children[0]
    #expect(shown.bounds.width == 15)
    #expect(shown.contents.list === next.children[0].contents.list)
    var direct = started(tree(layer(rect(0, 0, 10, 5), .direct(drawing(10)))))
    direct.update(
      to: tree(layer(rect(0, 0, 20, 5), .direct(drawing(20)))), with: linear, at: 0)
    #expect(direct.presentation(at: 1).children[0].contents == .direct(drawing(15)))
  }

  @Test("animates masks like children")
  func masks() {
    func layer(maskAt x: CGFloat) -> Layer {
      Layer(
        id: Layer.ID(2), geometry: LayerGeometry(untransformedFrame: rect(0, 0, 50, 50)),
        mask: .plain(3, rect(x, 0, 50, 50)))
    }
    var animator = started(tree(layer(maskAt: 0)))
    let next = tree(layer(maskAt: 40))
    animator.update(to: next, with: linear, at: 0)
    #expect(animator.presentation(at: 1).children[0].mask?.frame == rect(20, 0, 50, 50))
    #expect(animator.presentation(at: 2) === next)
  }

  @Test("removes everything on demand")
  func removeAll() {
    var animator = started(tree(.plain(2, rect(0, 0, 50, 50))))
    let next = tree(.plain(2, rect(100, 0, 50, 50)))
    animator.update(to: next, with: linear, at: 0)
    animator.removeAllAnimations()
    #expect(!animator.isMoving && animator.presentation(at: 0.1) === next)
    #expect(animator.takeFinished() == [7])
  }

  @Test("takes trees of any depth")
  func depth() {
    func deep(_ x: CGFloat) -> Layer {
      var layer = Layer.plain(1, rect(x, 0, 1, 1))
      for id in 2...20_000 { layer = .group(UInt64(id), rect(0, 0, 1, 1), children: [layer]) }
      return layer
    }
    var animator = started(deep(0))
    animator.update(to: deep(10), with: linear, at: 0)
    #expect(animator.isMoving)
    _ = animator.presentation(at: 1)
    #expect(animator.statistics.layersMade == 20_000)
    _ = animator.presentation(at: 2)
    #expect(!animator.isMoving)
  }
}
