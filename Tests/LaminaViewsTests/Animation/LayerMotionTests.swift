import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Changes of layout and looks that layers show, while no view is evaluated.
@MainActor
@Suite struct LayerMotionTests {
  @Observable @MainActor final class Model {
    var isOn = false
    var offset: CGFloat = 0
    var angle = Angle.zero
    var opacity = 1.0
  }

  /// A black square of 10 in a window of 110 by 10.
  struct Slider: View {
    let model: Model
    var body: some View {
      Color.black.frame(width: 10, height: 10)
        .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
    }
  }

  private func window<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Harness {
    Harness(size: CGSize(width: 110, height: 10), content)
  }

  @Test func aMovedViewIsShownOnItsWayWithoutAnyWork() {
    let model = Model()
    let harness = window { Slider(model: model) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    #expect(harness.darkRange == 0..<10)
    harness.resetCounters()
    let (prepared, drawn) = (harness.prepareStatistics, harness.displayStatistics)
    harness.advance(by: 0.25)
    #expect(harness.darkRange == 25..<35)
    harness.advance(by: 0.25)
    #expect(harness.darkRange == 50..<60)
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == prepared)
    #expect(harness.displayStatistics.jobsStarted == drawn.jobsStarted)
    harness.advance(by: 0.6)
    #expect(harness.darkRange == 100..<110)
  }

  @Test func nothingIsAskedForOnceItIsOver() {
    let model = Model()
    let harness = window { Slider(model: model) }
    withAnimation(.linear(duration: 0.5)) { model.isOn = true }
    harness.settle()
    #expect(harness.graph.isMoving)
    harness.advance(by: 0.6)
    #expect(!harness.graph.isMoving)
    #expect(harness.graph.nextTick == nil)
    let (presents, renders) = (harness.presentCount, harness.frameStatistics.renders)
    harness.advance(by: 1)
    #expect(harness.presentCount == presents)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test func withoutAnAnimationItIsThereAtOnce() {
    let model = Model()
    let harness = window { Slider(model: model) }
    model.isOn = true
    harness.settle()
    #expect(harness.darkRange == 100..<110)
    #expect(!harness.graph.isMoving)
  }

