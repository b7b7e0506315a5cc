import LaminaGeometry
import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Rows of lazy stacks and lists that come, go and change places under an animation.
@Suite struct RowTransitionTests {
  @Observable final class Model { var items = [10, 20, 30, 40] }

  private func stage(_ model: Model) -> Stage {
    Stage {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            Color.red.frame(width: CGFloat(item), height: 20).accessibilityIdentifier("\(item)")
          }
        }
      }
    }
  }

  /// The rows that are seen: width, top and opacity.
  private func rows(_ stage: Stage) -> [String] {
    func lines(_ layer: Layer, _ y: CGFloat, _ opacity: CGFloat) -> [String] {
      let top = y + layer.frame.minY
      let opacity = opacity * layer.appearance.opacity
      let isRow = layer.contents != .none && layer.frame.height == 20
      let own = isRow ? ["\(Int(layer.frame.width)) at \(top), \(opacity)"] : []
      return own + layer.children.flatMap { lines($0, top, opacity) }
    }
    return (stage.harness.graph.shownLayer.map { lines($0, 0, 1) } ?? []).sorted()
  }

  @Test("a removed row fades where it was while the others slide up")
  func removes() {
    let model = Model()
    let stage = stage(model)
    #expect(
      rows(stage) == ["10 at 0.0, 1.0", "20 at 20.0, 1.0", "30 at 40.0, 1.0", "40 at 60.0, 1.0"])
    stage.animate { model.items = [10, 30, 40] }
    #expect(stage.frame(of: "20") == nil)
    stage.harness.advance(by: 0.5)
    #expect(
      rows(stage) == ["10 at 0.0, 1.0", "20 at 20.0, 0.5", "30 at 30.0, 1.0", "40 at 50.0, 1.0"])
    stage.end()
    #expect(rows(stage) == ["10 at 0.0, 1.0", "30 at 20.0, 1.0", "40 at 40.0, 1.0"])
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  @Observable final class Words { var items = [Item(id: 1, text: "a")] }

  @Test("a row that comes back while it is on its way out shows what it is by now")
  func comesBack() {
    let words = Words()
    let stage = Stage {
      List(words.items) { Text($0.text) }
    }
    stage.animate { words.items = [] }
    stage.harness.advance(by: 0.3)
    stage.animate { words.items = [Item(id: 1, text: "b")] }
    stage.end()
    #expect(stage.harness.element("b") != nil && stage.harness.element("a") == nil)
  }

  @Test("a new row fades in at its place while the others make room")
  func inserts() {
    let model = Model()
    let stage = stage(model)
    stage.animate { model.items = [10, 15, 20, 30, 40] }
    stage.harness.advance(by: 0.5)
    #expect(
      rows(stage) == [
        "10 at 0.0, 1.0", "15 at 20.0, 0.5", "20 at 30.0, 1.0", "30 at 50.0, 1.0",
        "40 at 70.0, 1.0",
      ])
    stage.end()
    #expect(stage.harness.graph.runningAnimations == 0)
  }

  @Test("rows slide to their places when they change order")
  func moves() {
    let model = Model()
    let stage = stage(model)
    stage.animate { model.items = [40, 20, 30, 10] }
    stage.harness.advance(by: 0.5)
    #expect(
      rows(stage) == ["10 at 30.0, 1.0", "20 at 20.0, 1.0", "30 at 40.0, 1.0", "40 at 30.0, 1.0"])
  }

  @Test("a list without an animation keeps nothing, and nothing is left of many changes")
  func counts() {
    let model = Model()
    let stage = stage(model)
    let count = stage.harness.graph.elementCount
    model.items = [10, 30]
    stage.harness.settle()
    #expect(rows(stage) == ["10 at 0.0, 1.0", "30 at 20.0, 1.0"])
    for step in 0..<40 {
      stage.animate {
        model.items = [10, 20, 30, 40, 50].filter { ($0 / 10 + step) % 3 > 0 }
      }
      stage.harness.advance(by: 0.2)
    }
    stage.animate { model.items = [10, 20, 30, 40] }
    stage.end()
    stage.end()
    #expect(stage.harness.graph.elementCount == count)
    #expect(stage.harness.graph.runningAnimations == 0)
  }
}
