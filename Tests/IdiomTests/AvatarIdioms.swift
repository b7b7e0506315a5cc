import Lamina
import LaminaTesting
import Testing

private struct Avatar: View {
  var initials: String

  var body: some View {
    Text(initials)
      .foregroundColor(.white)
      .frame(width: 60, height: 60)
      .background(Color.blue)
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.red, lineWidth: 4))
      .shadow(radius: 3)
  }
}

@MainActor @Suite("Idioms: avatars")
struct AvatarIdioms {
  @Test("Corners are cut, the rim is drawn around, the shadow is round")
  func avatar() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Avatar(initials: "AL") }
    #expect(harness.isBlue(50, 30))
    #expect(harness.isRed(50, 20))
    #expect(!harness.isBlue(22, 22) && !harness.isRed(22, 22))
    #expect(!harness.isWhite(50, 84))
    #expect(harness.isWhite(18, 18))
  }
}
