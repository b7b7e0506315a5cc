import LaminaTesting
import LaminaText
import Testing

@Suite struct TextViewTests {
  @Test("text is drawn in ink and read by its label")
  func ink() {
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      Text("Hello, 世界").font(.title).accessibilityIdentifier("t")
    }
    #expect(harness.text(of: "t") == "Hello, 世界")
    let picture = harness.picture()
    var dark = 0
    for y in 0..<60 { for x in 0..<200 where picture.pixel(x: x, y: y) & 0xFF < 128 { dark += 1 } }
    #expect(dark > 100)
  }
}
