import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Many views that move, turn, fade and change their size at once.
@MainActor
@Suite("Many views that move at once")
struct ManyMovingViewsTests {
  @Observable @MainActor final class Model {
    var turn = 0
  }

  struct Cards: View {
    let model: Model

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<40) { index in Card(index: index, turn: model.turn) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  struct Card: View {
    let index: Int
    let turn: Int

    var body: some View {
      let place = (index * 37 + turn * 101) % 240
      Text("Card \(index)")
        .frame(width: turn == 1 ? 60 : 40, height: 24)
        .background(Color.yellow)
        .rotationEffect(.degrees(Double(turn * 90 + index)))
        .opacity(turn == 1 ? 0.5 : 1)
        .offset(x: CGFloat(place), y: CGFloat((place * 7 + index) % 240))
    }
  }

  private func window(_ model: Model) -> Harness {
    Harness(size: CGSize(width: 320, height: 320)) { Cards(model: model) }
  }

  @Test("animating geometry re-lays nothing and draws nothing new")
  func work() {
    let model = Model()
    let harness = window(model)
    withAnimation(.bouncy(duration: 0.6)) { model.turn = 1 }
    harness.settle()
    harness.resetCounters()
    let (prepared, drawn) = (harness.prepareStatistics, harness.displayStatistics)
    let (frames, presented) = (harness.frameStatistics, harness.presentCount)
    for _ in 0..<20 {
      harness.advance(by: 1.0 / 60)
      #expect(harness.graph.isMoving)
    }
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == prepared)
    #expect(harness.displayStatistics.jobsStarted == drawn.jobsStarted)
    #expect(harness.displayStatistics.bitmapsDrawn == drawn.bitmapsDrawn)
    #expect(harness.frameStatistics.renders == frames.renders)
    #expect(harness.presentCount >= presented + 20)
  }

  @Test("what was interrupted comes to rest as if it had been there from the beginning")
  func rest() {
    let model = Model()
    let harness = window(model)
    for turn in [1, 2, 3] {
      withAnimation(turn == 2 ? .easeInOut : .spring) { model.turn = turn }
      harness.advance(by: 0.15)
    }
    harness.advance(by: 3)
    #expect(!harness.graph.isMoving)
    let still = Model()
    still.turn = 3
    let (moved, fresh) = (harness.picture(), window(still).picture())
    let different = (0..<320 * 320).count { index in
      moved.pixel(x: index % 320, y: index / 320) != fresh.pixel(x: index % 320, y: index / 320)
    }
    #expect(different == 0)
  }
}