  @Test func anInterruptionGoesOnFromWhereItIs() {
    let model = Model()
    let harness = window { Slider(model: model) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    harness.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    harness.settle()
    #expect(harness.darkRange == 50..<60)
    // Both ways run: they take each other back until the first is over.
    harness.advance(by: 0.25)
    #expect(harness.darkRange == 50..<60)
    harness.advance(by: 0.5)
    #expect(harness.darkRange == 25..<35)
    harness.advance(by: 0.3)
    #expect(harness.darkRange == 0..<10)
  }

  @Test func aStateThatIsSetFirstIsWhereItBegins() {
    let model = Model()
    let view = window { Moved(model: model) }
    model.offset = -40
    withAnimation(.linear(duration: 1)) { model.offset = 40 }
    view.settle()
    #expect(view.darkRange == 10..<20)
    view.advance(by: 0.5)
    #expect(view.darkRange == 50..<60)
  }

  struct Moved: View {
    let model: Model
    var body: some View { Color.black.frame(width: 10, height: 10).offset(x: model.offset) }
  }

  @Test func anotherSizeOfTheWindowIsThereAtOnce() {
    let model = Model()
    model.isOn = true
    let harness = window { Slider(model: model) }
    harness.resize(to: CGSize(width: 60, height: 10))
    #expect(harness.darkRange == 50..<60)
    #expect(!harness.graph.isMoving)
  }

  @Test func theFirstFrameStartsNothing() {
    let model = Model()
    let harness = window {
      Slider(model: model).animation(.linear, value: model.isOn).transaction { _ in }
    }
    #expect(!harness.graph.isMoving)
  }

  @Test func whatHasAnAnimationOfItsOwnMovesBesideTheRest() {
    struct Two: View {
      let model: Model
      var body: some View {
        Color.black.frame(width: 10, height: 10)
          .offset(x: model.isOn ? 40 : 0)
          .animation(.linear(duration: 1), value: model.isOn)
      }
    }
    let model = Model()
    let harness = window { Two(model: model) }
    model.isOn = true
    harness.settle()
    #expect(harness.darkRange == 50..<60)
    harness.advance(by: 0.5)
    #expect(harness.darkRange == 70..<80)
  }

  @Test func anAnimationOfNilShowsItsPartAtOnce() {
    struct Still: View {
      let model: Model
      var body: some View {
        Color.black.frame(width: 10, height: 10)
          .offset(x: model.isOn ? 40 : 0)
          .animation(nil, value: model.isOn)
      }
    }
    let model = Model()
    let harness = window { Still(model: model) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    #expect(harness.darkRange == 90..<100)
  }

  @Test func animationsAreLeftOutWhereTheTransactionSaysSo() {
    struct Two: View {
      let model: Model
      var body: some View {
        Color.black.frame(width: 10, height: 10)
          .offset(x: model.isOn ? 40 : 0)
          .animation(.linear(duration: 1), value: model.isOn)
      }
    }
    let model = Model()
    let harness = window { Two(model: model) }
    withTransaction(\.disablesAnimations, true) { model.isOn = true }
    harness.settle()
    #expect(harness.darkRange == 90..<100)
  }

  @Test func onlyTheBodyOfAnAnimationMoves() {
    struct Two: View {
      let model: Model
      var body: some View {
        Color.black.frame(width: model.isOn ? 20 : 10, height: 10)
          .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0.5 : 1) }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let model = Model()
    let harness = window { Two(model: model) }
    model.isOn = true
    harness.settle()
    #expect(harness.darkRange == 0..<20)
    harness.advance(by: 1)
    let gray = harness.picture().pixel(x: 15, y: 5) & 0xFF
    #expect((126...129).contains(gray))
  }

  @Test func opacityFadesWithoutAnyWork() {
    struct Fading: View {
      let model: Model
      var body: some View { Color.black.frame(width: 110).opacity(model.opacity) }
    }
    let model = Model()
    let harness = window { Fading(model: model) }
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    harness.settle()
    harness.resetCounters()
    let prepared = harness.prepareStatistics
    harness.advance(by: 0.5)
    #expect((126...129).contains(harness.picture().pixel(x: 5, y: 5) & 0xFF))
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == prepared)
  }

  @Test func whatIsDrawnOnceIsStretchedOnItsWay() {
    struct Growing: View {
      let model: Model
      var body: some View {
        LinearGradient(colors: [.black, .black], startPoint: .leading, endPoint: .trailing)
          .frame(width: model.isOn ? 110 : 10)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let model = Model()
    let harness = window { Growing(model: model) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    #expect(harness.darkRange == 0..<10)
    let jobs = harness.displayStatistics.jobsStarted
    harness.advance(by: 0.5)
    #expect(harness.darkRange == 0..<60)
    #expect(harness.displayStatistics.jobsStarted == jobs)
  }

  @Test func aTurnIsShownOnItsWay() throws {
    struct Turning: View {
      let model: Model
      var body: some View {
        Color.black.frame(width: 40, height: 4).rotationEffect(model.angle)
          .accessibilityIdentifier("bar")
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 60, height: 60)) { Turning(model: model) }
    withAnimation(.linear(duration: 1)) { model.angle = .degrees(180) }
    harness.settle()
    harness.advance(by: 0.5)
    // Upright, half way round: its ends are where its sides were.
    let picture = harness.picture()
    #expect(picture.pixel(x: 30, y: 15) == 0xFF00_0000)
    #expect(picture.pixel(x: 15, y: 30) != 0xFF00_0000)
  }

  @Test func aCompletionComesAfterTheLastFrame() {
    let model = Model()
    let harness = window { Slider(model: model) }
    var (count, place) = (0, 0..<0)
    withAnimation(.linear(duration: 0.5)) {
      model.isOn = true
    } completion: {
      count += 1
      place = harness.darkRange
    }
    harness.settle()
    harness.advance(by: 0.48)
    #expect(count == 0)
    harness.advance(by: 0.1)
    #expect(count == 1)
    #expect(place == 100..<110)
  }

  @Test func aPointerHitsWhatIsSeen() {
    struct Target: View {
      let model: Model
      let tapped: () -> Void
      var body: some View {
        Color.black.frame(width: 10, height: 10).onTapGesture(perform: tapped)
          .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
      }
    }
    let model = Model()
    var count = 0
    let harness = window { Target(model: model) { count += 1 } }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    harness.advance(by: 0.5)
    harness.tap(at: CGPoint(x: 105, y: 5))
    #expect(count == 0)
    harness.tap(at: CGPoint(x: 55, y: 5))
    #expect(count == 1)
  }
}

extension Harness {
  /// The dark pixels of the middle row, from the first to the last.
  fileprivate var darkRange: Range<Int> {
    let picture = picture()
    let row = picture.size.height / 2
    let dark = (0..<picture.size.width).filter { picture.pixel(x: $0, y: row) == 0xFF00_0000 }
    return (dark.first ?? 0)..<(dark.last.map { $0 + 1 } ?? 0)
  }
}
