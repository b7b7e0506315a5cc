import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Transitions on their way, at moments of a manual clock.
@Suite struct RunningTransitionTests {
  @Observable final class Model {
    var isShown = false
    var items = [10, 20, 30]
  }

  /// A box that comes and goes with `transition`, 40 points square at (80, 80).
  private func stage(_ model: Model, _ transition: AnyTransition) -> Stage {
    Stage {
      ZStack {
        if model.isShown { Color.red.frame(width: 40, height: 40).transition(transition) }
      }
    }
  }

  /// How the colours are seen now: frame, and opacity with that of all around.
  private func seen(_ stage: Stage) -> [String] {
    func short(_ value: CGFloat) -> String { "\((value * 100).rounded() / 100)" }
    func lines(_ layer: Layer, _ origin: CGPoint, _ opacity: CGFloat) -> [String] {
      let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
      let opacity = opacity * layer.appearance.opacity
      let own =
        layer.contents == .none
        ? [] : ["\(short(frame.minX)) \(short(frame.minY)) \(short(frame.width)) \(short(opacity))"]
      return own + layer.children.flatMap { lines($0, frame.origin, opacity) }
    }
    return stage.harness.graph.shownLayer.map { lines($0, .zero, 1) } ?? []
  }

  private func moments(_ stage: Stage, _ change: () -> Void) -> [[String]] {
    stage.animate(change)
    var found = [seen(stage)]
    for _ in 0..<4 {
      stage.harness.advance(by: 0.25)
      found.append(seen(stage))
    }
    return found
  }

