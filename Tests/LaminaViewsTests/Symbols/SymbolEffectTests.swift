import LaminaTesting
import LaminaText
import Observation
import Testing

/// Effects of symbols on a manual clock.
@MainActor
@Suite("Effects of symbols", .timeLimit(.minutes(5)))
struct SymbolEffectTests {
  @Observable @MainActor final class Model {
    var count = 0
    var isActive = false
    var name = "play.fill"
  }

  private struct Shown<Content: View>: View {
    let model: Model
    let content: (Model) -> Content
    var body: some View { content(model) }
  }

  private func window<V: View>(
    reducesMotion: Bool = false, @ViewBuilder _ content: @escaping (Model) -> V
  ) -> (Harness, Model) {
    let model = Model()
    let harness = Harness(size: CGSize(width: 64, height: 64)) {
      Shown(model: model, content: content).font(.system(size: 32))
        .environment(\.accessibilityReduceMotion, reducesMotion)
    }
    return (harness, model)
  }

  /// The pictures at times after a change, and whether something still moves.
  private func pictures(
    _ harness: Harness, _ times: [Double], _ change: () -> Void
  ) -> [Pixels] {
    let before = harness.seenPixels
    change()
    harness.settle()
    var now = 0.0
    return [before]
      + times.map { time in
        harness.advance(by: time - now)
        now = time
        return harness.seenPixels
      }
  }

