import Foundation
import Lamina
import LaminaTesting
import Testing

private nonisolated struct Shake: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: 20 * sin(shakes * .pi * 2), y: 0))
  }
}

private struct PasswordField: View {
  @State private var attempts = 0

  var body: some View {
    VStack {
      Color.pureRed.frame(width: 40, height: 20)
        .modifier(Shake(shakes: CGFloat(attempts)))
      Button("Log in") { withAnimation(.linear(duration: 1)) { attempts += 1 } }
    }
  }
}

@MainActor @Suite("Idioms: shaking")
struct ShakeIdioms {
  @Test("A wrong password shakes the field, which ends where it was")
  func shake() {
    let harness = Harness(size: CGSize(width: 200, height: 80)) { PasswordField() }
    let rest = harness.box(.red)?.midX ?? 0
    harness.tap("Log in")
    harness.advance(by: 0.25)
    #expect(near(harness.box(.red)?.midX, rest + 20, 3))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.midX, rest - 20, 3))
    harness.advance(by: 0.4)
    #expect(near(harness.box(.red)?.midX, rest))
  }
}
