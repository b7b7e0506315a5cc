import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing
import SeededRandom

/// A thousand random changes and interruptions leave nothing behind.
@Suite struct TransitionWalkTests {
  @Observable final class Model {
    var items: [Int] = []
    var isOpen = false
    var mark = 0
  }

  struct Board: View {
    let model: Model
    @Namespace private var names

    var body: some View {
      VStack(spacing: 2) {
        ForEach(model.items, id: \.self) { item in
          if item % 5 == 0 {
            Button("\(item)") {}.transition(.slide)
          } else {
            Color.red.frame(width: CGFloat(4 + item), height: 4)
              .transition(.move(edge: .leading).combined(with: .opacity))
          }
        }
        if model.isOpen {
          VStack {
            Color.blue.matchedGeometryEffect(id: "a", in: names).frame(width: 40, height: 20)
            if model.mark % 3 == 0 { Text("mark") }
          }
          .transition(.asymmetric(insertion: .opacity, removal: .push(from: .top)))
        } else {
          Color.green.matchedGeometryEffect(id: "a", in: names).frame(width: 8, height: 8)
        }
        Text("\(model.mark % 4)").id(model.mark % 4)
      }
    }
  }

  private func change(_ model: Model, _ random: inout SeededNumbers) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: model.isOpen.toggle()
    case 1: model.mark += 1
    case 2: model.items.shuffle(using: &random)
    case 3 where !model.items.isEmpty:
      model.items.remove(at: Int.random(in: 0..<model.items.count, using: &random))
    default:
      let item = Int.random(in: 0..<12, using: &random)
      if !model.items.contains(item) {
        model.items.insert(item, at: Int.random(in: 0...model.items.count, using: &random))
      }
    }
  }

  /// The names of all layers, outermost first.
  private func names(_ layer: Layer) -> [Layer.ID] { [layer.id] + layer.children.flatMap(names) }

  @Test("elements, layers, handlers and animations are counted exactly", arguments: 1...4)
  func walk(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let model = Model()
    let harness = Harness { Board(model: model) }
    let atRest = harness.graph.elementCount
    for step in 0..<rounds(80, of: 250) {
      let animation: Animation? =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: nil
        case 1: .linear(duration: 0.1)
        case 2: .spring
        default: .easeInOut(duration: 0.4)
        }
      withAnimation(animation) { change(model, &random) }
      if step % 3 > 0 { harness.advance(by: [0, 0.05, 0.3][step % 3]) } else { harness.settle() }
      let shown = names(try #require(harness.graph.shownLayer))
      #expect(Set(shown).count == shown.count, "step \(step)")
    }
    withAnimation(.linear(duration: 0.2)) {
      (model.items, model.isOpen, model.mark) = ([], false, 0)
    }
    harness.advance(by: 5)
    #expect(harness.graph.runningAnimations == 0)
    #expect(harness.graph.elementCount == atRest)
    #expect(harness.graph.matchedCount == 1)
    #expect(harness.graph.handlers.count == 0)
    #expect(harness.diagnostics.isEmpty)
    #expect(!harness.graph.isMoving)
  }
}
