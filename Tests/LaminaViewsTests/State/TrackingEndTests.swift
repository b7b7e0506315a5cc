import LaminaTesting
import Observation
import Testing

@testable import LaminaViews

/// What Observation notes of evaluations is forgotten with them.
@Suite struct TrackingEndTests {
  @Observable final class Model {
    var title = "a"
    var number = 0
  }

  @Test("an evaluation that is over is forgotten, the latest is not")
  func forgets() {
    let (model, end) = (Model(), TrackingEnd())
    var told: [Int] = []
    func track(_ evaluation: Int) {
      withObservationTracking {
        end.recordRead(evaluation)
        _ = model.title
      } onChange: {
        MainActor.assumeIsolated { told.append(TrackingEnd.isEnding ? -evaluation : evaluation) }
      }
    }
    track(1)
    track(2)
    end.end(1)
    #expect(told == [-1])
    model.title = "b"
    #expect(told == [-1, 2])
    end.end(2)
    #expect(told == [-1, 2])
  }

  @Test("views that are evaluated often for another reason follow what they read all the same")
  func follows() {
    struct Row: View {
      let model: Model
      let number: Int
      var body: some View { Text("\(model.title) \(number)").accessibilityIdentifier("row") }
    }
    struct Screen: View {
      let model: Model
      var body: some View { Row(model: model, number: model.number) }
    }
    let model = Model()
    let harness = Harness { Screen(model: model) }
    for number in 1...5 {
      model.number = number
      harness.settle()
    }
    model.title = "b"
    #expect(harness.element("row")?.text == "b 5")
    model.title = "c"
    #expect(harness.element("row")?.text == "c 5")
  }
}
