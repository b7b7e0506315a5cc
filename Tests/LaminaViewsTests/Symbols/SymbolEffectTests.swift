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
    let back = pictures(harness, [1]) { model.isActive = false }
    #expect(back[1] == shown[0])
  }

  @Test("Layers light up one after the other")
  func variableColor() {
    let (harness, model) = window { model in
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: model.isActive)
    }
    let shown = pictures(harness, [0.1, 0.35, 0.6, 0.85]) { model.isActive = true }
    #expect((1..<4).allSatisfy { shown[$0] != shown[$0 + 1] })
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
    let pictures = pictures(gone, [0.02, 1]) { hidden.isActive = true }
    #expect(pictures[1] == pictures[2] && pictures[0] != pictures[1])
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
