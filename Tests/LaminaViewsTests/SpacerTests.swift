import LaminaTesting
import Testing

@Suite struct SpacerTests {
  @Test("text beside a spacer has all the room there is before it wraps")
  func text() {
    let harness = Harness(size: CGSize(width: 240, height: 60)) {
      HStack(spacing: 0) {
        Text("Show hidden files").accessibilityIdentifier("text")
        Spacer()
        Color.gray.frame(width: 36, height: 20).accessibilityIdentifier("switch")
      }
    }
    let ideal = Harness(size: CGSize(width: 240, height: 60)) {
      Text("Show hidden files").fixedSize().accessibilityIdentifier("text")
    }
    #expect((ideal.frame(of: "text")?.width ?? 0) > 102)
    #expect(harness.frame(of: "text")?.size == ideal.frame(of: "text")?.size)
    #expect(harness.frame(of: "switch")?.maxX == 240)
  }

  @Test("several spacers share what is left")
  func several() {
    let harness = Harness(size: CGSize(width: 200, height: 20)) {
      HStack(spacing: 0) {
        Spacer()
        Color.red.frame(width: 20).accessibilityIdentifier("box")
        Spacer()
        Spacer()
      }
    }
    #expect(harness.frame(of: "box")?.minX == 60)
  }
}