  @Test("a fade, in and out")
  func opacity() {
    let model = Model()
    let stage = stage(model, .opacity)
    let coming = moments(stage) { model.isShown = true }
    #expect(
      coming == [
        ["80.0 80.0 40.0 0.0"], ["80.0 80.0 40.0 0.25"], ["80.0 80.0 40.0 0.5"],
        ["80.0 80.0 40.0 0.75"], ["80.0 80.0 40.0 1.0"],
      ])
    let going = moments(stage) { model.isShown = false }
    #expect(
      going == [
        ["80.0 80.0 40.0 1.0"], ["80.0 80.0 40.0 0.75"], ["80.0 80.0 40.0 0.5"],
        ["80.0 80.0 40.0 0.25"], [],
      ])
  }

  @Test("a view without a transition fades")
  func fallback() {
    let model = Model()
    let stage = Stage {
      ZStack { if model.isShown { Color.red.frame(width: 40, height: 40) } }
    }
    #expect(moments(stage) { model.isShown = true }[2] == ["80.0 80.0 40.0 0.5"])
    #expect(moments(stage) { model.isShown = false }[2] == ["80.0 80.0 40.0 0.5"])
  }

  @Test(
    "where each is half way in and half way out",
    arguments: [
      ("move leading", "60.0 80.0 40.0 1.0", "60.0 80.0 40.0 1.0"),
      ("move bottom", "80.0 100.0 40.0 1.0", "80.0 100.0 40.0 1.0"),
      ("slide", "60.0 80.0 40.0 1.0", "100.0 80.0 40.0 1.0"),
      ("push", "80.0 60.0 40.0 0.5", "80.0 100.0 40.0 0.5"),
      ("offset", "85.0 90.0 40.0 1.0", "85.0 90.0 40.0 1.0"),
      ("asymmetric", "60.0 80.0 40.0 1.0", "80.0 80.0 40.0 0.5"),
      ("combined", "60.0 80.0 40.0 0.5", "60.0 80.0 40.0 0.5"),
    ])
  func half(name: String, coming: String, going: String) throws {
    let transitions: [String: AnyTransition] = [
      "move leading": .move(edge: .leading), "move bottom": .move(edge: .bottom), "slide": .slide,
      "push": .push(from: .top), "offset": .offset(x: 10, y: 20),
      "asymmetric": .asymmetric(insertion: .move(edge: .leading), removal: .opacity),
      "combined": .move(edge: .leading).combined(with: .opacity),
    ]
    let model = Model()
    let stage = stage(model, try #require(transitions[name]))
    #expect(moments(stage) { model.isShown = true }[2] == [coming])
    #expect(moments(stage) { model.isShown = false }[2] == [going])
    #expect(moments(stage) { model.isShown = true }[4] == ["80.0 80.0 40.0 1.0"])
  }

  @Test("where motion is reduced, all of them fade")
  func reduced() {
    let model = Model()
    let stage = Stage {
      ZStack {
        if model.isShown { Color.red.frame(width: 40, height: 40).transition(.slide) }
      }
      .environment(\.accessibilityReduceMotion, true)
    }
    #expect(moments(stage) { model.isShown = true }[2] == ["80.0 80.0 40.0 0.5"])
  }

  @Test("a transition with an animation of its own runs without any other")
  func own() {
    let model = Model()
    let stage = stage(model, .opacity.animation(.linear(duration: 0.5)))
    model.isShown = true
    stage.harness.settle()
    #expect(seen(stage) == ["80.0 80.0 40.0 0.0"])
    stage.harness.advance(by: 0.25)
    #expect(seen(stage) == ["80.0 80.0 40.0 0.5"])
    stage.harness.advance(by: 0.25)
    #expect(seen(stage) == ["80.0 80.0 40.0 1.0"])
    model.isShown = false
    stage.harness.settle()
    stage.harness.advance(by: 0.25)
    #expect(seen(stage) == ["80.0 80.0 40.0 0.5"])
    stage.harness.advance(by: 0.5)
    #expect(seen(stage).isEmpty)
  }

  @Test("what animation(_:value:) says around the condition holds for what comes and goes")
  func scoped() {
    let model = Model()
    let stage = Stage {
      ZStack { if model.isShown { Color.red.frame(width: 40, height: 40) } }
        .frame(width: 100, height: 100)
        .animation(.linear(duration: 1), value: model.isShown)
    }
    model.isShown = true
    stage.harness.settle()
    stage.harness.advance(by: 0.5)
    #expect(seen(stage) == ["80.0 80.0 40.0 0.5"])
  }

  @Test("the identity transition shows and hides at once")
  func identity() {
    let model = Model()
    let stage = stage(model, .identity)
    #expect(moments(stage) { model.isShown = true }[0] == ["80.0 80.0 40.0 1.0"])
    #expect(moments(stage) { model.isShown = false }[0] == [])
  }

  @Test("half way back again goes on from where it is, and ends as one view")
  func interrupted() {
    let model = Model()
    let stage = stage(model, .opacity)
    stage.animate { model.isShown = true }
    stage.end()
    stage.animate { model.isShown = false }
    stage.harness.advance(by: 0.5)
    stage.animate { model.isShown = true }
    #expect(seen(stage) == ["80.0 80.0 40.0 0.5"])
    stage.harness.advance(by: 0.25)
    // From 0.5 the one still falls by 0.25, the other rises by 0.25.
    #expect(seen(stage) == ["80.0 80.0 40.0 0.5"])
    stage.harness.advance(by: 0.5)
    #expect(seen(stage) == ["80.0 80.0 40.0 0.75"])
    stage.end()
    #expect(seen(stage) == ["80.0 80.0 40.0 1.0"])
    #expect(stage.harness.graph.runningAnimations == 0)
  }

  @Test("the rows of a loop slide to their places when they change order")
  func reorder() {
    let rows = Model()
    let stage = Stage {
      VStack(spacing: 0) {
        ForEach(rows.items, id: \.self) { Color.red.frame(width: CGFloat($0), height: 20) }
      }
    }
    #expect(seen(stage).map { $0.split(separator: " ")[1] } == ["70.0", "90.0", "110.0"])
    stage.animate { rows.items = [30, 10, 20] }
    stage.harness.advance(by: 0.5)
    #expect(seen(stage).map { $0.split(separator: " ")[1] } == ["90.0", "80.0", "100.0"])
  }

  @Test("a view that becomes another passes through the frames between both places")
  func hero() {
    struct Hero: View {
      let model: Model
      @Namespace private var names
      var body: some View {
        ZStack(alignment: .topLeading) {
          if model.isShown {
            Color.blue.matchedGeometryEffect(id: "a", in: names).frame(width: 200, height: 100)
          } else {
            Color.red.matchedGeometryEffect(id: "a", in: names).frame(width: 20, height: 10)
              .padding(40)
          }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    let model = Model()
    let stage = Stage { Hero(model: model) }
    let found = moments(stage) { model.isShown = true }
    #expect(found[0] == ["40.0 40.0 20.0 1.0", "40.0 40.0 20.0 0.0"])
    #expect(found[2] == ["20.0 20.0 110.0 0.5", "20.0 20.0 110.0 0.5"])
    #expect(found[4] == ["0.0 0.0 200.0 1.0"])
    // Back, and forth again before that is over: both go on from where they are.
    stage.animate { model.isShown = false }
    stage.harness.advance(by: 0.5)
    #expect(seen(stage) == ["20.0 20.0 110.0 0.5", "20.0 20.0 110.0 0.5"])
    stage.animate { model.isShown = true }
    #expect(seen(stage) == ["20.0 20.0 110.0 0.5", "20.0 20.0 110.0 0.5"])
    stage.harness.advance(by: 0.25)
    #expect(seen(stage) == ["20.0 20.0 110.0 0.5", "20.0 20.0 110.0 0.5"])
    stage.end()
    #expect(seen(stage) == ["0.0 0.0 200.0 1.0"])
  }
}
