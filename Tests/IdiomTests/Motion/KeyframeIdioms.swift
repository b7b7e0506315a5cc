import Lamina
import LaminaTesting
import Testing

private struct Emoji {
  var scale = 1.0
  var height = 0.0
}

private struct JumpingHeart: View {
  @State private var likes = 0

  var body: some View {
    Color.pureRed
      .frame(width: 20, height: 20)
      .keyframeAnimator(initialValue: Emoji(), trigger: likes) { content, value in
        content.scaleEffect(value.scale).offset(y: value.height)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2.0, duration: 0.5)
          LinearKeyframe(1.0, duration: 0.5)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(-30.0, duration: 0.5)
          LinearKeyframe(0.0, duration: 0.5)
        }
      }
      .onTapGesture { likes += 1 }
  }
}

@MainActor @Suite("Idioms: keyframes")
struct KeyframeIdioms {
  @Test("A tap plays the keyframes once")
  func jump() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { JumpingHeart() }
    harness.tap(at: CGPoint(x: 50, y: 50))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.width, 40, 4) && near(harness.box(.red)?.midY, 20, 4))
    harness.advance(by: 0.6)
    #expect(harness.box(.red) == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(!harness.graph.isMoving)
  }
}
