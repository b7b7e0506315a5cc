import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The standard switch as an example of what moves without any work.
@MainActor
@Suite struct SwitchTests {
  struct Settings: View {
    @State private var isOn = false
    var body: some View { Toggle("Wifi", isOn: $isOn) }
  }

  @Test func theKnobGlidesWhileNothingIsEvaluatedLaidOutOrDrawn() {
    let harness = Harness { Settings() }
    harness.tap("Wifi")
    #expect(harness.graph.isMoving)
    harness.resetCounters()
    let (prepared, jobs) = (harness.prepareStatistics, harness.displayStatistics.jobsStarted)
    let presents = harness.presentCount
    harness.advance(by: 0.15)
    #expect(harness.presentCount > presents + 5)
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == prepared)
    #expect(harness.displayStatistics.jobsStarted == jobs)
    harness.advance(by: 2)
    #expect(!harness.graph.isMoving)
  }
}
