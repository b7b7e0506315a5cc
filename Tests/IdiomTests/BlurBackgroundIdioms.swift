import Lamina
import LaminaTesting
import Testing

private struct Locked: View {
  @State private var isLocked = true

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .blur(radius: isLocked ? 12 : 0)
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
    }
  }
}

@MainActor @Suite("Idioms: blurred backgrounds")
struct BlurBackgroundIdioms {
  @Test("The edge between two colours is soft while locked and sharp after")
  func lock() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Locked() }
    let soft = harness.color(96, 20)
    #expect(soft.red > 60 && soft.blue > 60)
    harness.tap("Unlock")
    harness.advance(by: 1)
    #expect(harness.isRed(96, 20) && harness.isBlue(104, 20))
  }
}
