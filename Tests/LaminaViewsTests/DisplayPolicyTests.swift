import LaminaDisplay
import LaminaDrawing
import LaminaLayers
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

/// How the pictures of views are drawn, as views say it.
@Suite struct DisplayPolicyTests {
  private struct Probe: View {
    @Environment(\.displayPolicy) private var policy
    let found: (DisplayPolicy) -> Void

    var body: some View {
      found(policy)
      return Text("probe")
    }
  }

  /// A text of 80 x 40 in a window of 100 x 60 that waits for no picture.
  private func window(
    _ policy: DisplayPolicy, _ executor: DeterministicExecutor,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Harness {
    Harness(
      size: CGSize(width: 100, height: 60), environment: environment, executor: executor,
      deadline: .now
    ) {
      Text("lamina lamina lamina lamina").frame(width: 80, height: 40).displayPolicy(policy)
    }
  }

  /// What a wake-up by a worker leads to.
  private func wake(_ harness: Harness) {
    harness.graph.onNeedsFrame()
    harness.settle()
  }

  private func hasInk(_ picture: Bitmap) -> Bool {
    (0..<60).contains { y in
      (0..<100).contains { x in picture.pixel(x: x, y: y) != picture.pixel(x: 0, y: 0) }
    }
  }

  @Test("the policy is in the environment of the views inside")
  func environment() {
    var found: [DisplayPolicy] = []
    _ = Harness {
      VStack {
        Probe { found.append($0) }
        Probe { found.append($0) }.displayPolicy(.synchronous)
      }
      .displayPolicy(.placeholder)
    }
    #expect(found == [.placeholder, .synchronous])
  }

  @Test("synchronous: the first frame is whole, and no worker was asked")
  func synchronous() {
    let executor = DeterministicExecutor()
    let harness = window(.synchronous, executor)
    #expect(executor.performed.count == 1 && executor.submittedCount == 0)
    #expect(hasInk(harness.picture()))
  }

  @Test("asynchronous: nothing is there before the worker was, and after it all")
  func asynchronous() {
    let executor = DeterministicExecutor()
    let harness = window(.asynchronous, executor)
    #expect(!hasInk(harness.picture()))
    executor.runAll()
    wake(harness)
    let reference = window(.synchronous, DeterministicExecutor()).picture()
    #expect(PictureComparison().compare(harness.picture(), with: reference).isMatch)
  }

  @Test("a placeholder has the quiet colour of the palette, fades, and leaves the window idle")
  func fading() {
    let executor = DeterministicExecutor()
    var environment = EnvironmentValues()
    environment.colorPalette[.separator] = Color.Resolved(hex: 0x00FF00)
    let harness = window(.placeholder, executor, environment: environment)
    #expect(harness.picture().pixel(x: 50, y: 30) == 0xFF00_FF00)
    harness.advance(by: 1)
    #expect(harness.presentCount == 1)
    executor.runAll()
    wake(harness)
    let start = harness.presentCount
    harness.advance(by: 1)
    // 0.15 seconds at 60 frames a second.
    #expect((8...10).contains(harness.presentCount - start))
    let end = harness.presentCount
    harness.advance(by: 1)
    #expect(harness.presentCount == end)
    let reference = window(.synchronous, DeterministicExecutor(), environment: environment)
    #expect(PictureComparison().compare(harness.picture(), with: reference.picture()).isMatch)
  }
}