  @Test("An effect for a value happens once for each change, and then nothing wakes up")
  func once() {
    let (harness, model) = window { model in
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: model.count)
    }
    let shown = pictures(harness, [0.15, 0.35, 1]) { model.count += 1 }
    #expect(shown[1] != shown[0])
    #expect(shown[3] == shown[0])
    #expect(!harness.graph.isMoving)
    let again = pictures(harness, [0.15]) { model.count += 1 }
    #expect(again[1] != again[0])
  }

  @Test(
    "An effect that is active goes on, ends with its turn, and stands still from the start if it is not"
  )
  func active() {
    let (harness, model) = window { model in
      Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: model.isActive)
    }
    let still = harness.seenPixels
    harness.advance(by: 3)
    #expect(harness.seenPixels == still)
    let shown = pictures(harness, [0.6, 1.8, 6.6]) { model.isActive = true }
    #expect(shown[1] != still && shown[2] != still && shown[3] != still)
    let ended = pictures(harness, [3]) { model.isActive = false }
    #expect(ended[1] == still)
  }

  @Test("Options say how often and how fast")
  func options() {
    let (harness, model) = window { model in
      Image(systemName: "heart.fill")
        .symbolEffect(.pulse, options: .repeat(2).speed(2), value: model.count)
    }
    // 1.2 s at double speed are 0.6 s.
    let shown = pictures(harness, [0.3, 0.9, 1.3]) { model.count += 1 }
    #expect(shown[1] != shown[0] && shown[2] != shown[0])
    #expect(shown[3] == shown[0])
  }

  @Test("A rotation ends where it began")
  func rotation() {
    let (harness, model) = window { model in
      Image(systemName: "arrow.up").symbolEffect(.rotate, value: model.count)
    }
    let shown = pictures(harness, [0.375, 0.75, 1.6]) { model.count += 1 }
    #expect(shown[1] != shown[0])
    #expect(shown[3] == shown[0])
  }

  @Test("What disappears keeps its place, and comes back")
  func disappearing() {
    let (harness, model) = window { model in
      HStack(spacing: 0) {
        Image(systemName: "bell.fill").symbolEffect(.disappear, isActive: model.isActive)
        Text("x").font(.caption)
      }
    }
    let frame = harness.frame(of: "x")
    let shown = pictures(harness, [0.15, 1]) { model.isActive = true }
    #expect(shown[1] != shown[0] && shown[2] != shown[1])
    #expect(harness.frame(of: "x") == frame)
    #expect(opacities(harness).contains(0))
    let back = pictures(harness, [1]) { model.isActive = false }
    #expect(back[1] == shown[0])
    #expect(!opacities(harness).contains(0))
  }

  /// Of all layers.
  private func opacities(_ harness: Harness) -> [CGFloat] {
    var all: [CGFloat] = []
    var pending = harness.graph.shownLayer.map { [$0] } ?? []
    while let layer = pending.popLast() {
      all.append(layer.appearance.opacity)
      pending += layer.children
    }
    return all
  }

  @Test("Layers light up one after the other")
  func variableColor() {
    let (harness, model) = window { model in
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: model.isActive)
    }
    let shown = pictures(harness, [0.1, 0.35, 0.6, 0.85]) { model.isActive = true }
    #expect((1..<4).allSatisfy { shown[$0] != shown[$0 + 1] })
  }

  @Test("Layers go out in the other order, and each frame is one that differs")
  func reversing() {
    let (harness, model) = window { model in
      Image(systemName: "wifi")
        .symbolEffect(.variableColor.reversing, isActive: model.isActive)
    }
    let shown = pictures(harness, [0.1, 0.3, 0.5, 0.7, 1, 1.3, 1.5, 1.7, 1.9]) {
      model.isActive = true
    }
    #expect((1..<5).allSatisfy { shown[$0] != shown[$0 + 1] })
    #expect(Array(shown[6...]) == Array(shown[1...4].reversed()))
    let before = harness.frameStatistics.renders
    harness.advance(by: 8)
    // Eight differences in two seconds.
    #expect((30...40).contains(harness.frameStatistics.renders - before))
  }

  @Test("What does not vary asks for no frames, and in a pause nothing wakes up")
  func quiet() {
    let (star, active) = window { model in
      Image(systemName: "star.fill").symbolEffect(.variableColor, isActive: model.isActive)
    }
    let shown = pictures(star, [0.3, 0.6]) { active.isActive = true }
    #expect(shown[1] == shown[0] && shown[2] == shown[0])
    #expect(star.graph.nextTick == nil)
    let (bell, counted) = window { model in
      Image(systemName: "bell.fill")
        .symbolEffect(
          .bounce, options: .repeat(.periodic(2, delay: 2)), value: model.count)
    }
    let bounced = pictures(bell, [0.15, 1]) { counted.count += 1 }
    #expect(bounced[1] != bounced[0] && bounced[2] == bounced[0])
    let before = bell.frameStatistics.renders
    bell.advance(by: 1.4)
    #expect(bell.frameStatistics.renders - before <= 1)
    bell.advance(by: 0.3)
    #expect(bell.seenPixels != bounced[0])
    bell.advance(by: 1)
    #expect(bell.seenPixels == bounced[0])
    #expect(bell.graph.nextTick == nil && !bell.graph.isMoving)
  }

  @Test("Another effect for the same value waits for the next one")
  func another() {
    let (harness, model) = window { model in
      let bounce: BounceSymbolEffect = model.isActive ? .bounce.down : .bounce.up
      Image(systemName: "bell.fill").symbolEffect(bounce, value: model.count)
    }
    let waiting = pictures(harness, [0.05, 0.15]) { model.isActive = true }
    #expect(waiting.allSatisfy { $0 == waiting[0] })
    let going = pictures(harness, [0.15, 1]) { model.count += 1 }
    #expect(going[1] != going[0] && going[2] == going[0])
    let both = pictures(harness, [0.15]) {
      model.isActive = false
      model.count += 1
    }
    #expect(both[1] != both[0])
  }

  @Test("A shake forward goes with reading")
  func reading() {
    func shown(_ effect: WiggleSymbolEffect, _ direction: LayoutDirection) -> Pixels {
      let (harness, model) = window { model in
        Image(systemName: "bell.fill").symbolEffect(effect, value: model.count)
          .environment(\.layoutDirection, direction)
      }
      return pictures(harness, [0.06]) { model.count += 1 }[1]
    }
    #expect(shown(.wiggle.forward, .leftToRight) == shown(.wiggle.right, .leftToRight))
    #expect(shown(.wiggle.forward, .rightToLeft) == shown(.wiggle.left, .leftToRight))
    #expect(shown(.wiggle.backward, .rightToLeft) == shown(.wiggle.right, .leftToRight))
    #expect(shown(.wiggle.right, .leftToRight) != shown(.wiggle.left, .leftToRight))
  }

  @Test("Another symbol takes the place of one, without an animation around it")
  func replacing() {
    let (harness, model) = window { model in
      Image(systemName: model.name).contentTransition(.symbolEffect(.replace))
    }
    let play = harness.seenPixels
    let shown = pictures(harness, [0.1, 0.25, 1]) { model.name = "pause.fill" }
    #expect(shown[1] != play && shown[2] != shown[1])
    let (other, _) = window { _ in Image(systemName: "pause.fill") }
    #expect(shown[3] == other.seenPixels)
    let (fast, next) = window { model in
      Image(systemName: model.name)
        .contentTransition(.symbolEffect(.replace, options: .speed(4)))
    }
    let soon = pictures(fast, [0.05, 0.1]) { next.name = "pause.fill" }
    #expect(soon[1] != other.seenPixels && soon[2] == other.seenPixels)
  }

  @Test("What comes and goes by an effect fades as long as the animation says")
  func transition() {
    let (harness, model) = window { model in
      if !model.isActive {
        Image(systemName: "bell.fill")
          .transition(SymbolEffectTransition(effect: .disappear, options: .speed(2)))
      }
    }
    let shown = pictures(harness, [0.5, 1.1]) {
      withAnimation(.linear(duration: 1)) { model.isActive = true }
    }
    #expect(shown[1] != shown[0] && shown[1].ink > 0)
    #expect(shown[2].ink == 0)
  }

  @Test("Without a transition it is there at once")
  func plain() {
    let (harness, model) = window { model in Image(systemName: model.name) }
    let shown = pictures(harness, [0.01, 1]) { model.name = "pause.fill" }
    #expect(shown[1] == shown[2])
  }

  @Test(
    "Where motion is to be reduced, nothing moves; what appears is there at once, and colours go on"
  )
  func reduced() {
    let (harness, model) = window(reducesMotion: true) { model in
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: model.count)
        .symbolEffect(.wiggle, value: model.count)
    }
    let shown = pictures(harness, [0.05, 0.15, 0.3]) { model.count += 1 }
    #expect(shown.allSatisfy { $0 == shown[0] })
    let (gone, hidden) = window(reducesMotion: true) { model in
      Image(systemName: "bell.fill").symbolEffect(.disappear, isActive: model.isActive)
    }
    let hiding = pictures(gone, [0.02, 1]) { hidden.isActive = true }
    #expect(hiding[1] == hiding[2] && hiding[0] != hiding[1])
    let (here, found) = window(reducesMotion: true) { model in
      Image(systemName: "bell.fill").symbolEffect(.appear, isActive: model.isActive)
    }
    let coming = pictures(here, [0.02, 1]) { found.isActive = true }
    #expect(coming[1] == coming[2] && coming[0] != coming[1])
    let (heart, lit) = window(reducesMotion: true) { model in
      Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: model.isActive)
    }
    let pulsing = pictures(heart, [0.3, 0.6]) { lit.isActive = true }
    #expect(pulsing[1] != pulsing[0] && pulsing[2] != pulsing[1])
  }

  @Test("What did not move, as motion was to be reduced, does not move when it may again")
  func late() {
    let (harness, model) = window { model in
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: model.count)
        .environment(\.accessibilityReduceMotion, model.isActive)
    }
    model.isActive = true
    harness.settle()
    model.count += 1
    harness.advance(by: 0.1)
    let shown = pictures(harness, [0.05, 0.15]) { model.isActive = false }
    #expect(shown.allSatisfy { $0 == shown[0] })
  }

  @Test("Effects reach all symbols inside, and no text; they can be taken away again")
  func inside() {
    let (harness, model) = window { model in
      VStack {
        Text("Words")
        Image(systemName: "bell.fill").symbolEffectsRemoved()
      }
      .symbolEffect(.bounce, value: model.count)
    }
    let shown = pictures(harness, [0.15]) { model.count += 1 }
    #expect(shown[0] == shown[1])
    let (both, other) = window { model in
      Label("", systemImage: "bell.fill").labelStyle(.iconOnly)
        .symbolEffect(.bounce, value: model.count)
    }
    let moved = pictures(both, [0.15]) { other.count += 1 }
    #expect(moved[0] != moved[1])
  }
}
