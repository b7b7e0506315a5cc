import Lamina
import LaminaTesting
import Testing

private struct Badge: View {
  let count: Int

  var body: some View {
    Color.pureRed
      .frame(width: 20, height: 20)
      .animation(.linear(duration: 1)) { content in
        content.offset(x: count > 0 ? 40 : 0)
      }
      .animation(.linear(duration: 2)) { content in
        content.opacity(count > 0 ? 1 : 0.9)
      }
  }
}

private struct BadgeScreen: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Badge(count: count)
      Button("Add") { count += 1 }
    }
  }
}

@MainActor @Suite("Idioms: animations of a body")
struct BodyAnimationIdioms {
  @Test("Each body moves in its own time, without withAnimation")
  func badge() {
    let harness = Harness(size: CGSize(width: 160, height: 80)) { BadgeScreen() }
    let start = harness.box(.red)?.minX ?? 0
    harness.tap("Add")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.minX, start + 20))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.minX, start + 40))
  }
}
