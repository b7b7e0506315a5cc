import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LayerScenes
import Testing

@Suite("Explicit animations")
struct LayerAnimationTests {
  private let layer = ModelLayer()
  private let stage: LayerStage

  init() {
    layer.opacity = 0.5
    stage = LayerStage()
    stage.root.addSublayer(layer)
    stage.advance(to: 0)
  }

  private func run(_ animation: any LayerAnimation) {
    layer.add(animation)
    stage.advance(to: 0)
  }

  /// The values of a property at times, in thousandths.
  private func at(_ times: [Double], _ part: (LayerValues) -> CGFloat) -> [Int] {
    times.map { Int((part(layer.values(at: $0)) * 1_000).rounded()) }
  }

  private func opacities(_ animation: any LayerAnimation, _ times: [Double]) -> [Int] {
    run(animation)
    return at(times, \.opacity)
  }

  @Test("go from, to and by, over the value beneath")
  func fromToBy() {
    typealias Basic = BasicAnimation<CGFloat>
    let times = [0, 0.5, 1, 2]
    func way(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> [Int] {
      layer.removeAllAnimations()
      return opacities(Basic(.opacity, from: from, to: to, by: by, duration: 2), times)
    }
    #expect(way(0, 1, nil) == [0, 250, 500, 500])
    #expect(way(0, nil, 0.8) == [0, 200, 400, 500])
    #expect(way(nil, 1, 0.4) == [600, 700, 800, 500])
    #expect(way(0, nil, nil) == [0, 125, 250, 500])
    #expect(way(nil, 1, nil) == [500, 625, 750, 500])
    #expect(way(nil, nil, 0.4) == [500, 600, 700, 500])
    #expect(way(nil, nil, nil) == [500, 500, 500, 500])
  }

  @Test("follow their timing function")
  func timingFunction() {
    var ease = BasicAnimation(.positionX, from: 0, to: 1_000, duration: 1)
    ease.timingFunction = .easeIn
    run(ease)
    #expect(at([0.25], \.position.x) == [93_465])
  }

  @Test("lay themselves on top when they are additive")
  func additive() {
    var one = BasicAnimation(.opacity, from: 0.2, to: 0, duration: 1)
    one.isAdditive = true
    var two = BasicAnimation(.opacity, by: 0.1, duration: 1)
    two.isAdditive = true
    run(one)
    #expect(opacities(two, [0, 0.5, 1]) == [700, 650, 500])
  }

  @Test("begin each turn where the last ended when they are cumulative")
  func cumulative() {
    var turn = BasicAnimation(.rotation, from: 0, to: 1, duration: 1)
    turn.repeatCount = 3
    turn.isCumulative = true
    turn.fillMode = .forwards
    turn.isRemovedOnCompletion = false
    run(turn)
    #expect(at([0.5, 1.5, 2.5, 9], { $0.transform[.rotationZ] }) == [500, 1_500, 2_500, 3_000])
  }

  @Test("are seen before and after as their fill mode says, while they are kept")
  func fillModes() {
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.beginTime = 1
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    #expect(opacities(fade, [0, 1.5, 3]) == [0, 500, 1_000])
    stage.advance(to: 3)
    #expect(at([3], \.opacity) == [1_000])
    #expect(layer.animationCount == 1)
    layer.removeAllAnimations()
    stage.advance(to: 3)
    #expect(at([3], \.opacity) == [500])
  }

  @Test("move single numbers of a transform, also all the way round")
  func rotation() {
    layer.transform = LayerTransform(.scale(x: 2, y: 2, z: 1))
    run(BasicAnimation(.rotation, by: 2 * .pi, duration: 4))
    let half = layer.values(at: 2).transform
    #expect(
      half.operations == [
        .scale(x: 2, y: 2, z: 1), .rotation(.radians(.pi), x: 0, y: 0, z: 1),
      ])
  }

