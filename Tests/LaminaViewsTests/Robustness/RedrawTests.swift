import Foundation
import LaminaTesting
import Observation
import Testing
import SeededRandom

@Observable private final class Model {
  var scene: Scene
  init(_ scene: Scene) { self.scene = scene }
}

private struct Shown: View {
  let model: Model
  var body: some View { SceneView(scene: model.scene) }
}

/// Views, changed step by step through the whole pipeline, against the same views shown afresh.
@Suite struct RedrawTests {
  private static let size = CGSize(width: 120, height: 90)

  @Test(
    "partial redraw equals full redraw over random trees and changes",
    arguments: [1.0, 1.25, 2])
  func partialEqualsFull(scale: CGFloat) {
    let seed = UInt64(scale * 100)
    var random = SeededNumbers(seed: seed)
    for tree in 0..<rounds(14, of: 56) {
      let model = Model(.random(12, using: &random))
      let harness = Harness(size: Self.size, scale: scale) { Shown(model: model) }
      for step in 0..<6 {
        if step > 0 { model.scene = model.scene.mutated(using: &random) }
        if !harness.picture().hasSamePixels(as: shownAfresh(model.scene, scale)) {
          Issue.record("seed \(seed), tree \(tree), step \(step), scale \(scale): \(model.scene)")
          return
        }
      }
    }
  }

  private func shownAfresh(_ scene: Scene, _ scale: CGFloat) -> Bitmap {
    Harness(size: Self.size, scale: scale) { SceneView(scene: scene) }.picture()
  }

  @Test("a scrolled and resized window shows what one that began so shows")
  func scrolled() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<rounds(10, of: 30) {
      let scene = Scene.scroll((0..<4).map { _ in .random(6, using: &random) })
      let harness = Harness(size: Self.size) { SceneView(scene: scene) }
      let distance = CGFloat(Int.random(in: 0...60, using: &random))
      for part in [0.4, 0.6] { harness.scroll(down: (distance * part).rounded()) }
      harness.advance(by: 2)
      let fresh = Harness(size: Self.size) { SceneView(scene: scene) }
      fresh.scroll(down: (distance * 0.4).rounded() + (distance * 0.6).rounded())
      fresh.advance(by: 2)
      #expect(harness.picture().hasSamePixels(as: fresh.picture()))
      harness.resize(to: CGSize(width: 70, height: 150))
      harness.scroll(down: -10_000)
      harness.advance(by: 4)
      // A window keeps to the smallest size of its content, so it may be wider than asked.
      let narrow = Harness(size: harness.semanticTree.frame.size) { SceneView(scene: scene) }
      #expect(harness.picture().hasSamePixels(as: narrow.picture()))
    }
  }

  @Test("the same input gives the same pixels over three runs, on workers and without")
  func sameInput() {
    func run(_ executor: any DisplayExecutor, _ seed: UInt64) -> [Bitmap] {
      var random = SeededNumbers(seed: seed)
      let model = Model(.random(14, using: &random))
      let harness = Harness(size: Self.size, scale: 1.25, executor: executor) {
        Shown(model: model)
      }
      var pictures = [harness.picture()]
      for _ in 0..<4 {
        model.scene = model.scene.mutated(using: &random)
        harness.scroll(down: 7)
        harness.tap(at: CGPoint(x: 40, y: 40))
        harness.advance(by: 0.1)
        pictures.append(harness.picture())
      }
      return pictures
    }
    let pools = [WorkerPool(workers: 1), WorkerPool(workers: 3)]
    defer { for pool in pools { pool.shutdown() } }
    for seed in 20..<30 as Range<UInt64> {
      let first = run(DeterministicExecutor(), seed)
      for other in [run(DeterministicExecutor(), seed), run(pools[0], seed), run(pools[1], seed)] {
        #expect(zip(first, other).allSatisfy { $0.0.hasSamePixels(as: $0.1) })
      }
    }
  }
}
