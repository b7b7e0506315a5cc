import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Layers that come, go and change places")
struct InsertionTests {
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

  @Test("new layers are at once where they are to be, or begin where they are said to")
  func beginnings() {
    let fixed = Layer.plain(2, rect(0, 0, 50, 50))
    let next = tree(fixed, .plain(3, rect(100, 0, 50, 50)))
    var plain = started(tree(fixed))
    plain.update(to: next, with: linear, at: 0)
    #expect(plain.presentation(at: 0) === next && plain.takeFinished() == [7])

    var animator = started(tree(fixed))
    let beginning = tree(
      .plain(2, rect(300, 0, 50, 50)), .plain(3, rect(60, 0, 50, 50), Appearance(opacity: 0)))
    animator.update(to: next, from: beginning, with: linear, at: 0)
    let shown = animator.presentation(at: 1)
    #expect(shown.children[0] === fixed)
    #expect(shown.children[1].frame == rect(80, 0, 50, 50))
    #expect(shown.children[1].appearance.opacity == 0.5)
    #expect(animator.presentation(at: 2) === next && animator.takeFinished() == [7])
  }

  @Test("the first tree may begin somewhere, too")
  func first() {
    var animator = LayerAnimator()
    animator.update(
      to: tree(.plain(2, rect(100, 0, 50, 50))), from: tree(.plain(2, rect(0, 0, 50, 50))),
      with: linear, at: 0)
    #expect(animator.presentation(at: 1).children[0].frame == rect(50, 0, 50, 50))
  }

  @Test("a layer that leaves the tree ends what moved of it")
  func removal() {
    let inner = Layer.plain(3, rect(0, 0, 5, 5))
    var animator = started(tree(.group(2, rect(0, 0, 50, 50), children: [inner])))
    animator.update(
      to: tree(
        .group(
          2, rect(10, 0, 50, 50), children: [inner.replacing(frame: rect(5, 5, 5, 5))])),
      with: linear, at: 0)
    #expect(animator.runningAnimations == 2 && animator.takeFinished().isEmpty)
    let next = tree()
    animator.update(to: next, with: LayerTransaction(id: 8, animation: .linear), at: 1)
    #expect(animator.runningAnimations == 0 && !animator.isMoving)
    #expect(animator.takeFinished().sorted() == [7, 8] && animator.presentation(at: 1) === next)
  }

  @Test("a layer that gets another parent goes on from where it was seen")
  func otherParent() {
    let leaf = Layer.plain(3, rect(30, 10, 5, 5))
    var animator = started(tree(.group(2, rect(100, 0, 90, 90), children: [leaf])))
    let wrapped = tree(
      .group(
        2, rect(100, 0, 90, 90),
        children: [
          .group(4, rect(20, 10, 20, 20), children: [leaf.replacing(frame: rect(10, 0, 5, 5))])
        ]))
    animator.update(to: wrapped, with: linear, at: 0)
    #expect(animator.presentation(at: 0) === wrapped && animator.takeFinished() == [7])
    let out = tree(.group(2, rect(100, 0, 90, 90)), leaf.replacing(frame: rect(0, 0, 5, 5)))
    animator.update(to: out, with: linear, at: 0)
    #expect(animator.presentation(at: 0).frame(of: Layer.ID(3)) == rect(130, 10, 5, 5))
    #expect(animator.presentation(at: 1).frame(of: Layer.ID(3)) == rect(65, 5, 5, 5))
    // The same object in another parent: it still has a way to go.
    var other = started(tree(.group(2, rect(100, 0, 90, 90), children: [leaf])))
    other.update(to: tree(.group(2, rect(100, 0, 90, 90)), leaf), with: linear, at: 0)
    #expect(other.presentation(at: 1).frame(of: Layer.ID(3)) == rect(80, 10, 5, 5))
    let back = tree(.group(2, rect(100, 0, 90, 90), children: [leaf]))
    animator.update(to: back, with: .immediate, at: 1)
    #expect(animator.runningAnimations == 1)
    #expect(animator.presentation(at: 2) === back && animator.takeFinished() == [7])
  }

  @Test("a matched layer begins in the frame where the other was seen, whatever lies around both")
  func matches() {
    let small = tree(.group(2, rect(100, 0, 90, 90), children: [.plain(3, rect(10, 10, 20, 20))]))
    func large(at x: CGFloat) -> Layer {
      tree(
        .group(4, rect(x, 200, 90, 90), children: [.plain(5, rect(10, 20, 60, 60))]))
    }
    var animator = started(small)
    animator.update(
      to: large(at: 200), with: linear, matches: [Layer.ID(5): Layer.ID(3)], at: 0)
    let frames = [0.0, 1, 2].map { animator.presentation(at: $0).frame(of: Layer.ID(5)) }
    #expect(frames == [rect(110, 10, 20, 20), rect(160, 115, 40, 40), rect(210, 220, 60, 60)])
    #expect(animator.takeFinished() == [7] && animator.runningAnimations == 0)
  }

  @Test("parts of the tree may move under transactions of their own")
  func scopes() {
    func cards(_ x: CGFloat) -> Layer {
      tree(
        .group(2, rect(x, 0, 90, 90), children: [.plain(3, rect(x, 0, 5, 5))]),
        .plain(4, rect(x, 0, 5, 5)))
    }
    var animator = started(cards(0))
    animator.update(
      to: cards(100), with: LayerTransaction(id: 1),
      scopes: [
        Layer.ID(2): LayerScope(linear),
        Layer.ID(3): LayerScope(LayerTransaction(id: 8, animation: .linear(duration: 4))),
      ], at: 0)
    #expect(animator.takeFinished() == [1])
    let shown = animator.presentation(at: 1)
    #expect(shown.children[0].frame.minX == 50 && shown.children[1].frame.minX == 100)
    #expect(shown.children[0].children[0].frame.minX == 25)
    _ = animator.presentation(at: 3)
    #expect(animator.takeFinished() == [7])
    _ = animator.presentation(at: 4)
    #expect(animator.takeFinished() == [8])
  }
}