  @Test("mix transforms step by step, and matrices by their parts")
  func transforms() {
    let from = LayerTransform(.rotation(.zero, x: 0, y: 0, z: 1), .translation(x: 0, y: 0, z: 0))
    let to = LayerTransform(
      .rotation(.degrees(360), x: 0, y: 0, z: 1), .translation(x: 8, y: 0, z: 0))
    #expect(
      from.mixed(with: to, amount: 0.25).operations == [
        .rotation(.radians(.pi / 2), x: 0, y: 0, z: 1), .translation(x: 2, y: 0, z: 0),
      ])
    let quarter = LayerTransform(CATransform3D(rotation: .pi / 2, x: 0, y: 0, z: 1))
    let eighth = LayerTransform.identity.mixed(with: quarter, amount: 0.5)
    #expect(abs(eighth[.rotationZ] - .pi / 4) < 1e-9)
    let scaled = LayerTransform(.scale(x: 3, y: 1, z: 1)).mixed(with: quarter, amount: 0.5)
    #expect(abs(scaled[.scaleX] - 2) < 1e-9)
  }

  @Test("mix colours in OKLab, and clear as no colour at all")
  func colours() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let purple = red.mixed(with: blue, amount: 0.5)
    #expect(
      [purple.red, purple.green, purple.blue].map { ($0 * 255).rounded() } == [140, 83, 162])
    let faint = Color.Resolved.clear.mixed(with: red, amount: 0.5)
    #expect(faint.opacity == 0.5 && faint.red > 0.999 && faint.blue < 0.001)
  }

  @Test("go through keyframes: straight, by jumps, at one pace, and smoothly")
  func keyframes() {
    func way(_ mode: KeyframeCalculationMode, _ times: [Double]) -> [Int] {
      layer.removeAllAnimations()
      run(
        KeyframeAnimation(
          .positionX, values: [0, 10, 40], calculationMode: mode, duration: 4))
      return at(times, \.position.x)
    }
    #expect(way(.linear, [0, 1, 2, 3]) == [0, 5_000, 10_000, 25_000])
    #expect(way(.discrete, [0, 1, 2, 3.5]) == [0, 0, 10_000, 40_000])
    #expect(way(.paced, [0, 1, 2, 3]) == [0, 10_000, 20_000, 30_000])
    // Catmull-Rom: (p0 + p1)/2 + (tangents)/8 with ends mirrored.
    #expect(way(.cubic, [0, 1, 2, 3, 3.999_99]) == [0, 3_750, 10_000, 23_750, 40_000])
  }

  @Test("reach keyframes at their times, each by its own timing function")
  func keyTimes() {
    var shake = KeyframeAnimation(
      .positionX, values: [0, 100, 0], keyTimes: [0, 0.25, 1], duration: 4)
    shake.timingFunctions = [.easeIn]
    run(shake)
    #expect(at([0.25, 1, 2.5], \.position.x) == [9_346, 100_000, 50_000])
  }

  @Test("follow a path at one speed")
  func path() {
    let corner = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 10))
    }
    run(KeyframeAnimation(.position, path: corner, duration: 4))
    #expect(layer.values(at: 1).position == CGPoint(x: 10, y: 0))
    #expect(layer.values(at: 3.5).position == CGPoint(x: 30, y: 5))
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    run(KeyframeAnimation(.position, path: circle, duration: 8))
    for step in 0..<16 {
      let place = layer.values(at: Double(step) / 2).position
      #expect(abs((place.x * place.x + place.y * place.y).squareRoot() - 100) < 0.2)
    }
  }

  @Test("swing like the spring they are given, for as long as it needs")
  func spring() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    run(SpringAnimation(.positionX, from: 0, to: 1, spring: spring))
    let wanted = [0.1, 0.5].map {
      Int((spring.value(target: 1.0, time: $0) * 1_000).rounded())
    }
    #expect(wanted == [340, 1_075])
    #expect(at([0.1, 0.5], \.position.x) == wanted)
    let settled = spring.settlingDuration(target: 1.0)
    #expect(stage.advance(to: settled - 0.01).isMoving)
    #expect(!stage.advance(to: settled).isMoving)
  }

  @Test("run together in a group's time, cut off at its end")
  func group() {
    var late = BasicAnimation(.positionX, from: 0, to: 100, duration: 10)
    late.beginTime = 1
    late.fillMode = .backwards
    var group = AnimationGroup(
      [BasicAnimation(.opacity, from: 0, to: 1), late], duration: 2)
    group.repeatCount = 2
    layer.position = CGPoint(x: 7, y: 0)
    layer.removeAllAnimations()
    run(group)
    #expect(at([0, 1, 1.5, 3], \.opacity) == [0, 500, 750, 500])
    #expect(at([0.5, 1, 1.5, 3.5, 4], \.position.x) == [0, 0, 5_000, 5_000, 7_000])
  }

  @Test("morph outlines of the same steps")
  func paths() {
    layer.shadowPath = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.removeAllAnimations()
    run(
      BasicAnimation(.shadowPath, to: Path(CGRect(x: 0, y: 0, width: 30, height: 10)), duration: 2))
    #expect(layer.values(at: 1).shadowPath?.boundingRect.width == 20)
  }

  @Test("blur more and more, and jump between filters of different kinds")
  func filters() {
    layer.filters = [.blur(10)]
    #expect(layer.animationKeys == ["filters"])
    layer.removeAllAnimations()
    run(BasicAnimation(.filters, from: [.blur(0)], duration: 2))
    #expect(layer.values(at: 1).filters == [.blur(5)])
    layer.removeAllAnimations()
    layer.filters = [.gray]
    #expect(layer.animationKeys == [])
  }

  @Test("move contents of one kind by their data")
  func contents() {
    layer.contents = Disc(radius: 10)
    layer.removeAllAnimations()
    run(
      BasicAnimation(
        .contents, to: AnyLayerContent(Disc(radius: 20)), duration: 2))
    #expect((layer.values(at: 1).contents?.base as? Disc)?.radius == 15)
    #expect(
      layer.presentation(at: 1).contents == Disc(radius: 15).contents(in: .zero, scale: 1, at: 0))
  }

  @Test("live in their layer's time: slower, and not at all while it stands still")
  func layerTime() {
    layer.timing.speed = 0.5
    run(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    #expect(at([1], \.opacity) == [500])
    stage.advance(to: 1)
    layer.pause()
    #expect(!stage.advance(to: 1).isMoving)
    #expect(!stage.advance(to: 50).isMoving)
    #expect(at([100], \.opacity) == [500])
    layer.resume()
    #expect(stage.advance(to: 50).isMoving)
    // Its speed is 1 again.
    #expect(at([50.25], \.opacity) == [750])
    #expect(!stage.advance(to: 50.5).isMoving)
    #expect(layer.animationCount == 0)
  }

  @Test("go on where they were stopped at any speed")
  func resumedFaster() {
    run(BasicAnimation(.opacity, from: 0, to: 1, duration: 4))
    stage.advance(to: 1)
    layer.pause()
    stage.advance(to: 10)
    layer.resume(speed: 2)
    stage.advance(to: 10)
    #expect(at([10, 10.5, 11], \.opacity) == [250, 500, 750])
    layer.pause()
    stage.advance(to: 20)
    layer.resume()
    layer.timing.speed = 2
    stage.advance(to: 20)
    #expect(at([20, 20.5], \.opacity) == [250, 500])
  }

  @Test("hold when they are paused, however late the next frame comes")
  func pausedBeforeALateFrame() {
    var isOver = false
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.didStop = { _ in isOver = true }
    run(fade)
    stage.advance(to: 0.25)
    layer.pause()
    stage.advance(to: 5)
    #expect(!isOver && at([5, 9], \.opacity) == [250, 250])
    layer.resume()
    stage.advance(to: 5)
    #expect(at([5.25], \.opacity) == [500])
    stage.advance(to: 6)
    #expect(isOver)
  }

  @Test("hold when the layer around theirs is paused before a late frame")
  func pausedAround() {
    let inner = ModelLayer()
    layer.addSublayer(inner)
    stage.advance(to: 0)
    var isOver = false
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.didStop = { _ in isOver = true }
    inner.add(fade)
    stage.advance(to: 0)
    stage.advance(to: 0.5)
    layer.pause()
    stage.advance(to: 3)
    #expect(!isOver && inner.values(at: 7).opacity == 0.5)
  }

  @Test("can be looked at by hand: speed 0 and an offset")
  func scrubbing() {
    layer.timing.speed = 0
    run(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    for part in [0.25, 0.75] {
      layer.timing.timeOffset = part
      stage.advance(to: 5)
      #expect(layer.values(at: 5).opacity == CGFloat(part))
    }
  }

  @Test("are found and removed by their keys")
  func keys() {
    layer.add(BasicAnimation(.opacity, to: 0, duration: 3), forKey: "fade")
    layer.add(BasicAnimation(.rotation, by: 1, duration: 3), forKey: "turn")
    layer.add(BasicAnimation(.opacity, to: 1, duration: 5), forKey: "fade")
    #expect(layer.animationKeys == ["turn", "fade"])
    #expect(layer.animation(forKey: "fade")?.duration == 5)
    layer.removeAnimation(forKey: "fade")
    layer.removeAnimation(forKey: "nothing")
    #expect(layer.animationKeys == ["turn"])
    layer.removeAllAnimations()
    #expect(layer.animationCount == 0)
  }
}

/// A circle.
struct Disc: LayerContent {
  var radius: CGFloat
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let box = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    return .direct(DisplayList { $0.fill(Path(ellipseIn: box), with: .color(.black)) })
  }
}
