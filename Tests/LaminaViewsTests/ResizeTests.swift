import LaminaDisplay
import LaminaDrawing
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// A view whose picture is made for one size, while it already has another.
@Suite struct ResizeTests {
  @Observable final class Model { var side: CGFloat = 40 }

  private struct Disc: View {
    let model: Model

    var body: some View {
      // An ellipse is not cheap: a worker draws it.
      Ellipse().fill(Color.red).frame(width: model.side, height: model.side / 2)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("a new size never shows the old picture stretched: it keeps its own size until the new one")
  func oldPictureKeepsItsSize() {
    let (model, executor) = (Model(), DeterministicExecutor())
    let harness = Harness(
      size: CGSize(width: 100, height: 100), executor: executor, deadline: .now
    ) {
      Disc(model: model)
    }
    /// The columns with a pixel of pure red: all but the smoothed ones at both sides.
    func width() -> Int {
      let picture = harness.picture()
      return (0..<100).count { x in
        (0..<100).contains { y in picture.pixel(x: x, y: y) == 0xFFD9_373C }
      }
    }
    executor.runAll()
    harness.graph.onNeedsFrame()
    let small = width()
    #expect((35...40).contains(small))
    model.side = 80
    harness.settle()
    #expect(executor.queuedCount == 1)
    #expect(width() == small)
    executor.runAll()
    harness.graph.onNeedsFrame()
    #expect((75...80).contains(width()))
  }
}
