import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

private nonisolated struct Level: Shape {
  var level: CGFloat
  var animatableData: CGFloat {
    get { level }
    set { level = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height))
  }
}

/// Views, modifiers and shapes whose own data is animated.
@MainActor
@Suite struct AnimatableTests {
  @Observable @MainActor final class Model {
    var value = 0.0
    var other = 0
  }

  struct Bar: View, @MainActor Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      Color.red.frame(width: 10 + value, height: 10).accessibilityIdentifier("bar")
    }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      VStack {
        Bar(value: model.value)
        Other(model: model)
      }
    }
  }

  struct Other: View {
    let model: Model
    var body: some View { Color.blue.frame(width: 5 + CGFloat(model.other), height: 5) }
  }

  private func width(in harness: Harness) -> CGFloat { harness.frame(of: "bar")?.width ?? -1 }

  @Test func aBodyIsEvaluatedForEachFrameWithWhatTheDataIsThen() {
    let model = Model()
    let harness = Harness { Root(model: model) }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.settle()
    #expect(abs(width(in: harness) - 10) < 1e-6)
    harness.advance(by: 0.5)
    #expect(abs(width(in: harness) - 60) < 1e-6)
    harness.resetCounters()
    harness.advance(by: 0.1)
    #expect(harness.evaluations(of: Bar.self) == 6)
    #expect(harness.evaluations(of: Root.self) == 0)
    #expect(harness.evaluations(of: Other.self) == 0)
    harness.advance(by: 0.5)
    #expect(width(in: harness) == 110)
    #expect(!harness.graph.isMoving)
    harness.resetCounters()
    let presents = harness.presentCount
    harness.advance(by: 1)
    #expect(harness.counters.total == 0)
    #expect(harness.presentCount == presents)
  }

  @Test func besideWhatIsSlowToBeMadeTheWholeWayIsSeen() {
    let (model, clock) = (Model(), ManualClock())
    let harness = Harness(clock: clock) {
      VStack {
        Root(model: model)
        SlowToMake(clock: clock) { model.value > 0 }
      }
    }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.settle()
    #expect(abs(width(in: harness) - 10) < 1e-6)
    harness.advance(by: 0.5)
    #expect(abs(width(in: harness) - 60) < 1)
    harness.advance(by: 1)
    #expect(width(in: harness) == 110)
    #expect(!harness.graph.isMoving)
  }

  @Test func withoutAnAnimationItIsThereAtOnce() {
    let model = Model()
    let harness = Harness { Root(model: model) }
    model.value = 100
    harness.settle()
    #expect(width(in: harness) == 110)
    #expect(!harness.graph.isMoving)
  }

  @Test func anInterruptedAnimationGoesOnFromWhereItIs() {
    let model = Model()
    let harness = Harness { Root(model: model) }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.settle()
    harness.advance(by: 0.5)
    withAnimation(.easeInOut(duration: 1)) { model.value = 0 }
    harness.settle()
    #expect(abs(width(in: harness) - 60) < 1e-6)
    // The old one still brings 100 a second, the new one begins at rest.
    harness.advance(by: 1.0 / 60)
    #expect(abs(width(in: harness) - (60 + 100.0 / 60)) < 0.2)
    harness.advance(by: 1.1)
    #expect(width(in: harness) == 10)
  }

  @Test func aSpringTakesOverWhereItIsAndItsVelocity() {
    let model = Model()
    let harness = Harness { Root(model: model) }
    let spring = Spring(duration: 0.5, bounce: 0.3)
    withAnimation(.spring(spring)) { model.value = 100 }
    harness.settle()
    harness.advance(by: 0.1)
    let reached = spring.value(target: 100.0, time: 0.1)
    #expect(abs(width(in: harness) - 10 - reached) < 1e-6)
    withAnimation(.spring(spring)) { model.value = 0 }
    harness.settle()
    harness.advance(by: 0.05)
    let velocity = spring.velocity(target: 100.0, time: 0.1)
    let expected = reached + spring.value(target: -reached, initialVelocity: velocity, time: 0.05)
    #expect(abs(width(in: harness) - 10 - expected) < 1e-6)
  }

  @Test func anEndlessAnimationEndsWithTheNextChange() {
    let model = Model()
    let harness = Harness { Root(model: model) }
    withAnimation(.linear(duration: 1).repeatForever()) { model.value = 100 }
    harness.settle()
    harness.advance(by: 1.25)
    #expect(abs(width(in: harness) - 85) < 1e-6)
    withAnimation(.linear(duration: 1)) { model.value = 0 }
    harness.settle()
    #expect(abs(width(in: harness) - 85) < 1e-6)
    harness.advance(by: 1.1)
    #expect(width(in: harness) == 10)
    #expect(!harness.graph.isMoving)
  }

  @Test func aCompletionWaitsForTheData() {
    let model = Model()
    let harness = Harness { Root(model: model) }
    var count = 0
    withAnimation(.linear(duration: 1)) {
      model.value = 100
    } completion: {
      count += 1
    }
    harness.settle()
    harness.advance(by: 0.9)
    #expect(count == 0)
    harness.advance(by: 0.2)
    #expect(count == 1)
  }

  @Test func aCompletionComesWhenTheViewLeaves() {
    struct Leaving: View {
      let model: Model
      var body: some View { if model.other == 0 { Bar(value: model.value) } }
    }
    let model = Model()
    let harness = Harness { Leaving(model: model) }
    var count = 0
    withAnimation(.linear(duration: 1)) {
      model.value = 100
    } completion: {
      count += 1
    }
    harness.settle()
    model.other = 1
    harness.settle()
    #expect(count == 1)
    #expect(!harness.graph.isMoving)
  }

  @Test func evaluationsForAFrameStartNoAnimations() {
    struct Follower: View, @MainActor Animatable {
      var value: Double
      let seen: @MainActor (Transaction) -> Void
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View {
        Color.red.frame(width: 10 + value, height: 10)
          .animation(.easeIn, value: value)
          .transaction { seen($0) }
      }
    }
    struct Holder: View {
      let model: Model
      let seen: @MainActor (Transaction) -> Void
      var body: some View { Follower(value: model.value, seen: seen) }
    }
    let model = Model()
    var seen: [Transaction] = []
    let harness = Harness { Holder(model: model) { seen.append($0) } }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.settle()
    seen = []
    harness.advance(by: 0.1)
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0.animation == nil && $0.disablesAnimations })
  }

  @Test func aModifierWithDataIsEvaluatedForEachFrame() {
    struct Wide: ViewModifier, @MainActor Animatable {
      var value: Double
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      func body(content: Content) -> some View { content.frame(width: 10 + value) }
    }
    struct Holder: View {
      let model: Model
      var body: some View {
        Color.red.modifier(Wide(value: model.value)).accessibilityIdentifier("bar")
      }
    }
    let model = Model()
    let harness = Harness { Holder(model: model) }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.settle()
    harness.advance(by: 0.25)
    #expect(abs(width(in: harness) - 35) < 1e-6)
  }

  @Test func aShapeWithDataIsDrawnForEachFrame() {
    struct Holder: View {
      let model: Model
      var body: some View { Level(level: CGFloat(model.value)).fill(Color.black) }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 10)) { Holder(model: model) }
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    harness.settle()
    harness.advance(by: 0.5)
    #expect(harness.blackColumns == 50)
    harness.resetCounters()
    harness.advance(by: 0.25)
    #expect(harness.blackColumns == 75)
    #expect(harness.counters.total == 0)
  }
}

extension Harness {
  /// How many pixels of the first row are dark.
  fileprivate var blackColumns: Int {
    let picture = picture()
    return (0..<picture.size.width).filter { picture.pixel(x: $0, y: 0) == 0xFF00_0000 }.count
  }
}
