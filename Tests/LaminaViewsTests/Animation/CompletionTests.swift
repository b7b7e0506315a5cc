import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// When completions come: at the logical end, or when nothing trembles any more.
@MainActor
@Suite("Completions")
struct CompletionTests {
  @Observable @MainActor final class Model {
    var x: CGFloat = 0
    var part: CGFloat = 0
    @ObservationIgnored var ends: [String: TimeInterval] = [:]
  }

  @Observable @MainActor final class Shown {
    var isShown = true
  }

  private func window() -> (Harness, Model) {
    let model = Model()
    let harness = Harness {
      Tracked(model: model) { model in
        ZStack {
          Color.black.frame(width: 10, height: 10).offset(x: model.x)
          Circle().trim(from: 0, to: model.part).stroke(Color.black)
        }
      }
    }
    return (harness, model)
  }

  private func run(
    _ animation: Animation, _ criteria: AnimationCompletionCriteria?,
    _ body: (Model) -> Void
  ) -> TimeInterval? {
    let (harness, model) = window()
    let note = { model.ends["end"] = harness.clock.now }
    if let criteria {
      withAnimation(animation, completionCriteria: criteria) {
        body(model)
      } completion: {
        note()
      }
    } else {
      withAnimation(animation) {
        body(model)
      } completion: {
        note()
      }
    }
    harness.settle()
    harness.advance(by: 5)
    return model.ends["end"]
  }

  private func expect(
    _ time: TimeInterval?, near expected: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      time.map { $0 >= expected - 1e-6 && $0 < expected + 0.04 } == true,
      "\(String(describing: time))", sourceLocation: sourceLocation)
  }

  @Test("a spring of half a second counts as over after half a second")
  func spring() {
    let spring = Animation.spring(duration: 0.5)
    expect(run(spring, nil) { $0.x = 50 }, near: 0.5)
    expect(run(spring, .logicallyComplete) { $0.x = 50 }, near: 0.5)
    expect(run(.bouncy(duration: 0.8), nil) { $0.x = 50 }, near: 0.8)
    let removed = run(spring, .removed) { $0.x = 50 }
    #expect((removed ?? 0) > 0.6)
  }

  @Test("values of views count as over at the same time")
  func values() {
    expect(run(.spring(duration: 0.5), nil) { $0.part = 1 }, near: 0.5)
    let removed = run(.spring(duration: 0.5), .removed) { $0.part = 1 }
    #expect((removed ?? 0) > 0.55)
    expect(
      run(.spring(duration: 0.5), nil) { model in
        model.part = 1
        model.x = 40
      }, near: 0.5)
  }

  @Test("a delay, a pace and turns count")
  func modified() {
    let spring = Animation.spring(duration: 0.5)
    expect(run(spring.delay(0.25), nil) { $0.x = 50 }, near: 0.75)
    expect(run(spring.speed(2), nil) { $0.x = 50 }, near: 0.25)
    expect(run(.linear(duration: 0.3), nil) { $0.x = 50 }, near: 0.3)
    expect(run(.linear(duration: 0.3).repeatCount(3), nil) { $0.x = 50 }, near: 0.9)
  }

  @Test("an animation of one's own says when it counts as over")
  func custom() {
    struct Late: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        context.isLogicallyComplete = time >= 0.4
        return time < 1 ? value.scaled(by: min(1, time / 0.4)) : nil
      }
    }
    expect(run(Animation(Late()), nil) { $0.x = 50 }, near: 0.4)
    expect(run(Animation(Late()), nil) { $0.part = 1 }, near: 0.4)
    expect(run(Animation(Late()), .removed) { $0.x = 50 }, near: 1)
  }

  @Test("a spring that another takes over still counts as over at its own time")
  func takenOver() {
    let (harness, model) = window()
    func go(_ name: String, to x: CGFloat) {
      withAnimation(.spring(duration: 0.5)) {
        model.x = x
      } completion: {
        model.ends[name] = harness.clock.now
      }
      harness.settle()
    }
    go("first", to: 50)
    harness.advance(by: 0.25)
    go("second", to: 0)
    harness.advance(by: 3)
    expect(model.ends["first"], near: 0.5)
    expect(model.ends["second"], near: 0.75)
  }

  @Test("a chain of completions goes step by step, each once")
  func chain() {
    let (harness, model) = window()
    var steps: [TimeInterval] = []
    func step(_ number: Int) {
      guard number < 3 else { return }
      withAnimation(.spring(duration: 0.3)) {
        model.x += 20
      } completion: {
        steps.append(harness.clock.now)
        step(number + 1)
      }
    }
    step(0)
    harness.settle()
    harness.advance(by: 3)
    #expect(steps.count == 3)
    for (index, time) in steps.enumerated() {
      #expect(abs(time - 0.3 * Double(index + 1)) < 0.08, "\(steps)")
    }
  }

  private struct Two: View {
    let animations: [Animation]
    let criteria: [AnimationCompletionCriteria]
    let note: (String) -> Void
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0

    var body: some View {
      VStack {
        Button("go") {
          for (index, name) in ["first", "second"].enumerated() {
            withAnimation(animations[index], completionCriteria: criteria[index]) {
              if index == 0 { x = 50 } else { y = 50 }
            } completion: {
              note(name)
            }
          }
        }
        Color.black.frame(width: 10, height: 10).offset(x: x, y: y)
      }
    }
  }

  private func ends(
    _ animations: [Animation], _ criteria: [AnimationCompletionCriteria]
  ) -> [String: TimeInterval] {
    var ends: [String: TimeInterval] = [:]
    var now: () -> TimeInterval = { 0 }
    let harness = Harness {
      Two(animations: animations, criteria: criteria) { ends[$0] = now() }
    }
    now = { harness.clock.now }
    harness.tap("go")
    let start = harness.clock.now
    harness.advance(by: 5)
    return ends.mapValues { $0 - start }
  }

  @Test("two changes of one view in a turn each have their own end, under equal animations too")
  func together() {
    let line = Animation.linear(duration: 0.5)
    for criteria: [AnimationCompletionCriteria] in [
      [.logicallyComplete, .logicallyComplete], [.removed, .removed],
      [.logicallyComplete, .removed], [.removed, .logicallyComplete],
    ] {
      let ends = ends([line, line], criteria)
      expect(ends["first"], near: 0.5)
      expect(ends["second"], near: 0.5)
    }
    let spring = ends(
      [.spring(duration: 0.5), .spring(duration: 0.5)], [.logicallyComplete, .removed])
    expect(spring["first"], near: 0.5)
    #expect((spring["second"] ?? 0) > 0.6)
    let different = ends([line, .linear(duration: 0.2)], [.removed, .removed])
    expect(different["first"], near: 0.5)
    expect(different["second"], near: 0.2)
  }

  @Test("what leaves stays until nothing of it trembles")
  func leaving() {
    let shown = Shown()
    let harness = Harness {
      Tracked(model: shown) { shown in
        VStack { if shown.isShown { Text("Going").transition(.opacity) } }
      }
    }
    withAnimation(.spring(duration: 0.5)) { shown.isShown = false }
    harness.settle()
    harness.advance(by: 0.5)
    #expect(harness.graph.isMoving)
    harness.advance(by: 2)
    #expect(!harness.graph.isMoving && !harness.exists("Going"))
  }
}

/// Reads the model in a body of its own, where that is tracked.
private struct Tracked<Model, Content: View>: View {
  let model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}
