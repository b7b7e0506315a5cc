import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing

@Suite("Transactions of layers of one's own")
struct ModelTransactionTests {
  private let layer = ModelLayer()
  private let stage = LayerStage()
  private let log = Log()

  /// What was reported, in order.
  private final class Log {
    var lines: [String] = []

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  init() {
    stage.root.addSublayer(layer)
    stage.advance(to: 0)
  }

  private func say(_ line: String) -> () -> Void { { [log] in log.lines.append(line) } }

  private func opacity(_ time: Double) -> Int {
    Int((layer.values(at: time).opacity * 1_000).rounded())
  }

  private func fade(_ name: String, duration: Double = 1) -> BasicAnimation<CGFloat> {
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: duration)
    fade.didStart = say("\(name)+")
    fade.didStop = { [log] in log.lines.append("\(name)\($0 ? "!" : "?")") }
    return fade
  }

  @Test("move what is set on a shown layer in a quarter of a second, by the default curve")
  func implicit() {
    layer.opacity = 0
    #expect(layer.opacity == 0)
    #expect(stage.advance(to: 10).isMoving)
    #expect(opacity(10) == 1_000)
    // default(.25) = .408511
    #expect(opacity(10.0625) == 591)
    #expect(opacity(10.25) == 0)
    #expect(!stage.advance(to: 10.25).isMoving)
    #expect(layer.animationCount == 0)
  }

  @Test("are not seen before the next frame")
  func notSeen() {
    layer.opacity = 0
    #expect(opacity(5) == 1_000)
    stage.begin()
    layer.position.x = 9
    stage.advance(to: 6)
    #expect(layer.values(at: 7).position.x == 0)
    stage.commit()
    #expect(layer.values(at: 7).position.x == 0)
    stage.advance(to: 7)
    #expect(layer.values(at: 7.25).position.x == 9)
  }

  @Test("do not move layers that are in no tree, were not shown yet, or belong to views")
  func nothingMoves() {
    let alone = ModelLayer()
    alone.opacity = 0
    #expect(alone.animationCount == 0)
    #expect(alone.presentation(at: 0).appearance.opacity == 0)
    stage.root.addSublayer(alone)
    alone.opacity = 0.5
    #expect(alone.animationCount == 0)
    stage.advance(to: 0)
    alone.opacity = 1
    #expect(alone.animationCount == 1)
    layer.isOwnedByView = true
    layer.opacity = 0
    #expect(layer.animationCount == 0)
    layer.add(BasicAnimation(.opacity, from: 1, duration: 1))
    #expect(layer.animationCount == 1)
  }

  @Test("do not move what stays the same or has nothing in between")
  func jumps() {
    layer.opacity = 1
    layer.isHidden = true
    layer.contents = Disc(radius: 3)
    #expect(layer.animationCount == 0)
    stage.advance(to: 0)
    layer.contents = Disc(radius: 5)
    #expect(layer.animationKeys == ["contents"])
  }

  @Test("ask for the action of each key: one's own, none, or the standard one")
  func actions() {
    layer.actions["opacity"] = .immediate
    layer.actions["position"] = .animation(
      SpringAnimation(.position, spring: Spring(duration: 1)))
    layer.actionForKey = { _, key in key == "bounds" ? .immediate : nil }
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.opacity = 0
    layer.cornerRadius = 4
    #expect(layer.animationKeys == ["position", "cornerRadius"])
    stage.advance(to: 0)
    #expect(opacity(0) == 0)
    #expect(layer.values(at: 0).position == .zero)
    let half = layer.values(at: 0.2).position.x
    #expect(half > 0 && half < 5)
    #expect(layer.animation(forKey: "position") is SpringAnimation<CGPoint>)
  }

