import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What becomes of movement when a person has asked for less of it.
@MainActor
@Suite struct ReduceMotionTests {
  @Observable @MainActor final class Model {
    var isOn = false
  }

  struct Slider: View {
    let model: Model
    var body: some View {
      Color.black.frame(width: 10, height: 10).opacity(1)
        .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
    }
  }

  private func window(_ model: Model) -> Harness {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    return Harness(size: CGSize(width: 110, height: 10), environment: environment) {
      Slider(model: model)
    }
  }

  @Test func movementBecomesAFade() {
    let model = Model()
    let harness = window(model)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    harness.advance(by: 0.5)
    let picture = harness.picture()
    #expect((0..<100).allSatisfy { picture.pixel(x: $0, y: 5) == 0xFFFF_FFFF })
    #expect((126...129).contains(picture.pixel(x: 105, y: 5) & 0xFF))
    harness.advance(by: 0.6)
    #expect(harness.picture().pixel(x: 105, y: 5) == 0xFF00_0000)
    #expect(!harness.graph.isMoving)
  }

  @Test func completionsComeAllTheSame() {
    let model = Model()
    let harness = window(model)
    var count = 0
    withAnimation(.linear(duration: 0.5)) {
      model.isOn = true
    } completion: {
      count += 1
    }
    harness.settle()
    harness.advance(by: 0.4)
    #expect(count == 0)
    harness.advance(by: 0.2)
    #expect(count == 1)
  }
}
