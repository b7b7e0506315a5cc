import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Texts that show by themselves that they say something else.
@MainActor
@Suite struct ContentTransitionTests {
  @Observable @MainActor final class Model {
    var count = 18
  }

  struct Counter: View {
    let model: Model
    let transition: ContentTransition
    var body: some View {
      Text("\(model.count)").contentTransition(transition).accessibilityIdentifier("count")
    }
  }

  private func frames(of transition: ContentTransition) -> (first: Int, middle: Int, last: Int) {
    let model = Model()
    let harness = Harness(size: CGSize(width: 60, height: 40)) {
      Counter(model: model, transition: transition)
    }
    withAnimation(.linear(duration: 1)) { model.count = 19 }
    harness.settle()
    let first = harness.graph.runningAnimations
    harness.advance(by: 0.5)
    #expect(harness.text(of: "count") == "19")
    let middle = harness.graph.runningAnimations
    harness.advance(by: 0.6)
    #expect(!harness.graph.isMoving)
    return (first, middle, harness.graph.runningAnimations)
  }

  @Test func charactersThatDifferRoll() {
    let frames = frames(of: .numericText(value: 19))
    #expect(frames.first > 0 && frames.middle > 0 && frames.last == 0)
  }

  @Test func theWholeFades() {
    let frames = frames(of: .opacity)
    #expect(frames.first > 0 && frames.middle > 0 && frames.last == 0)
  }

  @Test func withoutOneItIsThereAtOnce() {
    #expect(frames(of: .identity).first == 0)
  }
}
