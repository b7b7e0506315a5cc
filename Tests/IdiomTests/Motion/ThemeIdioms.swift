import Lamina
import LaminaTesting
import Testing

private struct ThemeScreen: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      Text("████").foregroundStyle(isDark ? Color.white : Color.black)
      Button("Theme") { withAnimation(.linear(duration: 1)) { isDark.toggle() } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isDark ? Color.pureBlue : Color.pureRed)
    .border(isDark ? Color.pureGreen : Color.black, width: 6)
  }
}

@MainActor @Suite("Idioms: themes")
struct ThemeIdioms {
  @Test("Ground, words and border change together")
  func theme() {
    let harness = Harness(size: CGSize(width: 140, height: 100)) { ThemeScreen() }
    #expect(harness.pixel(20, 90) == 0xFF0000 && harness.pixel(2, 50) == 0)
    harness.tap("Theme")
    harness.advance(by: 0.5)
    let (ground, border) = (harness.pixel(20, 90), harness.pixel(2, 50))
    #expect(ground != 0xFF0000 && ground != 0x0000FF)
    #expect(border != 0 && border != 0x00FF00)
    harness.advance(by: 0.6)
    #expect(harness.pixel(20, 90) == 0x0000FF && harness.pixel(2, 50) == 0x00FF00)
  }
}
