import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite struct ProgressTests {
  private struct Work: View {
    @State private var isDone = false
    var body: some View {
      VStack {
        Button("Finish") { isDone = true }
        if !isDone { ProgressView("Working") }
      }
    }
  }

  @Test("progress says how far it is")
  func values() {
    let harness = Harness {
      VStack {
        ProgressView(value: 5, total: 20).accessibilityIdentifier("known")
        ProgressView("Loading").accessibilityIdentifier("unknown")
      }
    }
    #expect(harness.element("known")?.semantics.value == "25 %")
    #expect(harness.text(of: "unknown") == "Loading")
  }

  @Test("a ring turns in twelve steps a second and evaluates no body")
  func turning() {
    let harness = Harness { Work() }
    harness.resetCounters()
    let before = harness.presentCount
    harness.advance(by: 1)
    #expect((11...13).contains(harness.presentCount - before))
    #expect(harness.counters.total == 0)
  }

  @Test("nothing moves any more once the ring is gone")
  func gone() {
    let harness = Harness { Work() }
    harness.tap("Finish")
    harness.advance(by: 0.2)
    let (presents, renders) = (harness.presentCount, harness.frameStatistics.renders)
    harness.advance(by: 2)
    #expect(harness.presentCount == presents)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("a ring that is scrolled out of sight asks for no frames, and turns again when it is back")
  func outOfSight() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ProgressView()
          Color.blue.frame(height: 1_000)
        }
      }
    }
    harness.scroll(down: 300)
    harness.advance(by: 3)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 2)
    #expect(harness.frameStatistics.renders == renders)
    harness.scroll(down: -300)
    harness.advance(by: 3)
    let presents = harness.presentCount
    harness.advance(by: 1)
    #expect(harness.presentCount > presents + 6)
  }
}
