import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Animations interrupted by others")
struct InterruptionTests {
  private func tree(_ x: CGFloat) -> Layer {
    .group(1, rect(0, 0, 400, 400), children: [.plain(2, rect(x, 0, 50, 50))])
  }

  private func started() -> LayerAnimator {
    var animator = LayerAnimator()
    animator.update(to: tree(0), with: .immediate, at: 0)
    return animator
  }

  private func x(_ animator: LayerAnimator, at time: TimeInterval) -> CGFloat {
    var animator = animator
    return animator.presentation(at: time).children[0].untransformedFrame.minX
  }

  private func velocity(_ animator: LayerAnimator, at time: TimeInterval) -> CGFloat {
    (x(animator, at: time + 1e-5) - x(animator, at: time)) / 1e-5
  }

  private static let animations: [Animation] = [
    .easeInOut(duration: 1), .linear(duration: 1), .spring(duration: 0.6, bounce: 0.3),
    .spring(duration: 0.8), .spring(duration: 0.7, bounce: 0.2).speed(0.5),
    .linear(duration: 1).repeatCount(3), .easeIn(duration: 0.5).delay(0.1),
  ]

  @Test(
    "go on from where things are, springs with their velocity", arguments: animations, animations)
  func continuity(_ first: Animation, _ second: Animation) {
    var animator = started()
    animator.update(to: tree(100), with: LayerTransaction(id: 1, animation: first), at: 0)
    let (place, speed) = (x(animator, at: 0.4), velocity(animator, at: 0.4))
    animator.update(to: tree(-60), with: LayerTransaction(id: 2, animation: second), at: 0.4)
    #expect(abs(x(animator, at: 0.4) - place) < 1e-9)
    // A curve begins with a speed of its own, on top of what there is.
    var alone = started()
    alone.update(to: tree(-160), with: LayerTransaction(id: 2, animation: second), at: 0.4)
    #expect(abs(velocity(animator, at: 0.4) - speed - velocity(alone, at: 0.4)) < 0.5)
    #expect(x(animator, at: 20) == -60)
  }

  @Test("springs become one, and curves add up")
  func merging() {
    var animator = started()
    for (step, x) in [100, 20, 70, -50].enumerated() {
      let transaction = LayerTransaction(id: UInt64(step + 1), animation: .spring)
      animator.update(to: tree(CGFloat(x)), with: transaction, at: Double(step) * 0.1)
    }
    #expect(animator.runningAnimations == 1)
    animator.update(
      to: tree(0), with: LayerTransaction(id: 9, animation: .linear(duration: 1)), at: 0.4)
    #expect(animator.runningAnimations == 2)
    animator.update(to: tree(10), with: LayerTransaction(id: 10, animation: .spring), at: 0.5)
    #expect(animator.runningAnimations == 1)
  }

  @Test("a delayed spring lets go on what runs")
  func delayed() {
    var animator = started()
    animator.update(
      to: tree(100), with: LayerTransaction(animation: .linear(duration: 1)), at: 0)
    animator.update(
      to: tree(200), with: LayerTransaction(animation: .spring.delay(0.5)), at: 0.2)
    #expect(animator.runningAnimations == 2)
    #expect(abs(x(animator, at: 0.6) - 60) < 1e-9)
  }

  @Test("two curves that overlap are shown as their sum")
  func sum() {
    var animator = started()
    animator.update(
      to: tree(100), with: LayerTransaction(animation: .linear(duration: 2)), at: 0)
    animator.update(
      to: tree(0), with: LayerTransaction(animation: .linear(duration: 2)), at: 1)
    #expect([1, 1.5, 2, 2.5, 3].map { x(animator, at: $0) } == [50, 50, 50, 25, 0])
  }

  @Test("a change without animation moves the model under what runs")
  func shift() {
    var animator = started()
    animator.update(
      to: tree(100), with: LayerTransaction(id: 1, animation: .linear(duration: 2)), at: 0)
    animator.update(to: tree(130), with: .immediate, at: 1)
    #expect([1, 2].map { x(animator, at: $0) } == [80, 130])
    #expect(animator.takeFinished().isEmpty)
  }

  @Test("a replaced animation's transaction ends when it would have ended by itself")
  func completionOfReplaced() {
    var animator = started()
    let short = Animation.spring(Spring(settlingDuration: 0.5, dampingRatio: 1))
    animator.update(to: tree(100), with: LayerTransaction(id: 1, animation: short), at: 0)
    animator.update(to: tree(0), with: LayerTransaction(id: 2, animation: .spring), at: 0.3)
    var ends: [UInt64: Double] = [:]
    for step in 30...300 {
      let time = Double(step) / 100
      _ = animator.presentation(at: time)
      for id in animator.takeFinished() where id != 0 {
        #expect(ends[id] == nil)
        ends[id] = time
      }
    }
    #expect(abs((ends[1] ?? 0) - 0.5) < 0.02)
    #expect((ends[2] ?? 0) > 0.8 && animator.runningAnimations == 0)
  }

  @Test("one without end is taken over by the next, and stopped by a change without animation")
  func endless() {
    var animator = started()
    let forever = Animation.linear(duration: 1).repeatForever()
    animator.update(to: tree(100), with: LayerTransaction(id: 1, animation: forever), at: 0)
    #expect(x(animator, at: 1_000.25) == 25)
    animator.update(
      to: tree(0), with: LayerTransaction(id: 2, animation: .linear(duration: 1)), at: 1_000.25)
    #expect(animator.runningAnimations == 1)
    #expect([1_000.25, 1_000.75].map { x(animator, at: $0) } == [25, 12.5])
    animator.update(to: tree(100), with: LayerTransaction(id: 3, animation: forever), at: 1_000.5)
    animator.update(to: tree(7), with: .immediate, at: 1_000.6)
    _ = animator.presentation(at: 1_002)
    #expect(!animator.isMoving && x(animator, at: 1_002) == 7)
    #expect(animator.takeFinished().sorted() == [1, 2, 3])
  }

  @Test("a transform that changes its form goes on from where it is, springs with their velocity")
  func forms() {
    func turned(_ transform: LayerTransform) -> Layer {
      Layer(id: Layer.ID(2), frame: rect(0, 0, 9, 9), transform: transform)
    }
    var animator = LayerAnimator()
    animator.update(to: turned(.identity), with: .immediate, at: 0)
    let move = LayerTransform(.translation(x: 100, y: 0, z: 0))
    animator.update(
      to: turned(move), with: LayerTransaction(animation: .linear(duration: 1)), at: 0)
    func place(_ time: TimeInterval) -> CGFloat {
      var copy = animator
      return copy.presentation(at: time).geometry.transform.matrix.m41
    }
    let mixed = LayerTransform(
      .rotation(.degrees(90), x: 0, y: 0, z: 1), .translation(x: 0, y: 0, z: 0))
    animator.update(to: turned(mixed), with: LayerTransaction(animation: .spring), at: 0.5)
    #expect(abs(place(0.5) - 50) < 1e-9)
    #expect(abs((place(0.5001) - place(0.5)) / 1e-4 - 100) < 1)
    #expect(animator.presentation(at: 5).geometry.transform == mixed)
  }
}