  @Test("inherit from those around, but for the completion")
  func nesting() {
    var seen: [String] = []
    func note() {
      let now = stage.transaction
      seen.append("\(now.animationDuration) \(now.disableActions) \(now.completion == nil)")
    }
    stage.withTransaction(duration: 2, timingFunction: .linear, completion: say("outer")) {
      note()
      stage.withTransaction {
        note()
        layer.opacity = 0
        stage.withTransaction(duration: 1, disableActions: true) { note() }
      }
      note()
    }
    #expect(
      seen == ["2.0 false false", "2.0 false true", "1.0 true true", "2.0 false false"])
    stage.advance(to: 0)
    #expect(opacity(1) == 500)
    #expect(stage.transaction.animationDuration == 0.25)
    #expect(log.take() == "")
    stage.advance(to: 2)
    #expect(log.take() == "outer")
  }

  @Test("let only the outermost commit show anything")
  func outermost() {
    stage.begin()
    stage.withTransaction(disableActions: true, completion: say("inner")) { layer.opacity = 0 }
    stage.advance(to: 1)
    #expect(opacity(1) == 1_000)
    #expect(log.take() == "")
    stage.commit()
    stage.advance(to: 2)
    #expect(opacity(2) == 0)
    #expect(log.take() == "inner")
  }

  @Test("show at once what is set while actions are disabled, but run explicit animations")
  func disabled() {
    stage.withTransaction(disableActions: true, completion: say("done")) {
      layer.position.x = 5
      layer.add(fade("fade"))
    }
    stage.advance(to: 0)
    #expect(layer.values(at: 0).position.x == 5)
    #expect(opacity(0.5) == 500)
    #expect(log.take() == "fade+")
    stage.advance(to: 1)
    #expect(log.take() == "fade! done")
  }

  @Test("complete once, after all that was added in them and in those inside")
  func completion() {
    stage.withTransaction(duration: 1, completion: say("outer")) {
      layer.opacity = 0
      stage.withTransaction(duration: 3, completion: say("inner")) { layer.position.x = 5 }
      layer.add(fade("explicit", duration: 2))
    }
    stage.advance(to: 0)
    #expect(log.take() == "explicit+")
    stage.advance(to: 1)
    #expect(log.take() == "")
    stage.advance(to: 2.5)
    #expect(log.take() == "explicit!")
    stage.advance(to: 3)
    #expect(log.take() == "inner outer")
    stage.advance(to: 9)
    #expect(log.take() == "")
  }

  @Test("complete in the next frame when nothing moves")
  func empty() {
    stage.withTransaction(completion: say("empty")) {}
    stage.withTransaction(completion: say("same")) { layer.opacity = 1 }
    stage.withTransaction(duration: 0, completion: say("zero")) { layer.opacity = 0 }
    #expect(log.take() == "")
    stage.advance(to: 1)
    #expect(log.take() == "empty same zero")
    #expect(opacity(1) == 0)
  }

  @Test("can be set without beginning one: the next frame commits it")
  func implicitTransaction() {
    stage.transaction.animationDuration = 4
    stage.transaction.animationTimingFunction = .linear
    stage.transaction.completion = say("frame")
    layer.opacity = 0
    stage.advance(to: 1)
    #expect(opacity(2) == 750)
    stage.advance(to: 5)
    #expect(log.take() == "frame")
    #expect(stage.transaction.animationDuration == 0.25)
  }

  @Test("go on from what is seen when they are interrupted, and tell of the end exactly once")
  func interruption() {
    func linear(_ name: String, _ duration: Double, to opacity: CGFloat) {
      stage.withTransaction(duration: duration, timingFunction: .linear, completion: say(name)) {
        layer.opacity = opacity
      }
    }
    linear("first", 1, to: 0)
    stage.advance(to: 0)
    linear("second", 2, to: 1)
    stage.advance(to: 0.6)
    #expect(log.take() == "first")
    #expect(layer.animationCount == 1)
    // From .4 on, at the very frame in which it takes over.
    #expect(opacity(0.6) == 400)
    #expect(opacity(1.6) == 700)
    stage.advance(to: 2.6)
    #expect(log.take() == "second")
    #expect(opacity(3) == 1_000)
  }

  @Test("tell of explicit animations: begun, and over with or without reaching the end")
  func outcomes() {
    layer.add(fade("a"), forKey: "x")
    stage.advance(to: 0)
    layer.add(fade("b"), forKey: "x")
    stage.advance(to: 0.5)
    #expect(log.take() == "a+ a? b+")
    stage.advance(to: 1.5)
    #expect(log.take() == "b!")
    layer.add(fade("c"), forKey: "x")
    layer.removeAnimation(forKey: "x")
    stage.advance(to: 2)
    #expect(log.take() == "c?")
    var late = fade("d")
    late.beginTime = 4
    layer.add(late)
    let outlook = stage.advance(to: 3)
    #expect(!outlook.isMoving && outlook.nextWake == 4)
    #expect(log.take() == "")
    stage.advance(to: 4)
    #expect(log.take() == "d+")
    stage.advance(to: 100)
    #expect(log.take() == "d!")
  }

  @Test("end what moves a layer that leaves the tree, unfinished")
  func leaving() {
    let inner = ModelLayer()
    layer.addSublayer(inner)
    stage.advance(to: 0)
    stage.withTransaction(completion: say("moved")) { inner.add(fade("fade")) }
    stage.advance(to: 0)
    layer.removeFromSuperlayer()
    #expect(stage.runningAnimations == 1)
    #expect(stage.presentation(at: 0).children.count == 1)
    stage.advance(to: 0.5)
    #expect(log.take() == "fade+ fade? moved")
    #expect(stage.runningAnimations == 0 && inner.animationCount == 0)
    #expect(stage.presentation(at: 0).children.isEmpty)
  }

  @Test("keep what moves a layer that only goes elsewhere in the same tree")
  func moving() {
    let other = ModelLayer()
    stage.root.addSublayer(other)
    layer.add(fade("fade"))
    stage.advance(to: 0)
    other.addSublayer(layer)
    stage.advance(to: 0.5)
    #expect(opacity(0.75) == 750)
    stage.advance(to: 1)
    #expect(log.take() == "fade+ fade!")
  }

  @Test("begin animations that were added before their layer came into a tree")
  func waiting() {
    let new = ModelLayer()
    new.add(fade("fade"))
    #expect(new.presentation(at: 0).appearance.opacity == 1)
    stage.withTransaction(completion: say("added")) { stage.root.addSublayer(new) }
    stage.advance(to: 3)
    #expect(new.values(at: 3.5).opacity == 0.5)
    stage.advance(to: 4)
    #expect(log.take() == "fade+ fade! added")
    do {
      let lost = ModelLayer()
      lost.add(fade("lost"))
    }
    #expect(log.take() == "lost?")
  }

  @Test("end on a stage that goes, and on one that is left for another")
  func stages() {
    var small: LayerStage? = LayerStage()
    let dot = ModelLayer()
    small?.root.addSublayer(dot)
    small?.advance(to: 0)
    dot.add(fade("one"))
    small?.advance(to: 0)
    stage.root.addSublayer(dot)
    small?.advance(to: 0.1)
    #expect(log.take() == "one+ one?")
    stage.advance(to: 0)
    #expect(dot.stage === stage)
    small?.root.add(fade("two"))
    small?.withTransaction(completion: say("gone")) {}
    small?.advance(to: 1)
    small?.root.add(fade("three"))
    #expect(log.take() == "two+ gone")
    small = nil
    #expect(log.take() == "two? three?")
  }

  @Test("start, in the frame of a completion, what the completion adds")
  func completionAdds() {
    stage.withTransaction(duration: 1, completion: { [layer] in layer.opacity = 1 }) {
      layer.opacity = 0
    }
    stage.advance(to: 0)
    #expect(stage.advance(to: 1).isMoving)
    #expect(opacity(1.25) == 1_000)
    #expect(opacity(1.0625) == 409)
  }

  @Test("ask for a frame when there is something to show")
  func asksForFrames() {
    var asked = 0
    stage.onNeedsFrame = { asked += 1 }
    layer.opacity = 0
    #expect(asked > 0)
    stage.advance(to: 0)
    stage.advance(to: 1)
    asked = 0
    stage.withTransaction {
      layer.opacity = 1
      asked = 0
    }
    #expect(asked == 1)
  }

  @Test("give the same objects for what does not move")
  func sameObjects() {
    let still = ModelLayer()
    stage.root.addSublayer(still)
    stage.advance(to: 0)
    let first = stage.presentation(at: 0)
    #expect(stage.presentation(at: 100) === first)
    layer.position.x = 5
    stage.advance(to: 1)
    let moving = stage.presentation(at: 1.1)
    #expect(moving !== first)
    #expect(stage.presentation(at: 1.1) === moving)
    #expect(moving.children[1] === first.children[1])
    #expect(stage.presentation(at: 1.2).children[0] !== moving.children[0])
    stage.advance(to: 2)
    #expect(stage.presentation(at: 2) === stage.presentation(at: 3))
  }

  @Test("ask for frames while something moves by itself")
  func movesByItself() {
    layer.contents = Clockwork()
    #expect(stage.advance(to: 0).isMoving)
    #expect(stage.presentation(at: 1) !== stage.presentation(at: 2))
    layer.timing.speed = 0
    #expect(!stage.advance(to: 3).isMoving)
    layer.removeFromSuperlayer()
    #expect(!stage.advance(to: 3).isMoving)
  }
}

/// Something else at each time.
private struct Clockwork: LayerContent {
  var isMovingByItself: Bool { true }

  func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    .direct(
      .init { $0.fill(CGRect(x: time, y: 0, width: 1, height: 1), with: .color(.black)) })
  }
}
